// A whole match through the worker, by actions that are drawn by lot.
import { startEngine } from "../../../web/boot/start.js";

globalThis.match = async (game, seats) => {
  const engine = await startEngine();
  const seat = (name) => ({ name, kind: "person", level: null, colour: "teal", symbol: "star" });
  const names = ["Ann", "Bea", "Cem", "Dan", "Eve", "Fay"].slice(0, seats);
  const setup = { game, seats: names.map(seat), seed: "bench" };
  let { ply } = await engine.call("new_table", setup);
  let { view } = await engine.call("view", { seat: 0, since: 0 });
  const times = [];
  let dice = 1;
  while (!view.outcome) {
    const player = view.current_player;
    if (view.seat !== player) ({ view } = await engine.call("view", { seat: player, since: ply }));
    dice = (dice * 48271) % 2147483647; // the same match each time
    const { notation } = view.actions[dice % view.actions.length];
    const before = performance.now();
    const ask = { ply, actions: [notation], seat: player, since: ply };
    ({ ply, view } = await engine.call("act", ask));
    times.push(performance.now() - before);
  }
  return { times, plies: ply, memory: await engine.call("memory") };
};
