// Measures typing in a 50 KB article in the built admin: `node scripts/typing.js`. Prints the time from
// a key to the frame that shows it, and the CPU time of the page's thread for a key and all that follows
// from it (saving, checks, drawing), which a busy machine hardly changes.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { runnerImport } from 'vite';
import { ensureBuilt } from './build.js';

const keys = 200;
const section = `<h2>Evidence</h2><p>${'A <strong>certified</strong> copy of <a href="/contact">each document</a>. '.repeat(12)}</p>
<ul><li>Passport</li><li>Birth certificate</li></ul>
<table border="1"><tbody><tr><td>Fee</td><td>$650</td></tr></tbody></table>\n`;
const content = section.repeat(Math.ceil(50_000 / section.length));

/** Runs in the page: one time for each key, until the frame after it has been painted. */
function timeKeys() {
  /** @type {number[]} */
  const times = [];
  const { port1, port2 } = new MessageChannel();
  /** @type {number[]} */
  const waiting = [];
  port1.onmessage = () => times.push(performance.now() - (waiting.shift() ?? 0));
  const onKey = (/** @type {KeyboardEvent} */ event) => {
    waiting.push(event.timeStamp);
    requestAnimationFrame(() => port2.postMessage(null));
  };
  document.addEventListener('keydown', onKey, true);
  Object.assign(window, { keyTimes: times });
}

ensureBuilt();
const helpers =
  /** @type {typeof import('../e2e/server') & typeof import('../e2e/findBrowser')} */ ({
    ...(await runnerImport('./e2e/server.ts')).module,
    ...(await runnerImport('./e2e/findBrowser.ts')).module,
  });
const folder = mkdtempSync(join(tmpdir(), 'wattlepath-typing-'));
const server = await helpers.startServer(join(folder, 'site.db'));
const browser = await chromium.launch({
  executablePath: helpers.findBrowser(),
  args: ['--no-sandbox'],
});
try {
  const page = await browser.newPage({ baseURL: server.url });
  const user = { username: 'admin', password: helpers.adminPassword };
  await page.request.post('/api/session', { data: user });
  const stored = await (await page.request.get('/api/blogs/3')).json();
  await page.request.put('/api/blogs/3', { data: { ...stored, content } });
  await page.goto('/admin/blogs/3');
  const text = page.getByRole('textbox', { name: 'Content' });
  await text.getByRole('heading').nth(20).click();
  await page.keyboard.press('End');
  await page.evaluate(timeKeys);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const readCpu = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const seconds = (/** @type {string} */ name) =>
      metrics.find((metric) => metric.name === name)?.value ?? 0;
    return { all: seconds('TaskDuration'), scripts: seconds('ScriptDuration') };
  };
  const before = await readCpu();
  await page.keyboard.type('the quick brown fox '.repeat(keys / 20), { delay: 70 });
  const after = await readCpu();
  const each = (/** @type {keyof typeof after} */ part) =>
    `${(((after[part] - before[part]) * 1000) / keys).toFixed(1)} ms`;
  /** @type {number[]} */
  const times = await page.evaluate('keyTimes');
  times.sort((one, other) => one - other);
  const at = (/** @type {number} */ share) =>
    `${times[Math.floor(times.length * share)]?.toFixed(1)} ms`;
  const size = (content.length / 1000).toFixed(0);
  console.log(
    `${times.length} keys in ${size} KB: median ${at(0.5)}, 95 % ${at(0.95)}, most ${at(0.999)}; ` +
      `CPU ${each('all')} a key, of which scripts ${each('scripts')}`,
  );
} finally {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true });
}
