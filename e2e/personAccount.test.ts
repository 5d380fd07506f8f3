import { expect, it } from 'vitest';
import type { Post } from '../api/types';
import { givePassword, readJson, toast } from './adminPage';
import { violations } from './axe';
import { visit } from './browserPages';
import { siteFixture } from './fixture';

const site = siteFixture();

it('an agent is given an account, confirms it, and signs a guide with it, on a phone', async () => {
  const page = await site.openSignedIn('/admin/people/priya-raman', {
    viewport: { width: 390, height: 844 },
    bypassCSP: true,
    // The password is asked for.
    allow: /403/,
  });
  await page.getByRole('combobox', { name: 'Account' }).click();
  await page.getByRole('option', { name: 'admin' }).click();
  await page.getByRole('button', { name: 'Propose' }).click();
  await givePassword(page);
  await toast(page, 'Proposed.').waitFor();
  await page.getByText('not confirmed: signs without a MARN').waitFor();
  expect(await violations(page)).toEqual([]);

  await visit(page, '/admin/signatures');
  await page.getByText('Your account signs nothing').waitFor();
  await visit(page, '/admin/account');
  await page.getByText('Confirm that you are Priya Raman.').waitFor();
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await toast(page, 'Confirmed.').waitFor();
  await page.getByText('You sign as Priya Raman').waitFor();

  await visit(page, '/admin/signatures');
  await page.getByRole('button', { name: 'Sign Student visa guide' }).click();
  await page.getByRole('button', { name: 'Sign it' }).click();
  await toast(page, 'Signed.').waitFor();
  const visitor = await site.open('/services/student-visa');
  await visitor.getByText('Checked by Priya Raman').waitFor();

  // Before a signed post changes, the words that end the signature are said; then those alone are read.
  const [post] = await readJson<Post[]>(page, '/api/posts?filter={"state":"live"}&range=[0,0]');
  if (!post) throw new Error('there is no live post');
  const row = page.getByRole('row', { name: post.title });
  await page.getByRole('button', { name: `Sign ${post.title}` }).click();
  await page.getByRole('button', { name: 'Sign it' }).click();
  await toast(page, 'Signed.').waitFor();
  await visit(page, `/admin/blogs/${post.id}`);
  await page.getByRole('textbox', { name: 'Content', exact: true }).click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('Three new words ');
  await page.getByRole('button', { name: 'Update Post' }).click();
  const asked = page.getByRole('dialog', { name: 'Priya Raman’s signature ends: these 3 words' });
  await asked.getByText('Three new words').waitFor();
  expect(await violations(page)).toEqual([]);
  await asked.getByRole('button', { name: 'Update all the same' }).click();
  await toast(page, 'Blog post updated.').waitFor();
  await visit(page, '/admin/signatures');
  await row.getByText('its words or figures changed since').waitFor();
  await row.getByRole('button', { name: 'What changed' }).click();
  const changes = page.getByRole('dialog', { name: /^What changed in/ });
  await changes.getByText('these 3 words').waitFor();
  expect(await changes.locator('ins').allInnerTexts()).toEqual(['Three new words']);
  await changes.getByRole('button', { name: 'Close' }).click();

  await visit(page, '/admin/people/priya-raman');
  await page.getByRole('button', { name: 'End', exact: true }).click();
  await page.getByRole('button', { name: 'End it' }).click();
  await toast(page, 'Ended.').waitFor();
  await visitor.reload();
  expect(await visitor.getByText('Checked by').count()).toBe(0);
});
