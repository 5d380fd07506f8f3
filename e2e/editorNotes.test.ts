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
  const marked = async () => (await text.locator('.draft-note').allInnerTexts()).join('');
  await expect.poll(marked).toBe('48 hours a fortnight');
  await panel.getByRole('button', { name: 'Answer' }).click();
  await page.getByRole('dialog', { name: 'Answer' }).getByLabel('Note').fill('Since 2023.');
  await page.getByRole('dialog').getByRole('button', { name: 'Answer' }).click();
  await panel.getByText('Since 2023.').waitFor();
  // The text is edited before the words, and in them.
  await goBehind('Work');
  await page.keyboard.type(' and study: the rules in short');
  await goBehind('48 hours');
  await page.keyboard.type(' of paid work');
  await expect.poll(marked).toBe('48 hours of paid work a fortnight');
  expect(await sent()).not.toMatch(/note|mark|Since/);
  // What was remarked at stays as it was.
  expect((await notes())[0]).toMatchObject({
    quote: '48 hours a fortnight',
    before: expect.stringContaining('You may work '),
  });
  await page.reload();
  await text.waitFor();
  await expect.poll(marked).toBe('48 hours of paid work a fortnight');
  await panel.getByRole('button', { name: '48 hours a fortnight' }).click();
  expect(await page.evaluate(() => String(getSelection()))).toBe(
    '48 hours of paid work a fortnight',
  );
  // Before it is published, it is named.
  await page.getByRole('button', { name: 'Update Post' }).click();
  const asked = page.getByRole('dialog', { name: '1 note is open' });
  await asked.getByText('Since when? Name the source.').waitFor();
  await asked.getByRole('button', { name: 'Go back' }).click();
  await panel.getByRole('button', { name: /^Resolve: / }).click();
  await panel.getByText('No open notes.').waitFor();
  await expect.poll(marked).toBe('');
  await page.getByRole('button', { name: 'Update Post' }).click();
  await toast(page, 'Blog post updated.').waitFor();
  const [note] = await notes();
  expect(note).toMatchObject({ resolved_by: 'admin', replies: [{ text: 'Since 2023.' }] });
});

it('words that are cut, pasted, typed over and undone keep their note, and say so where they are gone', async () => {
  const { page, text, select, goBehind } = await edit(
    '<p>You may work 48 hours a fortnight in term.</p><p>Others may work hours a fortnight, too.</p>',
  );
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const data = {
    blog_id: id,
    quote: '48 hours a fortnight',
    before: 'You may work ',
    text: 'Since when?',
  };
  expect((await page.request.post('/api/draft-notes', { data })).status()).toBe(201);
  await page.reload();
  const marked = text.locator('.draft-note');
  await marked.waitFor();
  await select('48 hours a fortnight');
  await page.keyboard.press('Control+x');
  await text.locator('.draft-note-gone').waitFor();
  await goBehind('hours a fortnight');
  await page.keyboard.press('Control+v');
  expect(await marked.innerText()).toBe('48 hours a fortnight');
  expect(await text.locator('p').nth(1).locator('.draft-note').count()).toBe(1);
  // Elsewhere, so that Undo takes back what follows alone.
  await goBehind('in term');
  await page.keyboard.type(' time');
  await select('48');
  await page.keyboard.type('sixty');
  await expect.poll(() => marked.innerText()).toContain('hours a fortnight');
  await page.keyboard.press('Control+z');
  await expect.poll(() => marked.innerText()).toBe('48 hours a fortnight');
  // An old tab tells other words: that is ignored.
  const [note] = await readJson<DraftNote[]>(page, `/api/draft-notes?blog_id=${id}`);
  const old = { quote: 'hours a fortnight', before: 'x' };
  expect((await page.request.put(`/api/draft-notes/${note?.id}`, { data: old })).status()).toBe(
    200,
  );
  const after = await readJson<DraftNote[]>(page, `/api/draft-notes?blog_id=${id}`);
  expect(after).toMatchObject([{ quote: data.quote, before: data.before }]);
  // Gone, the panel leads to where they were.
  await select('48 hours a fortnight');
  await page.keyboard.press('Delete');
  await text.locator('.draft-note-gone').waitFor();
  const panel = page.getByRole('region', { name: 'Post details' });
  await panel.getByRole('button', { name: '48 hours a fortnight' }).click();
  await toast(page, 'the cursor is where they were').waitFor();
});
