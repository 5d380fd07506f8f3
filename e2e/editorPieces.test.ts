import { expect, it } from 'vitest';
import { readJson } from './adminPage';
import { violations } from './axe';
import { visit } from './browserPages';
import { editorOf } from './editorPage';
import { siteFixture } from './fixture';

const edit = editorOf(siteFixture());

it('a button is made by the toolbar or “/button”, changed, and stays a link', async () => {
  const { page, text, press, fill, goBehind, stored } = await edit('<p>Talk to us.</p><p>End.</p>');
  await goBehind('Talk to us.');
  await page.keyboard.press('Enter');
  await press('Link as a button');
  await fill({ 'On the button': 'Book a talk' });
  await goBehind('End.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/button');
  await page.keyboard.press('Enter');
  await fill({ 'Leads to': '/contact', 'On the button': 'Write to us' });
  const button = text.locator('a.button');
  expect(await button.allInnerTexts()).toEqual(['Book a talk', 'Write to us']);
  // It looks like one while it is written.
  expect(await button.first().evaluate((own) => getComputedStyle(own).display)).toMatch(/flex/);
  await button.first().click();
  await press('Link as a button');
  await fill({ 'On the button': 'Book a consultation' });
  expect((await stored()).split('\n')).toEqual([
    '<p>Talk to us.</p>',
    '<p><a class="button" href="/book">Book a consultation</a></p>',
    '<p>End.</p>',
    '<p><a class="button" href="/contact">Write to us</a></p>',
  ]);
});

it('footnotes are numbered by their place, linked both ways, and typed at once', async () => {
  const { page, text, press, goBehind, stored } = await edit(
    '<p>First claim. Second claim. Third claim.</p>',
  );
  await goBehind('Second claim.');
  await press('Footnote');
  await page.keyboard.type('The Act');
  await goBehind('First claim.');
  await press('Footnote');
  await page.keyboard.type('The Regulations');
  await goBehind('Third claim.');
  await page.keyboard.type(' /footnote');
  await page.keyboard.press('Enter');
  await page.keyboard.type('The list');
  const numbers = text.locator('sup', { hasText: /\d/ });
  expect(await numbers.allInnerTexts()).toEqual(['1', '2', '3']);
  expect(await text.locator('ol.footnotes > li').allInnerTexts()).toEqual([
    expect.stringMatching(/^The Regulations ↩/),
    expect.stringMatching(/^The Act ↩/),
    expect.stringMatching(/^The list ↩/),
  ]);
  const html = await stored();
  const ids = [...html.matchAll(/<a id="([^"]+)"><\/a>/g)].map(([, id]) => id);
  const targets = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toHaveLength(6);
  expect(new Set(targets)).toEqual(new Set(ids));
  // One step back takes the whole note.
  await goBehind('Third claim.');
  await press('Footnote');
  expect(await numbers.count()).toBe(4);
  await page.keyboard.press('Control+z');
  expect(await numbers.allInnerTexts()).toEqual(['1', '2', '3']);
  expect(await text.locator('ol.footnotes > li').count()).toBe(3);
});

it('pictures stand side by side where the width has room, and below each other on a phone', async () => {
  const picture =
    '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==" alt="One" width="300" height="200">';
  const { page, text, choose, stored } = await edit(`<p>${picture}${picture}</p><p>End.</p>`);
  await text.locator('img[alt=One]').first().click();
  await choose('Styles', 'Pictures side by side');
  const tops = async () => {
    const boxes = await Promise.all(
      [0, 1].map((at) => text.locator('.pictures img[alt=One]').nth(at).boundingBox()),
    );
    return boxes.map((box) => Math.round(box?.y ?? 0));
  };
  const [one, other] = await tops();
  expect(one).toBe(other);
  expect(await stored()).toMatch(
    /^<div class="pictures"><p><img [^>]*alt="One"[^>]*><img [^>]*alt="One"/,
  );
  await page.setViewportSize({ width: 390, height: 844 });
  const [first, second] = await tops();
  expect(second).toBeGreaterThan(Number(first));
});

it('a snippet is put into a post by “/snippet”, reads as visitors read it, and is edited once', async () => {
  const { page, text, goBehind, stored } = await edit('<p>Start.</p>', { bypassCSP: true });
  const snippet = { name: 'disclaimer', text: 'General information, not advice.' };
  expect((await page.request.post('/api/snippets', { data: snippet })).status()).toBe(201);
  await goBehind('Start.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/snippet');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Insert a snippet' });
  await dialog.getByRole('button', { name: /disclaimer/ }).click();
  await text.getByText('General information, not advice.').waitFor();
  expect(await stored()).toBe(
    '<p>Start.</p>\n<p><data value="snippet-disclaimer">General information, not advice.</data></p>',
  );
  await page.getByRole('button', { name: 'Update Post' }).click();
  await page.getByText('Blog post updated.').waitFor();
  // On its page, where it stands is said before it is saved.
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const post = await readJson<{ slug: string }>(page, `/api/blogs/${id}`);
  const [row] = await readJson<{ id: string }[]>(page, '/api/snippets');
  await visit(page, `/admin/snippets/${row?.id}`);
  await page.getByText('2 live posts show it').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByLabel('Text').fill('Not advice.\n\nAsk [us](/contact).');
  await page.getByRole('button', { name: 'Update snippet' }).click();
  await page.getByText('Snippet updated.').waitFor();
  const html = await (await page.request.get(`/blog/${post.slug}`)).text();
  expect(html).toContain('<p>Not advice.</p>\n<p>Ask <a href="/contact">us</a>.</p>');
});

it('a failing link leads to itself in the editor', async () => {
  const { page, text } = await edit(
    '<p><a href="https://one.example/a">One</a> and <a href="https://two.example/b#part">the rules</a>.</p>',
  );
  const id = new URL(page.url()).pathname.split('/').at(-1);
  await page.goto(`/admin/blogs/${id}?link=${encodeURIComponent('https://two.example/b')}`);
  await text.waitFor();
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe('the rules');
});
