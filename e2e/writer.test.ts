import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { closeToast, postOf, readJson, toast } from './adminPage';
import { visit } from './browserPages';
import { signInThroughApi, siteFixture } from './fixture';

const site = siteFixture();
const account = { username: 'will', password: 'a long pass phrase' };

/** Opens the post from the list. */
const openRow = (page: Page, state: string) =>
  page.getByRole('row').filter({ hasText: state }).getByRole('link', { name: 'Edit' }).click();

it('a writer asks for publishing, reads why it came back, and asks again until it is live', async () => {
  const ada = await site.signedIn();
  const rights = { may_see_clients: false, may_publish: false };
  await ada.request.post('/api/admins', { data: { ...account, ...rights } });
  const storageState = await signInThroughApi(site.url(), account);
  const viewport = { width: 1440, height: 900 };
  const will = await site.open('/admin/', { storageState, viewport, own: true });

  const { date: _, ...values } = postOf('a-guide-by-will', 'A guide by Will');
  await will.request.put('/api/drafts/wills', { data: { ...values, date: '' } });
  await visit(will, '/admin/blogs/wills');
  await will.getByRole('button', { name: 'Ask to publish' }).waitFor();
  for (const name of ['Create Post', 'Schedule…', 'Unpublish', 'Send to subscribers…']) {
    expect(await will.getByRole('button', { name }).count(), name).toBe(0);
  }
  await will.getByLabel('Date').fill('2026-11-30');
  await will.getByRole('button', { name: 'Ask to publish' }).click();
  const asking = will.getByRole('dialog', { name: 'Ask for publishing?' });
  await asking.getByLabel('Your words').fill('Look at the last line.');
  await asking.getByRole('button', { name: 'Ask', exact: true }).click();
  await closeToast(will, 'Asked. Those who publish see it on Start, and by mail.');
  expect(await will.getByRole('button', { name: 'Asked' }).isDisabled()).toBe(true);

  await visit(ada, '/admin');
  await ada.getByRole('link', { name: '1 post is ready to publish' }).click();
  await openRow(ada, 'Ready, says will');
  await ada.getByText('will asked for publishing').waitFor();
  await ada.getByText('Look at the last line.').waitFor();
  await ada.getByRole('button', { name: 'Send back…' }).click();
  const back = ada.getByRole('dialog', { name: 'Send it back' });
  await back.getByLabel('What is to be done first').fill('Name the source.');
  await back.getByRole('button', { name: 'Send back' }).click();
  await closeToast(ada, 'Sent back to will.');

  await visit(will, '/admin');
  await will.getByRole('link', { name: '1 post was sent back to you' }).click();
  await openRow(will, 'Sent back by admin');
  await will.getByText('Name the source.').waitFor();
  await will.getByRole('button', { name: 'Ask again' }).click();
  await asking.getByRole('button', { name: 'Ask', exact: true }).click();
  await toast(will, 'Asked.').waitFor();

  await ada.reload();
  await ada.getByText('will asked for publishing').waitFor();
  await ada.getByRole('button', { name: 'Create Post' }).click();
  await toast(ada, 'Blog post created.').waitFor();
  await ada.getByText('will asked for publishing').waitFor({ state: 'hidden' });
  expect(await readJson(ada, '/api/publication-requests/wills')).toBeNull();
  expect((await will.request.get('/blog/a-guide-by-will')).status()).toBe(200);
});

it('what a writer adds while it is read is neither published unseen nor lost', async () => {
  const ada = await site.signedIn({ allow: /409/ });
  const { date: _, ...values } = postOf('read-meanwhile', 'Read meanwhile');
  const drafted = { ...values, date: '2026-11-30' };
  const storageState = await signInThroughApi(site.url(), account);
  const will = await site.open('/admin/', { storageState, own: true });
  const saved = await will.request.put('/api/drafts/meanwhile', { data: drafted });
  await will.request.post('/api/publication-requests', { data: { blog_id: 'meanwhile' } });
  await visit(ada, '/admin/blogs/meanwhile');
  await ada.getByText('will asked for publishing').waitFor();
  const { updated_at } = await saved.json();
  const later = { ...drafted, content: '<p>Added meanwhile</p>', updated_at };
  expect((await will.request.put('/api/drafts/meanwhile', { data: later })).ok()).toBe(true);

  await ada.getByRole('button', { name: 'Create Post' }).click();
  const dialog = ada.getByRole('dialog', { name: 'will saved this meanwhile' });
  await dialog.getByText('Added meanwhile').waitFor();
  await dialog.getByRole('button', { name: 'Take theirs' }).click();
  await ada.getByRole('textbox', { name: 'Content' }).getByText('Added meanwhile').waitFor();
  expect(await readJson(ada, '/api/drafts/meanwhile')).toMatchObject({ content: later.content });
  await ada.getByRole('button', { name: 'Create Post' }).click();
  await toast(ada, 'Blog post created.').waitFor();
  expect(await readJson(ada, '/api/blogs/meanwhile')).toMatchObject({ content: later.content });
});

it('a right is given and taken in the list of accounts, after asking', async () => {
  const ada = await site.openSignedIn('/admin/admins');
  const row = ada.getByRole('row').filter({ hasText: 'will' });
  for (const [verb, says] of [
    ['Let publish', 'will publishes.'],
    ['Stop publishing', 'will no longer publishes.'],
  ] as const) {
    await row.getByRole('button', { name: verb }).click();
    const dialog = ada.getByRole('dialog', { name: `${verb}: will?` });
    await dialog.getByRole('button', { name: verb }).click();
    await closeToast(ada, says);
  }
});
