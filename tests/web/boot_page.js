// A page of the tests: the loader alone, for what the real page does not show.
import { startEngine } from "../../web/boot/start.js";

globalThis.boot = { startEngine };
