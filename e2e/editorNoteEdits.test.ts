import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Draft, ListedVersion } from '../api/types';
import { randomOf } from '../shared/testRandom';
import { readJson, toast } from './adminPage';
import { editorOf } from './editorPage';
import { siteFixture } from './fixture';
import {
  inserted,
  type Model,
  notedOf,
  pasted,
  type Range,
  removed,
  renamed,
  textOf,
  wordsIn,
} from './noteModel';

const site = siteFixture();
const edit = editorOf(site);
/** `NOTE_EDITS=200` tries more; a slowed CPU takes six times as long. */
const editsAt = (rate: number): number => Number(process.env.NOTE_EDITS ?? (rate === 1 ? 40 : 12));

it.for([1, 6])(
  'a note stands where a model says, over random edits, reloads, conflicts and versions, at a CPU slowed %i times',
  { tags: ['slow'], timeout: 60_000 + editsAt(6) * 6000 + editsAt(1) * 3000 },
  async (rate) => {
    const random = randomOf(rate);
    const pick = (most: number) => Math.floor(random() * most);
    let count = 0;
    const newWord = () => {
      count += 1;
      return `w${count}x`;
    };
    let model: Model = [0, 1, 2].map((paragraph) =>
      Array.from({ length: 12 }, (_, at) => ({
        text: newWord(),
        isNoted: paragraph === 1 && at >= 4 && at < 9,
      })),
    );
    const html = textOf(model)
      .map((text) => `<p>${text}</p>`)
      .join('');
    const editor = await edit(html, { allow: /409/ });
    const { page, text } = editor;
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const data = { blog_id: id, quote: notedOf(model), before: '', text: 'Since when?' };
    expect((await page.request.post('/api/draft-notes', { data })).status()).toBe(201);
    const slow = await page.context().newCDPSession(page);
    await slow.send('Emulation.setCPUThrottlingRate', { rate });

    let live = model;
    /** What Undo may lead back to. */
    let past: Model[] = [];
    const versions = new Map<string, Model>();
    const tidy = (said: string) => said.replace(/\s+/g, ' ').trim();
    const shown = async () => (await text.locator('p').allInnerTexts()).map(tidy);
    const marked = async () => tidy((await text.locator('.draft-note').allInnerTexts()).join(''));
    const isSame = async (what: string) => {
      await expect.poll(shown, { message: what, timeout: 30_000 }).toEqual(textOf(model));
      await expect.poll(marked, { message: what, timeout: 30_000 }).toBe(notedOf(model));
      const gone = notedOf(model) === '' ? 1 : 0;
      expect(await text.locator('.draft-note-gone').count(), what).toBe(gone);
      past.push(model);
    };
    const save = async () => {
      await page.keyboard.press('Control+s');
      const saved = page.getByRole('status').filter({ hasText: /· saved \d/ });
      await saved.or(page.getByText('Nothing has changed')).first().waitFor();
    };
    const reload = async () => {
      await page.reload();
      await text.waitFor();
      past = [];
    };
    const someRange = (is: (range: Range) => boolean): Range | undefined => {
      for (let tries = 0; tries < 40; tries += 1) {
        const paragraph = pick(model.length);
        const length = model[paragraph]?.length ?? 0;
        const from = pick(length);
        const range = { paragraph, from, to: Math.min(length, from + 1 + pick(4)) };
        if (length - (range.to - from) >= 4 && is(range)) return range;
      }
      return undefined;
    };
    const noted = (range: Range) => wordsIn(model, range).filter(({ isNoted }) => isNoted).length;
    const allNoted = () => model.flat().filter(({ isNoted }) => isNoted).length;
    const isFree = (range: Range) => noted(range) === 0;
    const leavesSome = (range: Range) => allNoted() - noted(range) >= 2;
    /** The range of all noted words. */
    const notedRange = (): Range => {
      const paragraph = model.findIndex((words) => words.some(({ isNoted }) => isNoted));
      const words = model[paragraph] ?? [];
      return {
        paragraph,
        from: words.findIndex(({ isNoted }) => isNoted),
        to: words.findLastIndex(({ isNoted }) => isNoted) + 1,
      };
    };
    /** Selects words with the space that goes with them. */
    const select = async ({ paragraph, from, to }: Range) => {
      const words = (model[paragraph] ?? []).map((word) => word.text);
      const start = words.slice(0, from).join(' ').length;
      const end = words.slice(0, to).join(' ').length;
      // The space before them at the end of a paragraph, else the one behind.
      const isToEnd = to >= words.length;
      const first = from === 0 || isToEnd ? start : start + 1;
      await selectIn(text, paragraph, first, isToEnd ? end : end + 1);
    };
    const behind = (paragraph: number, at: number, space = 0) => {
      const words = (model[paragraph] ?? []).slice(0, at).map((word) => word.text);
      const end = words.join(' ').length;
      return selectIn(text, paragraph, end + space, end + space);
    };
    /** Takes back until a text stands there that stood there before: edits within half a second are one. */
    const undo = async () => {
      for (let tries = 0; tries < 12; tries += 1) {
        await page.keyboard.press('Control+z');
        const now = String(await shown());
        const found = past.findLast((one) => String(textOf(one)) === now);
        if (!found || notedOf(found) === '') continue;
        model = found;
        return;
      }
    };
    const type = async () => {
      const paragraph = pick(model.length);
      const at = 1 + pick((model[paragraph]?.length ?? 1) - 1);
      const word = newWord();
      await behind(paragraph, at);
      await page.keyboard.type(` ${word}`);
      model = inserted(model, paragraph, at, word);
    };
    const theirs = async (): Promise<Model> => {
      const other = await site.openSignedIn(`/admin/blogs/${id}`);
      const field = other.getByRole('textbox', { name: 'Content', exact: true });
      await field.locator('.draft-note, .draft-note-gone').first().waitFor();
      const word = newWord();
      await selectIn(field, 0, 0, 0);
      await other.keyboard.type(`${word} `);
      await other.keyboard.press('Control+s');
      await other
        .getByRole('status')
        .filter({ hasText: /· saved \d/ })
        .waitFor();
      await other.close();
      return inserted(model, 0, 0, word);
    };

    const actions: Record<string, () => Promise<void>> = {
      type,
      async remove() {
        const range = someRange(leavesSome);
        if (!range) return type();
        await select(range);
        await page.keyboard.press('Delete');
        model = removed(model, range);
      },
      async move() {
        const range = allNoted() >= 2 && pick(2) ? notedRange() : someRange(isFree);
        if (!range || (model[range.paragraph]?.length ?? 0) - (range.to - range.from) < 3)
          return type();
        const hasSpaceBefore = range.to >= (model[range.paragraph]?.length ?? 0);
        await select(range);
        const cut = wordsIn(model, range);
        await page.keyboard.press('Control+x');
        model = removed(model, range);
        await isSame('cut');
        const paragraph = pick(model.length);
        const at = 1 + pick((model[paragraph]?.length ?? 1) - 1);
        await behind(paragraph, at, hasSpaceBefore ? 0 : 1);
        await page.keyboard.press('Control+v');
        model = pasted(model, paragraph, at, cut);
      },
      async typeOverAndUndo() {
        const range = pick(2) ? notedRange() : someRange(() => true);
        if (!range) return;
        await select(range);
        await page.keyboard.type('xyz');
        await undo();
      },
      async removeAndUndo() {
        await select(notedRange());
        await page.keyboard.press('Backspace');
        await text.locator('.draft-note-gone').waitFor();
        await undo();
      },
      async replace() {
        const paragraph = pick(model.length);
        const at = pick(model[paragraph]?.length ?? 1);
        const [old, word] = [model[paragraph]?.[at]?.text ?? '', newWord()];
        await behind(paragraph, 1);
        await page.keyboard.press('Control+f');
        const bar = page.getByRole('search', { name: 'Find and replace' });
        await bar.getByLabel('Find', { exact: true }).fill(old);
        await bar.getByLabel('Replace with').fill(word);
        await bar.getByRole('button', { name: 'Replace all' }).click();
        await bar.getByRole('button', { name: 'Close find and replace' }).click();
        model = renamed(model, paragraph, at, word);
      },
      async format() {
        const range = someRange(() => true);
        if (!range) return;
        await select(range);
        await editor.press(['Bold', 'Italic'][pick(2)] ?? 'Bold');
      },
      async reloadSaved() {
        await save();
        await reload();
      },
      async reloadUnsaved() {
        await type();
        await reload();
      },
      async publish() {
        await page.getByRole('button', { name: 'Update Post' }).click();
        const asked = page.getByRole('dialog', { name: '1 note is open' });
        await asked.getByRole('button', { name: 'Update all the same' }).click();
        const done = toast(page, 'Blog post updated.').or(toast(page, 'Nothing has changed'));
        await done.first().waitFor();
        const filter = encodeURIComponent(JSON.stringify({ blog_id: id }));
        const path = `/api/versions?filter=${filter}&sort=["published_at","DESC"]`;
        const [newest] = await readJson<ListedVersion[]>(page, path);
        if (newest) versions.set(newest.id, model);
        live = model;
      },
      async discard() {
        await type();
        await save();
        await page.getByRole('button', { name: 'Discard changes' }).click();
        const discarded = toast(page, 'Draft discarded.');
        await discarded.waitFor();
        model = live;
        await isSame('discarded');
      },
      async restore() {
        const [version, restored] = [...versions][pick(versions.size)] ?? [];
        if (!version || !restored) return type();
        await type();
        await save();
        const data = { version_id: version };
        expect((await page.request.post('/api/restorations', { data })).ok()).toBe(true);
        await reload();
        model = restored;
      },
      async conflict() {
        await type();
        await save();
        const other = await theirs();
        await type();
        await page.keyboard.press('Control+s');
        const keeps = pick(2) === 0;
        const dialog = page.getByRole('dialog').filter({ hasText: 'Keep mine' });
        await dialog.getByRole('button', { name: keeps ? 'Keep mine' : 'Take theirs' }).click();
        await dialog.waitFor({ state: 'hidden' });
        if (!keeps) model = other;
      },
    };
    // What people do most, most often.
    const names = Object.keys(actions);
    const often = [
      'type',
      'type',
      'remove',
      'move',
      'move',
      'typeOverAndUndo',
      'replace',
      'format',
    ];
    await reload();
    await isSame('at first');
    for (let turn = 0; turn < editsAt(rate); turn += 1) {
      const choices = turn % 2 ? often : names;
      const name = choices[pick(choices.length)] ?? 'type';
      await actions[name]?.();
      await isSame(`edit ${turn}: ${name}`);
    }
    // Gone in the end, and after a reload too.
    await select(notedRange());
    await page.keyboard.press('Delete');
    model = removed(model, notedRange());
    await save();
    await reload();
    await isSame('taken out');
    expect((await readJson<Draft>(page, `/api/drafts/${id}`)).note_places).toBeDefined();
  },
);

/** Selects characters of a paragraph, whose words may be in several pieces. */
async function selectIn(text: Locator, paragraph: number, from: number, to: number) {
  await text.evaluate(
    async (root, place) => {
      root.focus();
      const block = root.querySelectorAll('p')[place.paragraph];
      if (!block) throw new Error('there is no such paragraph');
      const at = (offset: number): [Node, number] => {
        const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
        let left = offset;
        let last: [Node, number] = [block, 0];
        while (walker.nextNode()) {
          const length = walker.currentNode.nodeValue?.length ?? 0;
          last = [walker.currentNode, Math.min(left, length)];
          if (left <= length) return last;
          left -= length;
        }
        return last;
      };
      const selection = getSelection();
      const [[anchor, anchorAt], [focus, focusAt]] = [at(place.from), at(place.to)];
      const isThere =
        selection?.anchorNode === anchor &&
        selection.anchorOffset === anchorAt &&
        selection.focusNode === focus &&
        selection.focusOffset === focusAt;
      const seen = new Promise((resolve) =>
        document.addEventListener('selectionchange', resolve, { once: true }),
      );
      selection?.setBaseAndExtent(anchor, anchorAt, focus, focusAt);
      if (!isThere) await seen;
      // The editor has read it by then.
      await new Promise(requestAnimationFrame);
    },
    { paragraph, from, to },
  );
}
