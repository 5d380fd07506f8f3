import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { addMissingFacts } from '../../db/facts/factSeeds';
import { factsOn } from '../../db/facts/facts';
import { factValues } from '../../db/facts/schema';
import { createBlog } from '../../db/posts/live';
import { seedFacts } from '../../db/seed/facts';
import { factUses, pageFact } from '../../site/api';
import { DailyFacts } from '../content/dailyFacts';
import { ContentCache } from '../http/contentCache';
import { post, testApp } from '../testApp';

const guide = '/services/student-visa';
const other = '/services/visitor-visa';

/** Builds the app with the seeded facts at a time set by `set`, counting renders. */
function site(start = '2026-11-22T01:00:00Z') {
  const time: { now: Date; tick?: () => Date } = { now: new Date(start) };
  const cache = new ContentCache();
  const made: string[] = [];
  const get = cache.get.bind(cache);
  cache.get = (key, make) =>
    get(key, () => {
      made.push(key);
      return make();
    });
  const running = testApp(
    {},
    () => {},
    cache,
    () => {
      if (time.tick) time.now = time.tick();
      return time.now;
    },
  );
  addMissingFacts(running.db, seedFacts);
  const text = async (path: string) => (await running.send('GET', path)).text();
  return { ...running, cache, made, time, text };
}

type Site = ReturnType<typeof site>;

/** Confirms a value of a fact, as an admin would. */
function confirmValue({ db }: Site, fact_key: string, value: string, valid_from: string) {
  const day = '2026-11-22';
  const times = { created_at: `${day}T00:00:00.000Z`, updated_at: `${day}T00:00:00.000Z` };
  db.orm
    .insert(factValues)
    .values({
      id: crypto.randomUUID(),
      fact_key,
      value,
      valid_from,
      source_title: 'A test',
      state: 'confirmed',
      checked_on: day,
      review_by: '2030-07-31',
      ...times,
    })
    .run();
}

const article = (key: string) => `<p>It costs <data value="${key}">$1</data>, about.</p>`;

/** Returns the visible text, without the notes on figures. */
function read(html: string): string {
  return html
    .replace(/<script[\s\S]*?<\/script>|<small>.*?<\/small>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
}

const guess = '(about $6,140 now, our estimate; the Department’s page decides)';

describe('pages that name facts', () => {
  it.each([
    [
      guide,
      [
        '4–8 weeks',
        'From $2,500 (before: $2,000)',
        '48 hours a fortnight',
        'Course length + 1–4 years',
        '$29,710',
      ],
    ],
    [
      '/services/post-study-work',
      ['Under 35', '6 months', '92 weeks', '18 months', '2–4 years', '2–3 years'],
    ],
    [other, ['3, 6 or 12 months', 'Up to 3 months']],
    ['/services/employer-sponsored', ['2–4 years', 'Under 45']],
    [
      '/services/partner-visa',
      ['29–37 months', '24–35 months', '18–27 months', '9–15 months', 'About 2 years'],
    ],
    ['/points-calculator?visaType=189', [`$4,910 until 30 June 2026 ${guess}`]],
    ['/points-calculator?visaType=190', [`$4,765 until 30 June 2025 ${guess}`]],
    ['/points-calculator?visaType=491', [`$4,910 until 30 June 2026 ${guess}`]],
    ['/points-calculator?visaType=500', ['$650']],
    ['/resources/student-budget-planner', ['$29,710', '$13,502']],
  ])('%s has the specification’s figures', async (path, figures) => {
    const html = await site().text(path);
    expect(html).not.toContain('{{');
    expect(html).not.toContain('(ask us)');
    const text = read(html).replaceAll(' † ', ' ');
    for (const figure of figures) expect(text).toContain(figure);
  });

  it('say once from when their figures are, and at each its day and the Department’s page', async () => {
    const running = site();
    const html = await running.text(guide);
    expect(html).toContain(
      '$29,710<small>since 10 May 2024 · <a href="https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing/student-500" target="_blank" rel="noopener">confirm on the Department’s page</a> · <a href="/changes#visa-500-living-costs">its history</a></small>',
    );
    expect(read(html)).toMatch(
      /Figures in force from 1 July 2026\. Charges change each July: confirm/,
    );
    expect(html.match(/Charges change each July/g)).toHaveLength(1);
    // No figure of the visitor visa has changed, or will.
    expect(await running.text(other)).not.toContain('"figure newer"');
    expect(html).not.toMatch(/Specification of this site|unknown date/);
    for (const path of [
      guide,
      other,
      '/changes',
      '/services/permanent-residency',
      '/points-calculator?visaType=189',
    ])
      expect(await running.text(path)).not.toMatch(
        /due for a check|\(ask us\)|: ask us|our (own )?figure|not yet checked/i,
      );
  });

  it.each([
    [
      '2026-07-01',
      /"figure"[^>]*>(?:4|four) months <span class="figure-was">\(before: 3 months\)<\/span><small>since 1 July 2026 · <a/g,
      /figure-was/g,
      '',
    ],
    [
      '2027-07-01',
      /"figure newer"[^>]*>(?:3|three) months<small>4 months announced, from 1 July 2027 · <a/g,
      /"figure newer"/g,
      'A † marks a figure that has changed or will',
    ],
  ])(
    'mark a figure with another value from %s, and no other',
    async (valid_from, marked, all, said) => {
      const { db, text } = site();
      const times = {
        created_at: '2026-11-22T00:00:00.000Z',
        updated_at: '2026-11-22T00:00:00.000Z',
      };
      const proposed = { state: 'proposed', checked_on: '', review_by: '2027-07-31' } as const;
      const value = { id: 'p', fact_key: 'visa-600-study', value: '4 months', valid_from };
      const source_title = 'A test';
      db.orm
        .insert(factValues)
        .values({ ...value, source_title, words: 'four months', ...proposed, ...times })
        .run();
      const html = await text(other);
      expect(html.match(marked)?.length).toBeGreaterThan(0);
      expect(html.match(marked)?.length).toBe(html.match(all)?.length);
      expect(html).not.toMatch(/not confirmed/);
      expect(read(html)).toContain(said);
    },
  );

  it('no row of charges mixes the days of its figures, on any day', async () => {
    const running = site();
    const { send } = await running.signIn();
    let rows = 0;
    for (const day of ['2023-07-01', '2024-07-01', '2025-07-01', '2026-06-30', '2026-11-22']) {
      for (const path of new Set(
        Object.values(factUses).flatMap((uses) => uses.map((use) => use.path)),
      )) {
        const html = await (await send('GET', `${path}?as-at=${day}`)).text();
        const charges = [...html.matchAll(/<tr[ >].*?<\/tr>/g)].filter(([row]) =>
          row.includes('>$'),
        );
        for (const [row] of charges) {
          const days = new Set(
            [...row.matchAll(/<small>since ([^·<]+)/g)].map(([, since]) => since),
          );
          expect(days.size, `${path} on ${day}: ${row}`).toBeLessThanOrEqual(1);
          rows += 1;
        }
      }
    }
    expect(rows).toBeGreaterThan(30);
  });

  it('tell search engines the figures in force', async () => {
    const html = await site().text('/services/visitor-visa');
    expect(html).toMatch(/name="description" content="[^"]*stays of 3, 6 or 12 months,/);
  });

  it('are the ones that factUses lists, with every fact that they ask for', async () => {
    const { app, facts } = site();
    const asked = vi.spyOn(facts, 'read');
    const uses = Object.entries(factUses).flatMap(([key, pages]) =>
      pages.map(({ path }) => ({ key, path })),
    );
    for (const path of new Set(uses.map((use) => use.path))) {
      asked.mockClear();
      await app.request(path);
      const named = asked.mock.calls.flatMap(([refs]) => refs.map((ref) => ref.split(' ')[0]));
      const listed = uses.filter((use) => use.path === path).map(({ key }) => key);
      expect([...new Set(named)].sort(), path).toEqual(listed.sort());
    }
  });

  it('have a sentence of each in factUses', () => {
    const empty = Object.entries(factUses).flatMap(([key, pages]) =>
      pages.filter(({ sentences }) => sentences.length === 0).map(({ path }) => `${key} ${path}`),
    );
    expect(empty).toEqual([]);
    expect(factUses['visa-500-charge']?.flatMap(({ sentences }) => sentences)).toContain(
      'The government’s charge starts from {{visa-500-charge}}, {{visa-500-charge as of}}; some, such as citizens of Pacific island countries and Timor-Leste, pay less.',
    );
  });
});

describe('an article', () => {
  it('shows the fact in force in place of its fallback, to visitors and in its data once', async () => {
    const running = site();
    const { send } = await running.signIn();
    await send('POST', '/api/blogs', { ...post, content: article('visa-500-charge') });
    const html = await running.text(`/blog/${post.slug}`);
    expect(html).toMatch(
      /value="visa-500-charge" tabindex="0">\$2,500 <span class="figure-was">\(before: \$2,000\)<\/span><small>/,
    );
    expect(html).not.toContain('>$1<');
  });

  it('keeps its fallback where no value is in force', async () => {
    const running = site();
    createBlog(running.db, '1', { ...post, content: article('visa-189-charge-adult') });
    expect(await running.text(`/blog/${post.slug}`)).toContain('It costs $1, about.');
  });
});

describe('a change of a fact', () => {
  it('renders the pages anew that name it, and no other', async () => {
    const running = site();
    const { text, made, facts } = running;
    for (const path of [guide, other, '/', '/changes']) await text(path);
    confirmValue(running, 'visa-500-charge', '2600', '2026-11-22');
    facts.changed(['visa-500-charge']);
    made.length = 0;
    expect(await text(guide)).toMatch(/>\$2,600 <.*since 22 November 2026/);
    await text(other);
    await text('/');
    expect(await text('/changes')).toContain('$2,600');
    expect(made).toEqual([guide, '/changes']);
  });

  it('that is planned takes over at midnight in Sydney, on the pages that name it alone', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const running = site('2026-11-22T12:50:00Z');
    const { text, made, startJobs, time, send } = running;
    confirmValue(running, 'visa-500-charge', '2600', '2026-11-23');
    startJobs('facts');
    const pass = async (seconds: number) => {
      for (let left = seconds; left > 0; left -= 1) {
        time.now = new Date(time.now.getTime() + 1000);
        await vi.advanceTimersByTimeAsync(1000);
      }
    };
    for (const path of [guide, other, '/']) await text(path);
    await pass(9 * 60 + 30);
    made.length = 0;
    const before = await send('GET', guide);
    expect(await before.text()).toContain('>$2,500 <');
    // No edge serves it past midnight.
    expect(before.headers.get('Cache-Control')).toContain('s-maxage=0');
    expect((await send('GET', other)).headers.get('Cache-Control')).toContain('s-maxage=30');
    await pass(31);
    const after = await send('GET', guide);
    expect(await after.text()).toContain('>$2,600 <');
    expect(after.headers.get('Cache-Control')).toContain('s-maxage=30');
    await text(other);
    await text('/');
    expect(made).toEqual([guide, guide]);
  });

  it('takes over on time also where midnight comes while the clock is read', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const running = site('2026-11-22T12:59:30Z');
    confirmValue(running, 'visa-500-charge', '2600', '2026-11-23');
    running.startJobs('facts');
    await vi.advanceTimersByTimeAsync(1);
    expect(await running.text(guide)).toContain('>$2,500 <');
    // A timer that fires a millisecond early; each later reading of the clock advances a
    // millisecond.
    running.time.tick = () => new Date(running.time.now.getTime() + 1);
    running.time.now = new Date('2026-11-22T12:59:59.997Z');
    await vi.advanceTimersByTimeAsync(30_000);
    running.time.now = new Date('2026-11-22T13:00:01Z');
    await vi.advanceTimersByTimeAsync(1000);
    expect(await running.text(guide)).toContain('>$2,600 <');
  });

  it('has taken over after a restart', async () => {
    const running = site('2026-11-22T12:59:59Z');
    confirmValue(running, 'visa-500-charge', '2600', '2026-11-23');
    expect(await running.text(guide)).toContain('>$2,500 <');
    const clock = () => new Date('2026-11-22T13:00:00Z');
    const later = new DailyFacts(running.db, new ContentCache(), running.environment, clock);
    expect(later.read(['visa-500-charge'])).toMatchObject({
      'visa-500-charge': { text: '$2,600', from: '2026-11-23' },
    });
  });
});

describe('?as-at=', () => {
  const past = `${guide}?as-at=2024-08-01`;

  it('shows an admin the page of that day, says so, and keeps it nowhere', async () => {
    const running = site();
    const { send } = await running.signIn();
    await running.text(guide);
    const answer = await send('GET', past);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    const html = await answer.text();
    expect(html).toContain(
      'From <span class="figure newer" tabindex="0">$1,600 <span class="figure-was">(before: $710)</span><small>since 1 July 2024',
    );
    expect(html).toContain('as on <strong>1 August 2024</strong>');
    expect(await running.text(guide)).toContain('$2,500');
    expect(await running.text(past)).toContain('$2,500');
  });

  it('is ignored for everyone else, and where it names no day', async () => {
    const running = site();
    const anonymous = await running.send('GET', past);
    const html = await anonymous.text();
    expect(html).toBe(await running.text(guide));
    expect(running.made).toEqual([guide]);
    const { send } = await running.signIn();
    expect(await (await send('GET', `${guide}?as-at=2024-13-45`)).text()).toBe(html);
  });
});

describe('the cost for a family', () => {
  it('is the sum of the charges, without a script', async () => {
    const running = site();
    for (const [key, value] of [
      ['adult', '1225'],
      ['child', '400'],
    ] as const) {
      confirmValue(running, `visa-500-charge-${key}`, value, '2026-07-01');
    }
    const html = await running.text(`${guide}?adults=1&children=2`);
    expect(html).toContain('<output>$4,525</output>');
    expect(html).toContain('Together: 2 adults, 2 children');
    expect(await running.text(guide)).toContain('<output>$2,500</output>');
  });

  it('is not summed where a charge isn’t known', async () => {
    const { text } = site();
    const html = await text(guide);
    expect(html).toContain('id="family-cost"');
    expect(html).not.toContain('name="adults"');
    const graduate = await text('/services/post-study-work');
    expect(graduate).toContain('charge for the main applicant</caption>');
    expect(graduate).toContain(
      '$5,750 <span class="figure-was">(before: $4,600)</span><small>since 1 July 2026 · <a',
    );
  });

  it.each([
    ['adults=0&children=0', ''],
    ['adults=12&children=x', '?adults=9'],
  ])('with %s leads to the address that is best to share', async (query, better) => {
    const answer = await site().send('GET', `${guide}?${query}`);
    expect([answer.status, answer.headers.get('Location')]).toEqual([301, `${guide}${better}`]);
  });
});

it('/changes says of every fact in force what it is, under its key, and what changed in a year', async () => {
  const { text, db, send } = site();
  const html = await text('/changes');
  for (const fact of factsOn(db, '2026-11-22')) {
    expect(html).toContain(`id="${fact.key}"`);
    expect(html).toContain(`<dd>${pageFact(fact).text}`);
  }
  expect(html).toContain('was </span><s>$2,000</s> → <strong>$2,500</strong>');
  const ofVisa = await text('/changes?visa=500');
  expect(ofVisa).toContain('id="visa-500-charge"');
  expect(ofVisa).not.toContain('id="visa-482-charge"');
  const earlier = await text('/changes?year=2024');
  const days = (page: string) => [...page.matchAll(/id="day-(\d{4})/g)].map(([, year]) => year);
  expect(new Set(days(html))).toEqual(new Set(['2026']));
  expect(new Set(days(earlier))).toEqual(new Set(['2024']));
  expect(earlier).not.toContain('id="visa-500-charge"');
  expect((await send('GET', '/changes?year=1999')).status).toBe(404);
  expect((await send('GET', '/changes?visa=999')).status).toBe(404);
});
