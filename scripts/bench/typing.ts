import { chromium, type Page } from 'playwright-core';
import { findBrowser } from '../../e2e/findBrowser';
import { startSite } from './server';

const keys = 200;
const section = `<h2>Evidence</h2><p>${'A <strong>certified</strong> copy of <a href="/contact">each document</a>. '.repeat(12)}</p>
<ul><li>Passport</li><li>Birth certificate</li></ul>
<table border="1"><tbody><tr><td>Fee</td><td>$650</td></tr></tbody></table>\n`;
const content = section.repeat(Math.ceil(50_000 / section.length));

/**
 * Types in a 50 KB article in the built admin.
 * @returns the time from a key to the frame that shows it, and the CPU time of the page's thread for
 *   a key and all that follows from it (saving, checks, drawing), which a busy machine hardly
 *   changes.
 */
export async function typing(folder: string): Promise<string> {
  const site = await startSite(folder);
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  try {
    const headers = { Cookie: site.Cookie, Origin: site.url };
    const context = await browser.newContext({ baseURL: site.url, extraHTTPHeaders: headers });
    const page = await context.newPage();
    const stored = await (await page.request.get('/api/blogs/3')).json();
    await page.request.put('/api/blogs/3', { data: { ...stored, content } });
    await page.goto('/admin/blogs/3');
    const text = page.getByRole('textbox', { name: 'Content' });
    await text.getByRole('heading').nth(20).click();
    await page.keyboard.press('End');
    await page.evaluate(timeKeys);
    const readCpu = await cpuReader(page);
    const before = await readCpu();
    await page.keyboard.type('the quick brown fox '.repeat(keys / 20), { delay: 70 });
    const after = await readCpu();
    const each = (part: 'all' | 'scripts') =>
      `${(((after[part] - before[part]) * 1000) / keys).toFixed(1)} ms`;
    const times: number[] = await page.evaluate('keyTimes');
    times.sort((one, other) => one - other);
    const at = (share: number) => `${times[Math.floor(times.length * share)]?.toFixed(1)} ms`;
    const size = (content.length / 1000).toFixed(0);
    return (
      `${times.length} keys in ${size} KB: median ${at(0.5)}, 95 % ${at(0.95)}, most ${at(0.999)}; ` +
      `CPU ${each('all')} a key, of which scripts ${each('scripts')}`
    );
  } finally {
    await browser.close();
    await site.stop();
  }
}

/** Runs in the page: one time for each key, until the frame after it has been painted. */
function timeKeys() {
  const times: number[] = [];
  const { port1, port2 } = new MessageChannel();
  const waiting: number[] = [];
  port1.onmessage = () => times.push(performance.now() - (waiting.shift() ?? 0));
  const onKey = (event: KeyboardEvent) => {
    waiting.push(event.timeStamp);
    requestAnimationFrame(() => port2.postMessage(null));
  };
  document.addEventListener('keydown', onKey, true);
  Object.assign(window, { keyTimes: times });
}

/** Returns a reader of the CPU seconds of a page's thread. */
export async function cpuReader(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const seconds = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
    return { all: seconds('TaskDuration'), scripts: seconds('ScriptDuration') };
  };
}
