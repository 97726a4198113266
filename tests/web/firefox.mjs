/**
 * node firefox.mjs FIREFOX: drives a Firefox over WebDriver BiDi. A command is a line on stdin, ["go", "http://..."];
 * its answer is a line on stdout, {"value"} or {"error"}. Firefox is ended when stdin ends.
 */
import { createInterface } from "node:readline";
import puppeteer from "puppeteer-core";

const browser = await puppeteer.launch({
  browser: "firefox",
  executablePath: process.argv[2],
  headless: true,
  defaultViewport: { width: 1280, height: 800 },
  // As everybody has it; puppeteer would let one file of the disk read others.
  extraPrefsFirefox: { "security.fileuri.strict_origin_policy": true },
});
let context, page, errors, requests;

const commands = {
  /** A window of a fresh profile. */
  async fresh() {
    context = await browser.createBrowserContext();
    page = await context.newPage();
    errors = [];
    requests = [];
    page.on("request", (request) => requests.push(request.url()));
    page.on("pageerror", (error) => errors.push(String(error)));
    page.on("console", (message) => {
      if (["error", "warn"].includes(message.type())) errors.push(message.text());
    });
  },
  go: async (address) => void (await page.goto(address)),
  evaluate: (expression) => page.evaluate(expression),
  press: (x, y) => page.mouse.click(x, y),
  /** Closes the window and tells what was noticed in it. */
  async leave() {
    await context.close();
    return { errors, requests };
  },
};

try {
  for await (const line of createInterface({ input: process.stdin })) {
    const [command, ...rest] = JSON.parse(line);
    const answer = await commands[command](...rest).then(
      (value) => ({ value }),
      (error) => ({ error: String(error) }),
    );
    console.log(JSON.stringify(answer));
  }
} finally {
  await browser.close();
}
