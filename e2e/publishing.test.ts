import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Blog, Draft, Version } from '../api/types';
import { postOf, readJson, toast } from './adminPage';
import { visit } from './browserPages';
import { siteFixture } from './fixture';

const site = siteFixture();
const allow = /404|409|ERR_FAILED/;

async function desk(slug: string): Promise<{ page: Page; id: string }> {
  const page = await site.signedIn({ allow });
  const { id }: Blog = await (await page.request.post('/api/blogs', { data: postOf(slug) })).json();
  await visit(page, `/admin/blogs/${id}`);
  await page.getByRole('textbox', { name: 'Content' }).waitFor();
  return { page, id };
}

const state = (page: Page, text: string | RegExp) =>
  page.getByRole('status').filter({ hasText: text }).waitFor();

const versionsOf = (page: Page, id: string) =>
  readJson<Version[]>(page, `/api/versions?filter={"blog_id":"${id}"}`);

/** Publishes, but loses the server's response. */
async function publishUnheard(page: Page): Promise<void> {
  await page.route(
    '**/api/publications',
    async (route) => {
      await route.fetch({ maxRetries: 2 });
      await route.abort();
    },
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Update Post' }).click();
  await page.getByText('The server can’t be reached. Your text is saved: try again').waitFor();
}

it('a publication whose response was lost is retried, and creates one version', async () => {
  const { page, id } = await desk('unheard');
  await page.getByLabel('Title').fill('Published unheard');
  await publishUnheard(page);
  await page.getByRole('button', { name: 'Update Post' }).click();
  await toast(page, 'Blog post updated.').waitFor();
  await state(page, /^Live$/);
  expect((await versionsOf(page, id)).map(({ title }) => title).sort()).toEqual([
    'Published unheard',
    'unheard',
  ]);
});

it('later typing continues from what is live', async () => {
  const { page, id } = await desk('typed-since');
  // The live text differs slightly from what was sent.
  await page.getByLabel('Title').fill('Published unheard ');
  await publishUnheard(page);
  await page.getByLabel('Title').fill('Typed since');
  await expect
    .poll(async () => (await readJson<Partial<Draft>>(page, `/api/drafts/${id}`)).title)
    .toBe('Typed since');
  await state(page, /^Live \+ changes · saved/);
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.getByRole('button', { name: 'Update Post' }).click();
  await toast(page, 'Blog post updated.').waitFor();
  expect(await versionsOf(page, id)).toHaveLength(3);
});

it('a failed schedule is shown on the desk and in the list until it is cancelled', async () => {
  const { page, id } = await desk('planned-late');
  await page.getByLabel('Title').fill('Planned');
  await state(page, /saved \d\d:\d\d Sydney$/);
  const { updated_at } = await readJson<Draft>(page, `/api/drafts/${id}`);
  const publish_at = new Date(Date.now() + 3000).toISOString();
  const plan = { blog_id: id, publish_at, updated_at };
  expect((await page.request.post('/api/publications', { data: plan })).status()).toBe(201);
  const live = await readJson<Blog>(page, `/api/blogs/${id}`);
  await page.request.put(`/api/blogs/${id}`, { data: { ...live, title: 'Changed since' } });
  // On a phone too, where the details are folded.
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/admin/blogs');
  await visit(page, `/admin/blogs/${id}`);
  await page.getByText(/^It did not go live on .* The live post was changed/).waitFor();
  await state(page, /^Scheduled publishing failed/);
  await visit(page, '/admin/blogs');
  await page.getByText('Scheduled publishing failed').waitFor();
  await page.goBack();
  await page.getByRole('button', { name: 'Unschedule' }).click();
  await toast(page, 'Unscheduled.').waitFor();
  await page.getByText(/^It did not go live/).waitFor({ state: 'detached' });
  await state(page, /^Live \+ changes/);
});
