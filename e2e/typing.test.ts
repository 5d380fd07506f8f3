import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { editorOf } from './editorPage';
import { siteFixture } from './fixture';

const site = siteFixture();
const edit = editorOf(site);

/**
 * Lets React do one thing a turn, and runs `between` before each: also between what it commits and
 * the effects of that.
 */
function splitTurns(): void {
  const now = performance.now.bind(performance);
  let skipped = 0;
  performance.now = () => {
    if ('between' in window) skipped += 10;
    return now() + skipped;
  };
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    const { between }: { between?(): void } = Object(window);
    between?.();
  };
  const post = MessagePort.prototype.postMessage;
  MessagePort.prototype.postMessage = function postMessage(...parameters: [unknown]) {
    if ('between' in window) post.call(port2, null);
    post.apply(this, parameters);
  };
}

/**
 * After each key types a letter of its own and saves, each time some turns later. Notes all that is
 * typed.
 */
function typeInTurns(): void {
  let turn = 0;
  let keys = 0;
  let typed = '';
  const between = () => {
    turn += 1;
    if (turn !== 1 + (keys % 6)) return;
    const letter = 'abcdef'.charAt(keys % 6);
    typed += letter;
    document.execCommand('insertText', false, letter);
    const options = { key: 's', ctrlKey: true, bubbles: true, cancelable: true };
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', options));
  };
  const onKey = ({ isTrusted, key }: KeyboardEvent) => {
    if (!isTrusted) return;
    turn = 0;
    keys += 1;
    typed += key;
  };
  document.addEventListener('keydown', onKey, true);
  Object.assign(window, { between, typed: () => typed });
}

const readTyped = (page: Page) =>
  page.evaluate((): string => {
    const { typed }: { typed(): string } = Object(window);
    return typed();
  });

const keys = 36;

it('loses no letter that is typed and saved between what the page draws and its effects', async () => {
  const { page, text, goBehind, sent } = await edit('<p>Fees.</p>', {
    own: true,
    prepare: (page) => page.addInitScript(splitTurns),
  });
  await goBehind('Fees.');
  await page.evaluate(typeInTurns);
  for (let key = 0; key < keys; key += 1) {
    const before = await readTyped(page);
    await page.keyboard.type('-');
    await expect.poll(() => readTyped(page)).toMatch(new RegExp(`^${before}-.`));
  }
  const expected = `Fees.${await readTyped(page)}`;
  await page.evaluate(() => Object.assign(window, { between: undefined }));
  expect(await text.innerText()).toBe(expected);
  expect(await sent()).toBe(`<p>${expected}</p>`);
});

it('takes what is typed in the source the moment it is left', async () => {
  const { page, press, sent } = await edit('<p>Fees.</p>');
  await press('Source');
  const source = page.getByRole('textbox', { name: 'Content source' });
  await source.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('<p>More');
  await press('Source');
  expect(await sent()).toBe('<p>Fees.</p><p>More</p>');
});
