import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addMissingFacts } from '../../db/facts/factSeeds';
import { seedFacts } from '../../db/seed/facts';
import { testApp } from '../testApp';
import type { Fact, FactChange, FactValue } from '../types';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-22T00:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const proposal = {
  fact_key: 'visa-500-charge',
  value: 'A$2,750',
  valid_from: '2026-07-01',
  source_title: 'Department of Home Affairs, visa pricing estimator',
  source_url: 'https://immi.homeaffairs.gov.au/visas/visa-pricing-estimator',
  note: 'Charges rose by a quarter.',
};

async function factApp() {
  const test = testApp();
  addMissingFacts(test.db, seedFacts);
  const { send } = await test.signIn();
  const json = async <Body>(path: string) => (await (await test.app.request(path)).json()) as Body;
  const charge = async (query = '') =>
    (await json<Fact[]>(`/api/facts${query}`)).find(({ key }) => key === 'visa-500-charge')?.text;
  const propose = async (values: object = {}) => {
    const response = await send('POST', '/api/fact-values', { ...proposal, ...values });
    expect(response.status).toBe(201);
    return (await response.json()) as FactValue;
  };
  /** Returns the fact's value confirmed from a day. */
  const confirmed = async (key: string, from: string) => {
    const filter = encodeURIComponent(JSON.stringify({ fact_key: key, state: 'confirmed' }));
    const response = await send('GET', `/api/fact-values?filter=${filter}`);
    const rows = (await response.json()) as FactValue[];
    const value = rows.find(({ valid_from }) => valid_from === from);
    if (!value) throw new Error('no such value');
    return value;
  };
  return { ...test, send, json, charge, propose, confirmed };
}

describe('a proposed value', () => {
  it('is what everybody reads from its day, whether or not somebody confirmed it', async () => {
    const { app, send, json, charge, propose } = await factApp();
    const value = await propose();
    expect(value).toMatchObject({ value: '2750', text: '$2,750', state: 'proposed' });
    expect(value).toMatchObject({ created_by: 'ada', review_by: '2027-07-31', checked_by: null });
    const texts = async () => {
      const paths = ['/api/facts', '/api/facts?at=2030-01-01', '/changes.json', '/changes.rss'];
      return Promise.all(paths.map(async (path) => (await app.request(path)).text()));
    };
    const are = (await texts()).map((text) => /2,?750/.test(text));
    expect(are).toEqual([true, true, true, true]);
    expect(await charge()).toBe('$2,750');

    const body = { value_id: value.id };
    expect((await send('POST', '/api/fact-confirmations', body)).status).toBe(201);
    for (const text of await texts()) expect(text).toContain('$2,750');
    expect(await charge()).toBe('$2,750');
    expect(await charge('?at=2026-06-30')).toBe('$2,000');
    const changes = await json<FactChange[]>('/changes.json');
    expect(changes.find(({ key }) => key === 'visa-500-charge')).toMatchObject({
      from: '2026-07-01',
      text: '$2,750',
      previous_text: '$2,000',
      why: 'Charges rose by a quarter.',
      source: {
        title: proposal.source_title,
        url: proposal.source_url,
        kind: 'department',
      },
    });
    // Who confirmed it, and when, is the office's.
    expect(JSON.stringify(changes)).not.toMatch(/confirmed_at|written_at/);
    expect((await send('POST', '/api/fact-confirmations', body)).status).toBe(409);
    const events = await (await send('GET', '/api/audit-events?range=[0,1]')).text();
    expect(events).toContain('visa-500-charge: $2,750 from 2026-07-01');
  });

  it('takes effect at midnight in Sydney, without a restart', async () => {
    const { send, charge, propose } = await factApp();
    const { id } = await propose({ valid_from: '2027-07-01' });
    await send('POST', '/api/fact-confirmations', { value_id: id });
    vi.setSystemTime(Date.parse('2027-06-30T13:59:59Z'));
    expect(await charge()).toBe('$2,500');
    vi.setSystemTime(Date.parse('2027-06-30T14:00:00Z'));
    expect(await charge()).toBe('$2,750');
  });

  it('can’t be confirmed from a day that another one begins on', async () => {
    const { send, charge, propose } = await factApp();
    const { id } = await propose({ valid_from: '2025-07-01' });
    const response = await send('POST', '/api/fact-confirmations', { value_id: id });
    expect(response.status).toBe(409);
    expect(await response.json()).toHaveProperty('errors.valid_from');
    expect(await charge('?at=2026-06-30')).toBe('$2,000');
  });

  it.each([
    [{ fact_key: 'visa-500-cost' }, 'fact_key'],
    [{ value: 'about 2000' }, 'value'],
    [{ value: '' }, 'value'],
    [{ valid_from: '1 July 2026' }, 'valid_from'],
    [{ source_title: ' ' }, 'source_title'],
    [{ source_url: 'javascript:alert(1)' }, 'source_url'],
    [{ checked_on: '2026-11-23' }, 'checked_on'],
    [{ review_by: '2026-11-22' }, 'review_by'],
  ])('with %j is refused at its field', async (changes, field) => {
    const { send } = await factApp();
    const response = await send('POST', '/api/fact-values', { ...proposal, ...changes });
    expect(response.status).toBe(422);
    expect(Object.keys(((await response.json()) as { errors: object }).errors)).toEqual([field]);
  });
});

describe('an estimate', () => {
  const guess = { value: '2800', valid_from: '2026-10-01', source_title: 'Our reckoning' };

  it('never takes the place of what was read, and has no source', async () => {
    const { send, json, charge, propose } = await factApp();
    const sent = { ...proposal, ...guess, source_kind: 'estimate' };
    const withUrl = await send('POST', '/api/fact-values', sent);
    expect(withUrl.status).toBe(422);
    expect(await withUrl.json()).toHaveProperty('errors.source_kind');
    const value = await propose({ ...guess, source_url: null, source_kind: 'estimate' });
    expect(await charge()).toBe('$2,500');
    const [fact] = (await json<Fact[]>('/api/facts?fields=key,text,until,estimate')).filter(
      ({ key }) => key === 'visa-500-charge',
    );
    expect(fact).toMatchObject({ until: '2026-09-30', estimate: { text: '$2,800' } });
    expect(JSON.stringify(await json('/changes.json'))).not.toContain('2,800');

    // Confirming asks where it was read, and makes it a value.
    const body = { value_id: value.id };
    const bare = await send('POST', '/api/fact-confirmations', body);
    expect(bare.status).toBe(422);
    expect(await bare.json()).toHaveProperty('errors.source_title');
    expect(await charge()).toBe('$2,500');
    const source = { source_title: 'Estimator', source_url: proposal.source_url };
    const done = await send('POST', '/api/fact-confirmations', { ...body, ...source });
    expect(await done.json()).toMatchObject({ source_kind: 'department', state: 'confirmed' });
    expect(await charge()).toBe('$2,800');
  });

  it('of which somebody changes the source becomes a value; another change leaves it one', async () => {
    const { send, charge, propose } = await factApp();
    const sent = { ...guess, source_url: null, source_kind: 'estimate' };
    const { id, updated_at } = await propose(sent);
    const path = `/api/fact-values/${id}`;
    const changed = await (await send('PUT', path, { value: '2900', updated_at })).json();
    expect(changed).toMatchObject({ source_kind: 'estimate' });
    const law = {
      source_url: 'https://www.legislation.gov.au/F2026L00001',
      updated_at: changed.updated_at,
    };
    expect(await (await send('PUT', path, law)).json()).toMatchObject({ source_kind: 'law' });
    expect(await charge()).toBe('$2,900');
  });
});

describe('a confirmed value', () => {
  it('changes at once, but not over somebody else’s change', async () => {
    const { send, charge, confirmed } = await factApp();
    const value = await confirmed('visa-500-charge', '2025-07-01');
    const path = `/api/fact-values/${value.id}`;
    const change = { value: '2010', updated_at: value.updated_at };
    expect(await charge('?at=2026-06-30')).toBe('$2,000');
    expect((await send('PUT', path, change)).status).toBe(200);
    expect(await charge('?at=2026-06-30')).toBe('$2,010');
    const stale = await send('PUT', path, { ...change, value: '2020' });
    expect(stale.status).toBe(409);
    expect(await stale.json()).toMatchObject({ current: { value: '2010' } });
    expect(await charge('?at=2026-06-30')).toBe('$2,010');
  });

  it('can’t be removed if the fact would have none today', async () => {
    const { send, charge, confirmed } = await factApp();
    const { id, updated_at } = await confirmed('visa-189-charge', '2023-07-01');
    const path = `/api/fact-values/${id}`;
    expect((await send('DELETE', path)).status).toBe(409);
    const later = { valid_from: '2027-07-01', updated_at };
    expect((await send('PUT', path, later)).status).toBe(409);
    const present = await confirmed('visa-500-charge', '2025-07-01');
    expect((await send('DELETE', `/api/fact-values/${present.id}`)).status).toBe(200);
    expect(await charge('?at=2026-06-30')).toBe('$1,600');
  });

  it('can only be checked or confirmed as it was read', async () => {
    const { send, charge, propose, confirmed } = await factApp();
    const seen = await propose();
    const change = { value: '9999', updated_at: seen.updated_at };
    expect((await send('PUT', `/api/fact-values/${seen.id}`, change)).status).toBe(200);
    const asSeen = { value_id: seen.id, updated_at: seen.updated_at };
    const stale = await send('POST', '/api/fact-confirmations', asSeen);
    expect(stale.status).toBe(409);
    expect(await stale.json()).toMatchObject({ current: { value: '9999', state: 'proposed' } });
    expect(await charge()).toBe('$9,999');
    const { id, updated_at } = await confirmed('visa-500-charge', '2025-07-01');
    const check = { value_id: id, updated_at };
    expect((await send('POST', '/api/fact-checks', check)).status).toBe(201);
    expect((await send('POST', '/api/fact-checks', check)).status).toBe(409);
  });

  it('needs its next check after the following July', async () => {
    const { send, confirmed } = await factApp();
    const { id } = await confirmed('visa-500-charge', '2025-07-01');
    const response = await send('POST', '/api/fact-checks', { value_id: id });
    expect(await response.json()).toMatchObject({
      checked_on: '2026-11-22',
      checked_by: 'ada',
      review_by: '2027-07-31',
      value: '2000',
    });
    expect((await send('POST', '/api/fact-checks', { value_id: 'none' })).status).toBe(404);
    const source = { source_title: 'Fees page', source_url: 'https://example.gov.au/fees' };
    const again = await send('POST', '/api/fact-checks', { value_id: id, ...source });
    expect(await again.json()).toMatchObject({ ...source, value: '2000' });
    const wrong = { value_id: id, ...source, source_url: 'javascript:alert(1)' };
    expect((await send('POST', '/api/fact-checks', wrong)).status).toBe(422);
  });
});
