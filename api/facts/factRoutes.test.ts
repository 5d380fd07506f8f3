import { describe, expect, it } from 'vitest';
import { addMissingFacts } from '../../db/facts/factSeeds';
import type { Fact } from '../../db/facts/facts';
import { seedFacts } from '../../db/seed/facts';
import { testApp } from '../testApp';

function factApp() {
  const test = testApp();
  addMissingFacts(test.db, seedFacts);
  const read = async (query: string) =>
    (await (await test.app.request(`/api/facts${query}`)).json()) as Fact[];
  const textOf = async (key: string, query: string) =>
    (await read(query)).find((fact) => fact.key === key)?.text;
  return { ...test, read, textOf };
}

describe('GET /api/facts', () => {
  it('returns the facts as they are on a day to anyone, as pages say them', async () => {
    const { read, textOf } = factApp();
    const rows = await read('?at=2026-07-01');
    expect(rows.find(({ key }) => key === 'visa-500-charge')).toEqual({
      key: 'visa-500-charge',
      name: 'Student visa (500): application charge',
      kind: 'money',
      value: '2500',
      text: '$2,500',
      valid_from: '2026-07-01',
      since: '2026-07-01',
      until: '',
      before: { value: '2000', text: '$2,000', valid_from: '2025-07-01' },
      checked_on: '',
      source_title: 'peakmigration.com.au, July 2026',
      source_url: null,
      source: { title: 'peakmigration.com.au, July 2026', url: null, kind: 'other' },
    });
    // An estimate is never the value: what held last stands with its end.
    const [skilled] = (
      await read('?at=2026-11-29&fields=key,value,text,since,until,before,estimate')
    ).filter(({ key }) => key === 'visa-189-charge');
    expect(skilled).toMatchObject({
      value: '4910',
      text: '$4,910',
      since: '2025-07-01',
      until: '2026-06-30',
      before: { text: '$4,765' },
      estimate: { text: '$6,140', valid_from: '2026-07-01' },
    });
    expect(await textOf('visa-500-charge', '?at=2025-06-30')).toBe('$1,600');
    expect(await textOf('visa-500-charge', '?at=2020-01-01')).toBe('$650');
    expect(await textOf('visa-189-charge', '?at=2023-06-30')).toBe('not known to us');
  });

  it('returns the requested fields', async () => {
    const { read } = factApp();
    const rows = await read('?fields=key,words');
    expect(rows).toContainEqual({ key: 'visa-485-apply-within', words: 'six months' });
  });

  it.each(['?at=1+July+2026', '?at=2026-02-30', '?at=', '?fields=state'])(
    'refuses %s',
    async (query) => {
      const { app } = factApp();
      expect((await app.request(`/api/facts${query}`)).status).toBe(400);
    },
  );
});
