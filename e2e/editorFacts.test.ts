import { expect, it } from 'vitest';
import type { Fact, ListedFact } from '../api/types';
import { readJson } from './adminPage';
import { editorOf } from './editorPage';
import { siteFixture } from './fixture';

const site = siteFixture();
const edit = editorOf(site);

it('a fact is found in a list, inserted by keyboard, shown with today’s value and kept as it is', async () => {
  const { page, text, press, stored } = await edit('<p>It costs .</p><p></p>');
  const [charge] = (await readJson<Fact[]>(page, '/api/facts')).filter(
    ({ key }) => key === 'visa-500-charge',
  );
  await text.getByText('It costs').click();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await press('Fact');
  const search = page.getByRole('combobox', { name: 'Search by name, key, topic or value' });
  await search.waitFor();
  await page.keyboard.type('student visa (500): application charge');
  const options = page.getByRole('listbox', { name: 'Facts' }).getByRole('option');
  await expect.poll(() => options.first().innerText()).toContain(charge?.text);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await text.getByText(`It costs ${charge?.text}.`).waitFor();
  const title = await text.locator('data').getAttribute('title');
  expect(title).toContain('visa-500-charge');
  expect(title).toContain('checked');

  await page.keyboard.press('Control+End');
  await page.keyboard.type('/fact');
  await page.keyboard.press('Enter');
  await search.waitFor();
  await page.keyboard.type('485-apply-within in words');
  await page.getByText('0 facts found').waitFor();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('485-apply-within');
  await options.nth(1).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  expect(await stored()).toBe(
    `<p>It costs <data value="visa-500-charge">${charge?.text}</data>.</p>\n` +
      '<p><data value="visa-485-apply-within in words">six months</data></p>',
  );
});

it('is inserted within a sentence by “/”, found by its words, and says that it has no value', async () => {
  const { page, text, goBehind } = await edit('<p>You pay either</p>', { allow: /422/ });
  const [open] = (await readJson<ListedFact[]>(page, '/api/fact-list?sort=["text","ASC"]')).filter(
    (fact) => fact.value_id === null,
  );
  const menu = page.getByRole('listbox', { name: 'Insert a block' });
  const options = page.getByRole('listbox', { name: 'Facts' }).getByRole('option');
  await goBehind('either');
  await page.keyboard.type(' / or /fact');
  await menu.getByRole('option', { name: 'Fact' }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: /^Search by name/ }).waitFor();
  await page.keyboard.type('500 charge');
  await options.first().getByText('Student visa (500): application charge').waitFor();
  await page.keyboard.press('Enter');
  await text.getByText(/^You pay either \/ or \$\d/).waitFor();
  await page.keyboard.type(' /fact');
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: /^Search by name/ }).waitFor();
  await page.keyboard.type(open?.id ?? '');
  await options.first().getByText('can’t be published until somebody confirms').waitFor();
  await page.keyboard.press('Enter');
  await text.getByText('no confirmed value').waitFor();
  expect(await text.locator('data').last().getAttribute('title')).toContain(open?.name);
  await page.getByRole('button', { name: 'Update Post' }).click();
  await page.locator('form').getByRole('alert').getByText('Nobody has confirmed').waitFor();
});

it('shows today’s value in an old text, marks an unknown key, and changes neither', async () => {
  const facts =
    '<p>Then <data value="visa-500-charge">$1</data>, now <data value="no-such-fact">$2</data>, ' +
    '<strong><data value="visa-500-charge @2024-07-01">$1,600</data></strong>, ' +
    '<data value="visa-485-apply-within">$3</data> and <data value="3">Three</data>.</p>';
  const { page, text, press, sent } = await edit('<p>Here.</p>');
  await press('Source');
  const source = page.getByRole('textbox', { name: 'Content source' });
  await source.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(facts);
  await press('Source');
  await text.getByText('$2 (unknown fact)').waitFor();
  const shown = await text.locator('data').allInnerTexts();
  const charge = expect.stringMatching(/^\$\d,\d{3}$/);
  expect(shown).toEqual([charge, '$2 (unknown fact)', '$1,600', '6 months']);

  // Cut and pasted elsewhere, as the clipboard has it.
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+x');
  await page.keyboard.press('Control+v');
  await text.getByText('$2 (unknown fact)').waitFor();
  expect(await sent()).toBe(facts);

  // As copied from a page of the site.
  const copied =
    '<p>Pay <data class="figure" value="visa-500-charge" tabindex="0"><b>$7</b><small>from then</small></data></p>';
  await text.evaluate((element, html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, copied);
  expect(await sent()).toContain('Pay <data value="visa-500-charge">$7</data>');
});
