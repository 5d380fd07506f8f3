import { expect, it } from 'vitest';
import type { DraftNote } from '../api/types';
import { readJson, toast } from './adminPage';
import { violations } from './axe';
import { editorOf } from './editorPage';
import { siteFixture } from './fixture';

const site = siteFixture();
const edit = editorOf(site);

it('words are remarked at, answered, followed through edits, and named before publishing', async () => {
  const { page, text, select, goBehind, sent } = await edit(
    '<h2>Work</h2><p>You may work 48 hours a fortnight while your course is in session.</p><p>You may work more in scheduled breaks.</p>',
    { bypassCSP: true },
  );
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const notes = () => readJson<DraftNote[]>(page, `/api/draft-notes?blog_id=${id}`);
  const panel = page.getByRole('region', { name: 'Post details' });
  await select('48 hours a fortnight');
  await panel.getByRole('button', { name: 'Note at the selected words' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a note' });
  await dialog.getByText('48 hours a fortnight').waitFor();
  await dialog.getByLabel('Note').fill('Since when? Name the source.');
  await dialog.getByRole('button', { name: 'Add note' }).click();
  await panel.getByText('1 open note.').waitFor();
  expect(await violations(page)).toEqual([]);
  const marked = () =>
    page.evaluate(() =>
      [...(CSS.highlights.get('draft-notes') ?? [])].map((range) => String(range)),
    );
  await expect.poll(marked).toEqual(['48 hours a fortnight']);
  await panel.getByRole('button', { name: 'Answer' }).click();
  await page.getByRole('dialog', { name: 'Answer' }).getByLabel('Note').fill('Since 2023.');
  await page.getByRole('dialog').getByRole('button', { name: 'Answer' }).click();
  await panel.getByText('Since 2023.').waitFor();
  // The text is edited before the words, and in them.
  await goBehind('Work');
  await page.keyboard.type(' and study: the rules in short');
  await goBehind('48 hours');
  await page.keyboard.type(' of paid work');
  await expect.poll(marked).toEqual([' a fortnight']);
  await expect.poll(async () => (await notes())[0]?.quote).toBe('a fortnight');
  expect(await sent()).not.toMatch(/note|mark|Since/);
  await page.reload();
  await text.waitFor();
  await expect.poll(marked).toEqual(['a fortnight']);
  await panel.getByRole('button', { name: 'a fortnight' }).click();
  expect(await page.evaluate(() => String(getSelection()))).toBe('a fortnight');
  // Before it is published, it is named.
  await page.getByRole('button', { name: 'Update Post' }).click();
  const asked = page.getByRole('dialog', { name: '1 note is open' });
  await asked.getByText('Since when? Name the source.').waitFor();
  await asked.getByRole('button', { name: 'Go back' }).click();
  await panel.getByRole('button', { name: /^Resolve: / }).click();
  await panel.getByText('No open notes.').waitFor();
  await expect.poll(marked).toEqual([]);
  await page.getByRole('button', { name: 'Update Post' }).click();
  await toast(page, 'Blog post updated.').waitFor();
  const [note] = await notes();
  expect(note).toMatchObject({ resolved_by: 'admin', replies: [{ text: 'Since 2023.' }] });
});
