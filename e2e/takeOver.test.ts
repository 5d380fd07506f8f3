import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Blog, Draft } from '../api/types';
import { postOf, read } from './adminPage';
import { siteFixture } from './fixture';

const site = siteFixture();
const allow = /409|ERR_(CONNECTION|EMPTY|FAILED|INTERNET_DISCONNECTED)/;
const ravi = { username: 'ravi', password: 'battery-staple' };

const textOf = (page: Page) => page.getByRole('textbox', { name: 'Content' });
const titleOf = (page: Page) => page.getByLabel('Title');
const isWritable = (page: Page) =>
  expect.poll(() => textOf(page).getAttribute('contenteditable')).toBe('true');

async function openDesk(page: Page, id: string) {
  await page.goto(`/admin/blogs/edit/${id}`);
  await textOf(page).waitFor();
}

/** The desk of one who writes a post, and of one who reads it: of another admin, or in another tab. */
async function twoDesks(slug: string, isOwnTab = false) {
  const writer = await site.openSignedIn('about:blank', { allow });
  const { id }: Blog = await (
    await writer.request.post('/api/blogs', { data: postOf(slug) })
  ).json();
  await openDesk(writer, id);
  await writer.request.post('/api/admins', { data: ravi });
  const reader = isOwnTab
    ? await writer.context().newPage()
    : await site.open('about:blank', { allow });
  if (!isOwnTab) await reader.request.post('/api/session', { data: ravi });
  await openDesk(reader, id);
  await reader.getByText(/writing this post/).waitFor();
  return { writer, reader, id };
}

async function takeOver(page: Page, name: 'Take over' | 'Take back' = 'Take over') {
  await page.getByRole('button', { name }).click();
  await page.getByRole('dialog').getByRole('button', { name }).click();
}

describe('what was typed just before a take-over', () => {
  it.each([
    { by: 'another admin', isOwnTab: false },
    { by: 'the same in another tab', isOwnTab: true },
  ])('by $by is in the text that is taken over, to the last word', async ({ isOwnTab }) => {
    const { writer, reader } = await twoDesks(`just-before-${isOwnTab}`, isOwnTab);
    await textOf(writer).click();
    await writer.keyboard.press('Control+End');
    // Through the whole take-over: what is typed once it can only be read goes nowhere.
    let isTyping = true;
    let typed = '';
    const typing = (async () => {
      for (let word = 1; isTyping; word += 1) {
        await writer.keyboard.type(` word${word}.`);
        typed = await textOf(writer).innerText();
      }
    })();
    await expect.poll(() => typed).toContain('word3.');
    await takeOver(reader);
    await isWritable(reader);
    isTyping = false;
    await typing;
    expect(typed).toContain('word3.');
    // A space after the last word is none in HTML.
    const written = typed.trimEnd();
    expect((await textOf(reader).innerText()).trimEnd()).toBe(written);
    await writer.getByText(/took over/).waitFor();
    await takeOver(writer, 'Take back');
    await isWritable(writer);
    expect((await textOf(writer).innerText()).trimEnd()).toBe(written);
    expect(await writer.getByRole('dialog').count()).toBe(0);
  });

  it('where the writer is cut off, is offered as the writer’s own text', async () => {
    const { writer, reader, id } = await twoDesks('cut-off');
    await writer.context().setOffline(true);
    await titleOf(writer).fill('Typed without a network');
    await takeOver(reader);
    await isWritable(reader);
    await titleOf(reader).fill('Typed by ravi');
    await expect
      .poll(async () => (await read<Draft>(reader, `/api/drafts/${id}`)).title)
      .toBe('Typed by ravi');
    await writer.context().setOffline(false);
    const dialog = writer.getByRole('dialog', { name: 'Somebody else saved this meanwhile' });
    expect(await dialog.getByRole('group', { name: 'Yours' }).innerText()).toContain(
      'Typed without a network',
    );
  });
});

it('a server that was killed knows the writer again, whoever comes first', async () => {
  const { writer, reader, id } = await twoDesks('killed');
  // The writer is heard last.
  const beats = '**/api/editors/**';
  await writer.route(beats, (route) => route.abort());
  await textOf(writer).click();
  await writer.keyboard.type('Before. ');
  await site.kill();
  await writer.keyboard.type('Between. ');
  await site.start();
  const { tab } = await heard(reader);
  await writer.unroute(beats);
  await writer.keyboard.type('After. ');
  await expect
    .poll(async () => (await read<Draft>(writer, `/api/drafts/${id}`)).content)
    .toContain('Before. Between. After. ');
  expect((await heard(writer)).tab).toBe(tab);
  expect(await textOf(writer).getAttribute('contenteditable')).toBe('true');
  expect(await titleOf(reader).isDisabled()).toBe(true);
  await takeOver(reader);
  await isWritable(reader);
  expect(await textOf(reader).innerText()).toContain('Before. Between. After.');
  await takeOver(writer, 'Take back');
  await isWritable(writer);
});

/** Who writes the post, as a page is told next. */
async function heard(page: Page): Promise<{ username: string; tab: string }> {
  const answer = await page.waitForResponse(
    (response) => response.url().includes('/api/editors/') && response.ok(),
  );
  return (await answer.json()).editors[0];
}
