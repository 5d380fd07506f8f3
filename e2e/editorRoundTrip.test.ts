import { expect, test } from 'vitest';
import { signIn, siteFixture } from './fixture';
import { roundTripPieces } from './roundTripPieces';
import { sameHtml } from './sameHtml';

const site = siteFixture();

/** All pieces in one article, each between two paragraphs of its own. */
const article = roundTripPieces
  .map(({ html }, index) => `<p>First ${index}.</p>\n${html}\n<p>Last ${index}.</p>`)
  .join('\n');

function pieceIn(html: string, index: number): string {
  const start = `<p>First ${index}.</p>`;
  const end = `<p>Last ${index}. word</p>`;
  return html.slice(html.indexOf(start) + start.length, html.indexOf(end));
}

/** The article that the editor sends, and its post as the API has it; the server's own cleaning is left out. */
async function editEverywhere() {
  const page = await site.open('/admin/login', { allow: /401/ });
  await signIn(page);
  let saved = '';
  await page.route('**/api/blogs/3', async (route) => {
    const request = route.request();
    if (request.method() === 'PUT') {
      saved = request.postDataJSON().content;
      await route.fulfill({ json: request.postDataJSON() });
      return;
    }
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), content: article } });
  });
  await page.goto('/admin/blogs/3');
  const text = page.getByRole('textbox', { name: 'Content' });
  await text.waitFor();
  for (const index of roundTripPieces.keys()) {
    await text.getByText(`Last ${index}.`, { exact: true }).click();
    await page.keyboard.press('End');
    await page.keyboard.type(' word');
  }
  await page.getByRole('button', { name: 'Update Post' }).click();
  await expect.poll(() => saved).not.toBe('');
  return { page, saved };
}

test('HTML of older editors is saved as it was when something else is edited', async () => {
  const { page, saved } = await editEverywhere();
  expect(roundTripPieces.length).toBeGreaterThanOrEqual(40);
  for (const [index, { name, html, expected = html }] of roundTripPieces.entries()) {
    const [got, wanted] = await Promise.all([
      page.evaluate(sameHtml, pieceIn(saved, index)),
      page.evaluate(sameHtml, expected),
    ]);
    expect.soft(got, name).toBe(wanted);
  }
});
