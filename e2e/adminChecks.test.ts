import { expect, it } from 'vitest';
import type { PostCheck } from '../api/types';
import { postOf, readJson } from './adminPage';
import { visit } from './browserPages';
import { siteFixture } from './fixture';

const site = siteFixture();

it('the list of checks shows the worst post first, filters, and links to the post', async () => {
  const page = await site.openSignedIn('/admin/admins');
  const content = '<h4>Deep</h4><p><a href="/blog/gone">Gone</a></p>';
  const sent = { ...postOf('worst', 'The worst post of all'), id: 'worst', content };
  await page.request.post('/api/blogs', { data: sent });
  const blocked = '/api/checks?filter={"level":"block"}';
  await expect
    .poll(async () => (await readJson<PostCheck[]>(page, blocked)).map(({ id }) => id))
    .toEqual(['worst']);

  await page.getByRole('button', { name: 'Content', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Checks' }).click();
  const rows = page.getByRole('table').getByRole('row');
  await rows.nth(2).waitFor();
  const worst = await rows.nth(1).innerText();
  expect(worst).toContain('The worst post of all');
  expect(worst).toContain('2 to fix');
  expect(worst).toContain('There is no post at /blog/gone');

  await page.getByRole('combobox', { name: 'Kind' }).click();
  await page.getByRole('option', { name: 'Skipped heading level' }).click();
  await page.getByText('1 post found').waitFor();
  await rows.nth(1).getByRole('link', { name: 'Edit' }).click();
  await page.waitForURL('**/blogs/worst');
});

it('a check’s finding in the text is scrolled into view and focused on a phone', async () => {
  const viewport = { width: 390, height: 844 };
  const page = await site.signedIn({ viewport });
  const content = `${'<p>Long.</p>'.repeat(60)}<p><a href="/blog/gone">Gone</a></p><p><img src="/favicon.svg"></p>`;
  const sent = { ...postOf('on-a-phone'), id: 'on-a-phone', content };
  await page.request.post('/api/blogs', { data: sent });
  await visit(page, '/admin/blogs/on-a-phone');
  const text = page.getByRole('textbox', { name: 'Content' });
  await text.waitFor();
  await page.getByRole('button', { name: 'Details' }).click();
  const drawer = page.getByRole('dialog', { name: 'Post details' });
  await drawer.getByRole('button', { name: /There is no post at/ }).click();
  await drawer.waitFor({ state: 'detached' });
  const isThere = () =>
    text.evaluate((root) => {
      const position = root.querySelector('a')?.getBoundingClientRect() ?? new DOMRect();
      const isOnTop = root.contains(document.elementFromPoint(position.x + 2, position.y + 2));
      return { isOnTop, hasFocus: root === document.activeElement, chosen: String(getSelection()) };
    });
  await expect.poll(isThere).toEqual({ isOnTop: true, hasFocus: true, chosen: 'Gone' });

  // Selecting an image opens its properties: typing edits them and doesn't replace the image.
  await page.getByRole('button', { name: 'Details' }).click();
  await drawer.getByRole('button', { name: /Describe this image/ }).click();
  await page.getByRole('dialog').getByLabel('Alternative text').fill('The mark of the firm');
  await page.keyboard.press('Enter');
  await text.getByAltText('The mark of the firm').waitFor();
});
