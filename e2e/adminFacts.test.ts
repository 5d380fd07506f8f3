import { expect, it } from 'vitest';
import type { ListedFact } from '../api/types';
import { closeToast, postOf, readJson, toast } from './adminPage';
import { violations } from './axe';
import { visit } from './browserPages';
import { siteFixture } from './fixture';

const site = siteFixture();
const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Sydney' });

it('a value is proposed, shown with the sentences that it changes, confirmed, and read by visitors', async () => {
  const page = await site.signedIn({ allow: /422/ });
  const content = '<p>A student visa costs <data value="visa-500-charge">$1</data> now.</p>';
  const created = await page.request.post('/api/blogs', {
    data: { ...postOf('what-it-costs', 'What it costs'), content },
  });
  expect(created.status()).toBe(201);
  const path = '/api/fact-list/visa-500-charge';

  await visit(page, '/admin/facts');
  await page
    .getByPlaceholder('Search facts by name, key, topic or value...')
    .fill('visa-500-charge');
  await page.getByText('3 facts found').waitFor();
  await page
    .getByRole('link', { name: 'Student visa (500): application charge', exact: true })
    .click();
  await page.getByRole('link', { name: 'Add a value' }).click();
  const form = page.getByRole('dialog', { name: 'Add a value' });
  await form.getByRole('textbox', { name: 'Value' }).fill('a lot');
  await form.getByLabel('From').fill(day.format(new Date()));
  await form.getByRole('textbox', { name: 'Source', exact: true }).fill('A test');
  await form.getByLabel('Why it changes').fill('Fees rise');
  await form.getByRole('button', { name: 'Propose' }).click();
  await form.getByText('Value must be an amount in Australian dollars').first().waitFor();
  await form.getByRole('textbox', { name: 'Value' }).fill('$2,345');
  const post = form.getByRole('listitem').filter({ hasText: 'A student visa costs' });
  await post.locator('ins', { hasText: '$2,345' }).waitFor();
  expect(await post.locator('del').innerText()).toBe('$2,500');
  await page.keyboard.press('Enter');
  await toast(page, 'Value proposed.').waitFor();
  // Visitors read it from its day, confirmed or not.
  expect((await readJson<ListedFact>(page, path)).text).toBe('$2,345');

  await page.getByRole('link', { name: /^Confirm \$2,345 from/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm $2,345?' });
  // Its day has come: visitors read it already.
  await dialog.getByText('No sentence changes.').waitFor();
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await toast(page, 'Value confirmed.').waitFor();
  await page.getByRole('listitem').filter({ hasText: '$2,345' }).getByText('In force').waitFor();
  const visitor = await site.open('/blog/what-it-costs');
  const figure = visitor.locator('.article-body data[value=visa-500-charge]');
  expect(await figure.innerText()).toMatch(/^\$2,345/);

  await visit(page, '/admin/audit-events');
  await page
    .getByRole('link', { name: /^visa-500-charge: \$2,345 from/ })
    .first()
    .click();
  await page.getByRole('heading', { name: 'Student visa (500): application charge' }).waitFor();
});

it('the start page links to figures that were never checked; several are checked with one source', async () => {
  const page = await site.openSignedIn('/admin');
  const [first] = await readJson<ListedFact[]>(page, '/api/fact-list?filter={"state":"unchecked"}');
  // Nothing without work to do is listed.
  const tasks = page.getByRole('list', { name: 'To do' });
  expect(await tasks.getByText(/scheduled|delivered/).count()).toBe(0);
  await page.getByRole('link', { name: /^figures of \d+ topics$/ }).click();
  await page.getByRole('heading', { name: 'Facts', exact: true }).waitFor();
  const row = page.getByRole('row').filter({ hasText: first?.id });
  await row.getByRole('button', { name: /^Checked, unchanged/ }).click();
  await toast(page, 'Checked. The next review is due by').waitFor();
  await row.waitFor({ state: 'hidden' });

  const rows = page.getByRole('row').filter({ hasText: 'not checked yet' });
  await rows.nth(0).getByRole('checkbox').check();
  await rows.nth(1).getByRole('checkbox').check();
  const key = await rows.nth(1).locator('a + span').innerText();
  await page.getByRole('button', { name: 'Checked, unchanged…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Checked, unchanged: 2 facts' });
  await dialog.getByLabel('Source (optional)', { exact: true }).fill('Fees page');
  await dialog.getByLabel('Address of the source').fill('https://example.gov.au/fees');
  await dialog.getByRole('button', { name: 'Checked', exact: true }).click();
  await toast(page, '2 facts checked.').waitFor();
  const checked = await readJson<ListedFact>(page, `/api/fact-list/${key}`);
  expect(checked).toMatchObject({ checked_by: 'admin', source_title: 'Fees page' });
});

it('a proposed value is deleted, and the deletion undone', async () => {
  const page = await site.openSignedIn('/admin/facts/visa-485-charge');
  const values = page.getByRole('list', { name: 'Values, the latest first' });
  const proposed = values.getByRole('listitem').filter({ hasText: '$4,600' });
  await proposed.getByRole('button', { name: /^Delete/ }).click();
  await proposed.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await proposed.getByRole('button', { name: /^Delete/ }).click();
  await closeToast(page, 'Proposed value deleted.');
  const path = '/api/fact-values?filter={"fact_key":"visa-485-charge"}';
  await expect.poll(async () => (await readJson<unknown[]>(page, path)).length).toBe(2);
});

it('a change day is read, its pages opened as on that day, and confirmed with one source', async () => {
  const page = await site.openSignedIn('/admin/facts', { bypassCSP: true });
  await page.getByRole('link', { name: 'Change day' }).click();
  await page.getByRole('button', { name: /^1 July 2026: \d+/ }).click();
  const begins = page.getByRole('region', { name: 'Begins on 1 July 2026' });
  const charge = begins.getByRole('row').filter({ hasText: 'Student visa (500): application' });
  await charge.getByText('$2,500').waitFor();
  await begins.getByRole('checkbox', { name: 'All proposed values' }).check();
  await begins.getByRole('checkbox', { name: /Partner visa, in Australia/ }).uncheck();
  const places = page.getByRole('region', { name: /^Where they are read/ });
  expect(await places.getByRole('link', { name: 'Student visa guide' }).getAttribute('href')).toBe(
    '/services/student-visa?as-at=2026-07-01',
  );
  expect(await violations(page)).toEqual([]);
  await begins.getByLabel('Source (optional)', { exact: true }).fill('F2026L00001');
  await begins.getByLabel('Address of the source').fill('https://legislation.example/F2026L00001');
  const before = await begins.getByRole('checkbox').count();
  await begins.getByRole('button', { name: /^Confirm \d+ values$/ }).click();
  await toast(page, /values confirmed\.$/).waitFor();
  await charge.getByText('Confirmed').waitFor();
  await charge.getByRole('link', { name: 'F2026L00001' }).waitFor();
  // The one that wasn't ticked, and the box of all.
  await expect.poll(() => begins.getByRole('checkbox').count()).toBe(2);
  expect(before).toBeGreaterThan(8);
});
