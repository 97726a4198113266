/** node firefox.mjs FIREFOX URL: opens a match in Firefox, over WebDriver BiDi, and prints how Python started. */
import puppeteer from "puppeteer-core";

const [executablePath, url] = process.argv.slice(2);
const browser = await puppeteer.launch({ browser: "firefox", executablePath, headless: true });
try {
  const page = await browser.newPage();
  const requests = [];
  const errors = [];
  page.on("request", (request) => requests.push(request.url()));
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("console", (message) => { if (message.type() === "error") errors.push(message.text()); });
  await page.goto(url);
  await page.waitForFunction(
    () => performance.getEntriesByName("emporion:ready").length > 0,
    { timeout: 120_000, polling: 100 },
  );
  const boot = await page.evaluate(() => performance.getEntriesByName("emporion:python")[0].detail);
  console.log(JSON.stringify({ boot, requests, errors }));
} finally {
  await browser.close();
}
