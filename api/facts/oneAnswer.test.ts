import { afterEach, expect, it, vi } from 'vitest';
import { addMissingFacts } from '../../db/facts/factSeeds';
import { createBlog } from '../../db/posts/live';
import { seedFacts } from '../../db/seed/facts';
import { longDay } from '../../shared/facts';
import { factUses } from '../../site/api';
import { post, testApp } from '../testApp';
import type { Fact } from '../types';

const today = '2026-11-22';
afterEach(() => {
  vi.useRealTimers();
});

/** Before, on and after a day of changes; a day of which little is known; today. */
const days = ['2026-06-30', '2026-07-01', '2026-07-02', '2020-01-01', today];

/** Returns a page's visible text, without the notes on figures. */
const read = (html: string): string =>
  html
    .replace(/<script[\s\S]*?<\/script>|<small>.*?<\/small>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');

/** What a fact of the API looks like in a text, in each form; apart from dates. */
function saidOf({ text, words, until, estimate, announced, value, ended }: Fact): string[] {
  const isAnnounced = value === null && !ended && !estimate && announced;
  const [main, inWords] = isAnnounced ? [announced.text, announced.words] : [text, words];
  const end = estimate
    ? `${until ? ` until ${longDay(until)}` : ''} (about ${estimate.text} now, our estimate; the Department’s page decides)`
    : '';
  return [main, inWords ?? main].map((one) => `${one}${end}`);
}

async function firm() {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${today}T01:00:00Z`) });
  const kit = testApp();
  addMissingFacts(kit.db, seedFacts);
  const keys = Object.keys(seedFacts);
  const elements = keys.map((key) => `<p>[${key}]<data value="${key}">unfilled</data>.</p>`);
  createBlog(kit.db, 'all', { ...post, slug: 'all', content: elements.join('') });
  const admin = await kit.signIn();
  const fields = 'key,kind,value,text,words,since,until,before,source,estimate,ended,announced';
  const answers = async (day: string): Promise<Fact[]> =>
    (await kit.app.request(`/api/facts?at=${day}&fields=${fields}`)).json();
  const page = async (path: string) => read(await (await admin.send('GET', path)).text());
  return { ...kit, admin, keys, answers, page };
}

it.each(days)('on %s pages, articles and the API say the same of every fact', async (day) => {
  const { keys, answers, page } = await firm();
  const facts = new Map((await answers(day)).map((fact) => [fact.key, fact]));
  expect([...facts.keys()].sort()).toEqual([...keys].sort());
  const differences: string[] = [];
  const article = await page(`/blog/all?as-at=${day}`);
  const uses = Object.entries(factUses).flatMap(([key, places]) =>
    places
      // Its results depend on the answers.
      .filter(({ path }) => path !== '/visa-assessment')
      .map(({ path }) => ({
        key,
        path: path === '/points-calculator' ? `${path}?visaType=${key.split('-')[1]}` : path,
      })),
  );
  const pages = new Map<string, string>();
  for (const path of new Set(uses.map((use) => use.path))) {
    pages.set(path, await page(`${path}${path.includes('?') ? '&' : '?'}as-at=${day}`));
  }
  for (const [key, fact] of facts) {
    const [said = ''] = saidOf(fact);
    const shown =
      article
        .split(`[${key}]`)[1]
        ?.split(/ ?\. (?:\[|$)/)[0]
        ?.trim() ?? '';
    // What isn't known leaves an author's text.
    const isKept = fact.value === null;
    const isRight = isKept
      ? shown.startsWith('unfilled') || shown.startsWith(said)
      : shown.replace(/ \(before: .*?\)/, '').startsWith(said);
    if (!isRight) differences.push(`article, ${key}: ${said} / ${shown.slice(0, 100)}`);
  }
  let compared = 0;
  for (const { key, path } of uses) {
    // The quick calculator's charge of a student visa is the specification's, of its own day.
    if (path.endsWith('visaType=500')) continue;
    const fact = facts.get(key);
    const text = pages.get(path) ?? '';
    if (!fact) continue;
    compared += 1;
    const isThere = saidOf(fact).some((said) => text.includes(said));
    // A sum that can't be made, and a row without any charge, aren't shown.
    const isLeftOut = fact.value === null || fact.estimate !== undefined;
    if (!isThere && !isLeftOut) differences.push(`${path}, ${key}: ${saidOf(fact)[0]}`);
    if (fact.estimate && text.includes(` ${fact.estimate.text} `)) {
      const bare = text.split(` ${fact.estimate.text} `).slice(1).length;
      const asEstimate = text.split(`(about ${fact.estimate.text} now`).slice(1).length;
      if (asEstimate === 0 && bare > 0) differences.push(`${path}, ${key}: a bare estimate`);
    }
  }
  expect(compared).toBeGreaterThan(100);
  expect(differences).toEqual([]);
});

it('today, /changes in its three forms, search and the admin say the same, and no estimate is a change', async () => {
  const { app, admin, answers, page } = await firm();
  const facts = await answers(today);
  const text = await page('/changes?visa=189');
  const all = await page('/changes');
  for (const fact of facts) {
    const [said = ''] = saidOf(fact);
    expect(all.replace(/ \(before: [^)]*\)/g, ''), fact.key).toContain(said);
  }
  expect(text).toContain('$4,910 until 30 June 2026 (about $6,140 now, our estimate');
  const json: { key: string; text: string; source: Fact['source'] }[] = await (
    await app.request('/changes.json')
  ).json();
  const rss = await (await app.request('/changes.rss')).text();
  expect(JSON.stringify(json)).not.toMatch(/Inferred|confirmed/);
  expect(rss).not.toMatch(/Inferred/);
  expect(json.filter(({ source }) => source.kind === 'estimate')).toEqual([]);
  for (const { key, text: changed } of json.filter((one) =>
    /^visa-(189|190|491)-charge$/.test(one.key),
  )) {
    expect(changed, key).not.toBe('$6,140');
  }
  // Each change has the source that the API gives on its day.
  for (const fact of facts.filter(({ value }) => value !== null)) {
    const latest = json.find(({ key, text }) => key === fact.key && text === fact.text);
    if (latest) expect(latest.source, fact.key).toEqual(fact.source);
  }
  const results = await (
    await app.request('/api/search?q=skilled+independent+charge+189&range=[0,49]')
  ).text();
  expect(results).not.toContain('not known to us');
  const uses = await (await admin.send('GET', '/api/fact-uses?key=visa-189-charge')).json();
  const sentences = JSON.stringify(uses);
  expect(sentences).toContain('$4,910 until 30 June 2026 (about $6,140 now, our estimate');
  expect(sentences).not.toMatch(/[^t] \$6,140/);
});
