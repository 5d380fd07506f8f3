import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { addMissingFacts } from '../../db/facts/factSeeds';
import { seedFacts } from '../../db/seed/facts';
import { testApp } from '../testApp';

const table = readFileSync(join(import.meta.dirname, '../../docs/duties.md'), 'utf8');
const quoted = [...table.matchAll(/\| `(\/[^`]*)` \| “([^”]+)” \| (\d{4}-\d\d-\d\d) \|/g)].map(
  ([, path = '', words = '', day = '']) => ({ path, words, day }),
);

it('every duty that a text meets is met by its words, on its page', async () => {
  const { app, db } = testApp();
  addMissingFacts(db, seedFacts);
  expect(quoted.length).toBeGreaterThan(20);
  for (const { path, words } of quoted) {
    const html = await (await app.request(path)).text();
    const text = html
      .replace(/<script[\s\S]*?<\/script>|<!--.*?-->|<[^>]+>/g, '')
      .replace(/&#x27;/g, '’');
    expect(text, path).toContain(words);
  }
});
