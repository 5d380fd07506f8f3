import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visit } from './browserPages';
import { savedDraft, storedText } from './editorPage';
import { siteFixture } from './fixture';
import { roundTripPieces } from './roundTripPieces';
import { sameHtml } from './sameHtml';

const site = siteFixture();

/** All pieces in one article, each between two paragraphs. */
const article = [
  '<p>Top.</p>',
  ...roundTripPieces.map(
    ({ html }, index) => `<p>First ${index}.</p>\n${html}\n<p>Last ${index}.</p>`,
  ),
  '<p>Bottom.</p>',
].join('\n');

function pieceIn(html: string, index: number): string {
  const start = `<p>First ${index}.</p>`;
  const end = `<p>Last ${index}.</p>`;
  expect(html).toContain(start);
  return html.slice(html.indexOf(start) + start.length, html.indexOf(end));
}

/** Opens the article, types at both ends and saves. */
async function editElsewhere(page: Page): Promise<{ sent: string; stored: string }> {
  const live = await (await page.request.get('/api/blogs/3')).json();
  // Drafts are stored as sent.
  const data = { ...live, content: article, updated_at: undefined };
  expect((await page.request.put('/api/drafts/3', { data })).status()).toBe(200);
  await visit(page, '/admin/blogs/3');
  const text = page.getByRole('textbox', { name: 'Content' });
  await text.focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('Before. ');
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' After.');
  const { content: sent } = await savedDraft(page, '3');
  return { sent, stored: await storedText(page, '3') };
}

test('HTML of older editors is saved unchanged when something else is edited', async () => {
  // The pieces' images don't exist.
  const page = await site.openSignedIn('/admin/blogs', { allow: /404/ });
  const seeded = await (await page.request.get('/api/blogs/3')).json();
  const answer = await page.request.post('/api/blogs', {
    data: { ...seeded, id: undefined, slug: 'untouched', content: article },
  });
  const { content: untouched }: { content: string } = await answer.json();

  const { sent, stored } = await editElsewhere(page);
  expect(sent).toMatch(/^<p>Before\. Top\.<\/p>/);
  expect(stored).toMatch(/<p>Bottom\. After\.<\/p>$/);
  const same = (html: string) => page.evaluate(sameHtml, html);
  expect(roundTripPieces.length).toBeGreaterThanOrEqual(40);
  for (const [index, { name, html, expected = html }] of roundTripPieces.entries()) {
    expect.soft(await same(pieceIn(sent, index)), name).toBe(await same(expected));
    if (expected !== html) continue;
    const cleaned = await same(pieceIn(untouched, index));
    expect.soft(await same(pieceIn(stored, index)), `${name}, stored`).toBe(cleaned);
  }
});
