import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Enquiry, EnquiryThread, ListedEnquiry } from '../api/types';
import { comeBack, readJson, requestsOf, toast } from './adminPage';
import { visit } from './browserPages';
import { signInThroughApi, siteFixture } from './fixture';
import { adminPassword } from './server';
import { startSmtp } from './smtp';

const smtp = await startSmtp();
const site = siteFixture({
  SMTP_URL: smtp.url,
  MAIL_FROM: 'Wattlepath <office@wattlepath.example>',
  MAIL_TO: 'team@wattlepath.example',
  TRUST_PROXY: '1',
});

let senders = 0;

/** Sends an enquiry as a visitor. @returns its id. */
async function send(page: Page, email: string, fields: object = {}): Promise<string> {
  senders += 1;
  const response = await page.request.post('/api/enquiries', {
    data: {
      kind: 'enquiry',
      name: 'Priya Raman',
      email,
      country: 'India',
      topic: 'student-visa',
      // Identical texts from many senders count as spam.
      message: `I would like to study nursing in Adelaide. Which visa do I need? ${senders}`,
      ...fields,
    },
    headers: { 'X-Forwarded-For': `192.0.2.${senders}` },
  });
  expect(response.status()).toBe(201);
  const filter = encodeURIComponent(JSON.stringify({ email }));
  const [enquiry] = await readJson<ListedEnquiry[]>(page, `/api/enquiries?filter=${filter}`);
  return enquiry?.id ?? '';
}

const mailsTo = (address: string) => smtp.mails.filter(({ to }) => to.includes(address));
/** Locates the form's template, subject and text. */
const replyForm = (page: Page) => page.getByRole('region', { name: 'Reply' });
const replyText = (page: Page) => replyForm(page).getByLabel('Reply', { exact: true });

describe('an enquiry', () => {
  it('is found in the menu and replied to from the inbox, once, over a lost network and a reload', async () => {
    const page = await site.openSignedIn('/admin/admins', { allow: /ERR_INTERNET|ERR_FAILED/ });
    const id = await send(page, 'priya@example.com');
    await page.reload();
    await visit(page, '/admin');
    await page.getByRole('region', { name: 'Enquiries to reply to' }).getByText('Priya').waitFor();
    await page.getByRole('menuitem', { name: '1 new Enquiries' }).click();
    await page.getByText('1 new · the oldest has been waiting').waitFor();
    expect(await page.getByText('not sent yet').count()).toBe(0);
    await page.getByRole('combobox', { name: 'Assigned to' }).click();
    expect(await page.getByRole('option').allInnerTexts()).toEqual(['All', 'Me', 'Nobody']);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Priya Raman' }).click();
    await page.getByRole('region', { name: 'Student visa' }).getByText('study nursing').waitFor();
    // Reading changes nothing.
    await page.getByRole('combobox', { name: 'Status' }).filter({ hasText: 'New' }).waitFor();

    await replyForm(page).getByRole('combobox', { name: 'Start from a template' }).click();
    await page.getByRole('option', { name: 'Ask for more details' }).click();
    expect(await replyText(page).inputValue()).toMatch(/^Hello Priya Raman,/);
    await page.context().setOffline(true);
    await replyText(page).fill('Hello Priya, you need a 500.');
    await page.getByRole('button', { name: 'Send reply' }).click();
    await replyForm(page).getByText('Your reply is kept here.').waitFor();
    await page.context().setOffline(false);
    await page.reload();
    await expect.poll(() => replyText(page).inputValue()).toBe('Hello Priya, you need a 500.');
    await page.getByRole('button', { name: 'Send reply' }).dblclick();
    await replyForm(page).getByText('Sending…').waitFor();
    const answers = () =>
      mailsTo('priya@example.com').filter(({ source }) => source.includes('you need a 500'));
    await expect.poll(() => answers().length, { timeout: 20_000 }).toBe(1);
    await page.getByRole('listitem').filter({ hasText: 'need a 500' }).getByText(/^Sent/).waitFor();
    expect(mailsTo('team@wattlepath.example')).toHaveLength(1);
    expect(await replyText(page).inputValue()).toBe('');
    const stored = await readJson<Enquiry>(page, `/api/enquiries/${id}`);
    expect(stored).toMatchObject({ status: 'waiting' });
  });

  it('keeps a note in progress when the session ends, and adds it after signing in', async () => {
    const page = await site.openSignedIn('/admin/admins', { allow: /401/ });
    const id = await send(page, 'noted@example.com');
    await visit(page, `/admin/enquiries/${id}`);
    const note = page.getByLabel('New note');
    await note.fill('Rang, will send the letter.');
    const settled = requestsOf(page);
    await page.reload();
    await expect.poll(() => note.inputValue()).toBe('Rang, will send the letter.');
    // Initial requests are done: only polling follows.
    await page.getByRole('combobox', { name: 'Start from a template' }).waitFor();
    await settled();
    await page.context().clearCookies();
    // A failed poll doesn't interrupt anybody.
    const failed = page.waitForResponse(
      (answer) => answer.url().endsWith(`/api/enquiries/${id}`) && answer.status() === 401,
    );
    await comeBack(page);
    await failed;
    await page.getByRole('button', { name: 'Add note' }).click();
    const again = page.getByRole('dialog', { name: 'Your session has ended' });
    await again.getByRole('textbox', { name: 'Password' }).fill(adminPassword);
    await page.keyboard.press('Enter');
    await page.getByRole('listitem').getByText('Rang, will send the letter.').waitFor();
    expect(await note.inputValue()).toBe('');
  });

  it('gets a next step, a corrected address, and an end in one click', async () => {
    const page = await site.openSignedIn('/admin/admins');
    const id = await send(page, 'typo@exmaple.com', { name: 'Tara Typo' });
    await visit(page, `/admin/enquiries/${id}`);
    await page.getByLabel('Next step on').fill('2020-02-03');
    await page.getByLabel('Next step', { exact: true }).fill('Ring about the passport');
    await page.getByRole('button', { name: 'Save next step' }).click();
    await toast(page, 'Next step saved.').waitFor();

    const visitor = page.getByRole('region', { name: 'Visitor' });
    await visitor.getByRole('button', { name: 'Correct' }).click();
    await visitor.getByLabel('Email').fill('typo@example.com');
    await visitor.getByRole('button', { name: 'Save' }).click();
    await toast(page, 'Corrected. The conversation says what it was.').waitFor();
    await visitor.getByRole('link', { name: 'typo@example.com' }).waitFor();
    const words = 'corrected the email from “typo@exmaple.com” to “typo@example.com”';
    await page.getByRole('region', { name: 'Conversation' }).getByText(words).waitFor();

    await visit(page, '/admin');
    await page.getByRole('link', { name: '1 enquiry has its next step due' }).click();
    const row = page.getByRole('row').filter({ hasText: 'Tara Typo' });
    await row.getByText('Due 3 Feb 2020: Ring about the passport').waitFor();
    await row.getByRole('link', { name: 'Tara Typo' }).click();
    await page.getByRole('button', { name: 'Not for us' }).click();
    await page
      .getByRole('combobox', { name: 'Outcome' })
      .filter({ hasText: 'Not for us' })
      .waitFor();
    await page.getByLabel('Why').fill('Wants a New Zealand visa');
    await page.getByRole('button', { name: 'Save outcome' }).click();
    await toast(page, 'Outcome saved.').waitFor();
    expect(await readJson<Enquiry>(page, `/api/enquiries/${id}`)).toMatchObject({
      status: 'closed',
      outcome: 'not-for-us',
      outcome_reason: 'Wants a New Zealand visa',
      next_on: null,
    });
  });

  it('is entered by hand, joined with another, called about, and erased by its number', async () => {
    const page = await site.openSignedIn('/admin/admins', { allow: /422|403/ });
    const id = await send(page, 'dina@example.com', { name: 'Dina Double', phone: '0491 570 159' });
    await visit(page, '/admin/enquiries');
    await page.getByRole('link', { name: 'Enter by hand' }).click();
    await page.getByLabel('Name').fill('Dina D.');
    await page.getByRole('button', { name: 'Save enquiry' }).click();
    await page.getByText('Please enter an email address or a phone number.').waitFor();
    await page.getByRole('textbox', { name: 'Phone' }).fill('+61 491 570 159');
    await page.getByLabel('What they asked').fill('Rang about her sister');
    await page.getByRole('button', { name: 'Save enquiry' }).dblclick();
    await toast(page, 'Enquiry saved. Nobody got mail about it.').waitFor();
    await page.getByRole('heading', { name: /^Enquiry from Dina D\./ }).waitFor();
    await page.getByText('No email address is known.').waitFor();

    await page.getByRole('button', { name: 'Add a call' }).click();
    const said = page.getByLabel('What was said');
    await said.fill('Explained the sister’s visa');
    await page.reload();
    await said.waitFor();
    expect(await said.inputValue()).toBe('Explained the sister’s visa');
    await page.getByRole('button', { name: 'Add call' }).click();
    await said.waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('button', { name: 'Add a call' }).waitFor();
    const conversation = page.getByRole('region', { name: 'Conversation' });
    await conversation.getByText(/spoke with them \(phone\)/).waitFor();
    await page.getByRole('combobox', { name: 'Status' }).filter({ hasText: 'Waiting' }).waitFor();

    const others = page.getByRole('region', { name: 'The same person' });
    await others.getByText('Same phone number').waitFor();
    await others.getByRole('button', { name: 'Same person' }).click();
    await others.getByText(/^Joined by/).waitFor();
    await others.getByRole('link', { name: 'All conversations with them' }).click();
    await page.getByText('dina@example.com').first().waitFor();
    await page.getByText('Explained the sister’s visa').waitFor();
    await page.getByRole('link', { name: 'Back' }).click();
    await others.getByRole('button', { name: 'Take apart' }).click();
    await others.getByText('Same phone number').waitFor();

    await page.request.post('/api/session/confirmation', { data: { password: adminPassword } });
    await page.getByRole('link', { name: 'Everything about this person' }).click();
    await page.getByRole('button', { name: 'Show everything' }).click();
    await page.getByText(/^1 enquiry, 1 call/).waitFor();
    await page.getByRole('button', { name: 'Erase…' }).click();
    await page.getByLabel('Type their address or number to confirm').fill('0491570159');
    await page.getByRole('button', { name: 'Erase', exact: true }).click();
    await page.getByText(/^Erased: 1 enquiry, 1 call/).waitFor();
    // The one with an address is still there.
    expect(await readJson<Enquiry>(page, `/api/enquiries/${id}`)).toMatchObject({ id });
  });

  it('says so if the server had the reply and its text was changed since', async () => {
    const page = await site.openSignedIn('/admin/admins', { allow: /ERR_FAILED|409/ });
    const id = await send(page, 'lost@example.com');
    await visit(page, `/admin/enquiries/${id}`);
    await page.route(
      '**/api/enquiry-answers',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await replyText(page).fill('First words.');
    await page.getByRole('button', { name: 'Send reply' }).click();
    await replyForm(page).getByText('Your reply is kept here.').waitFor();
    await replyText(page).fill('Other words.');
    await page.getByRole('button', { name: 'Send reply' }).click();
    const dialog = page.getByRole('dialog', { name: 'This was saved already, with another text' });
    await dialog.getByText('First words.').waitFor();
    await dialog.getByRole('button', { name: 'Go back' }).click();
    expect(await replyText(page).inputValue()).toBe('Other words.');
    const thread = await readJson<EnquiryThread>(page, `/api/enquiries/${id}`);
    expect(thread.sent_answers.map(({ text }) => text)).toEqual(['First words.']);
    expect(thread.messages.filter(({ kind }) => kind === 'answer')).toHaveLength(1);
  });

  it('shows who else has it open, and their replies meanwhile', async () => {
    const page = await site.openSignedIn('/admin/admins');
    const id = await send(page, 'two@example.com');
    const kim = { username: 'kim', password: 'a-long-passphrase-1' };
    expect((await page.request.post('/api/admins', { data: kim })).status()).toBe(201);
    const storageState = await signInThroughApi(site.url(), kim);
    await visit(page, `/admin/enquiries/${id}`);
    const other = await site.open(`/admin/enquiries/${id}`, { storageState });
    await other.getByText('admin has this enquiry open too.').waitFor();
    await comeBack(page);
    await page.getByText('kim has this enquiry open too.').waitFor();
    await replyText(page).fill('Mine, half written');
    const data = { enquiry_id: id, subject: 'Theirs', text: 'Theirs was first.' };
    await other.request.post('/api/enquiry-answers', { data });
    await comeBack(page);
    await replyForm(page).getByText('kim replied').waitFor();
    await page.getByText('Theirs was first.').first().waitFor();
    // Two replies are no accident.
    const sendReply = page.getByRole('button', { name: 'Send reply' });
    const second = page.getByRole('dialog', { name: 'Send a second reply?' });
    await sendReply.click();
    await second.getByText('Theirs was first.').waitFor();
    await second.getByRole('button', { name: 'Don’t send' }).click();
    await second.waitFor({ state: 'hidden' });
    expect(await replyText(page).inputValue()).toBe('Mine, half written');
    await sendReply.click();
    await second.getByRole('button', { name: 'Send mine too' }).click();
    await expect.poll(() => replyText(page).inputValue()).toBe('');
    const left = other.waitForRequest((request) => request.method() === 'DELETE');
    await other.getByRole('button', { name: 'All enquiries' }).click();
    await (await left).response();
    await comeBack(page);
    await page.getByText('kim has this enquiry open too.').waitFor({ state: 'hidden' });
  });
});

it('an enquiry opens and can be changed over plain http', async () => {
  const page = await site.openSignedIn('/admin/enquiries', { own: true });
  await send(page, 'plain@example.com', { name: 'Priya Plain' });
  await page.reload();
  await page.getByText(/enquir(y|ies) found/).waitFor();
  // As in browsers away from localhost.
  await page.evaluate(() => {
    Object.defineProperty(window, 'isSecureContext', { value: false });
    Object.defineProperty(crypto, 'randomUUID', { value: undefined });
  });
  await page.getByRole('link', { name: 'Priya Plain' }).click();
  await page.getByLabel('New note').fill('Over plain http');
  await page.getByRole('button', { name: 'Add note' }).click();
  await page.getByRole('listitem').getByText('Over plain http').waitFor();
  await page.getByRole('button', { name: 'Add their reply' }).click();
  await page.getByLabel('What they wrote').fill('Thank you.');
  await page.getByRole('button', { name: 'Add reply' }).click();
  await toast(page, 'Reply added.').waitFor();
});

it('everything about an address is shown, exported and erased, with the password typed once', async () => {
  const setup = await site.openSignedIn('/admin/admins');
  const id = await send(setup, 'erased@example.com', { name: '=Erin' });
  const storageState = await signInThroughApi(site.url());
  const page = await site.open(`/admin/enquiries/${id}`, { storageState, allow: /403|422/ });
  await page.getByRole('link', { name: 'Everything about this person' }).click();
  await page.getByRole('button', { name: 'Show everything' }).click();
  const password = page.getByRole('dialog', { name: 'Confirm your password' });
  await password.getByRole('textbox', { name: 'Password' }).fill('not-this-one');
  await page.keyboard.press('Enter');
  await password.getByText('That is not your password.').waitFor();
  await password.getByRole('textbox', { name: 'Password' }).fill(adminPassword);
  await page.keyboard.press('Enter');
  await page.getByText(/^1 enquiry, \d messages?/).waitFor();
  expect(page.url()).not.toContain('erased');
  await page.getByText('Adelaide').first().waitFor();
  const zip = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download everything' }).click();
  expect((await zip).suggestedFilename()).toBe('personal-data.zip');
  const files = unzipSync(readFileSync(await (await zip).path()));
  expect(Object.keys(files).sort()).toEqual([
    'enquiries.csv',
    'everything.html',
    'everything.json',
    'history.csv',
  ]);
  expect(strFromU8(files['everything.html'] ?? new Uint8Array())).toContain('<dd>=Erin</dd>');
  // No formula for a spreadsheet.
  expect(strFromU8(files['enquiries.csv'] ?? new Uint8Array())).toContain('"\'=Erin"');

  await page.getByRole('menuitem', { name: 'Enquiries' }).click();
  await page.getByPlaceholder('Search all messages and notes...').fill('erased@');
  await page.getByText('1 enquiry found').waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  expect((await download).suggestedFilename()).toBe('enquiries.csv');

  await page.getByRole('row').getByRole('link').first().click();
  await page.getByRole('link', { name: 'Everything about this person' }).click();
  await page.getByRole('button', { name: 'Show everything' }).click();
  await page.getByRole('button', { name: 'Erase…' }).click();
  const erase = page.getByRole('button', { name: 'Erase', exact: true });
  await erase.click();
  await page.getByText('This isn’t among those shown above.').waitFor();
  await page.getByLabel('Type their address or number to confirm').fill('Erased@example.com');
  await erase.click();
  await page.getByText(/^Erased: 1 enquiry, 2 messages/).waitFor();
  const response = await page.request.get('/api/personal-data?email=erased@example.com');
  expect(await response.json()).toMatchObject({ enquiries: [], messages: [] });
  expect(JSON.stringify(await readJson(page, '/api/audit-events'))).not.toContain('erased@');
});

describe('a client’s reply that is being typed', () => {
  it('stays when the clock and the enquiry change', async () => {
    const page = await site.signedIn({ own: true });
    const id = await send(page, 'typing@example.com', { name: 'Arjun Typing' });
    await page.clock.install({ time: new Date('2026-11-24T00:00:30Z') });
    await visit(page, `/admin/enquiries/${id}`);
    await page.getByRole('button', { name: 'Add their reply' }).click();
    const words = page.getByLabel('What they wrote');
    await words.fill('I passed the test with 7.5');
    await page.clock.runFor('01:30');
    await page.getByRole('combobox', { name: 'Status' }).click();
    await page.getByRole('option', { name: 'Open' }).click();
    await expect
      .poll(async () => (await readJson<Enquiry>(page, `/api/enquiries/${id}`)).status)
      .not.toBe('new');
    await page.clock.runFor('01:30');
    expect(await words.inputValue()).toBe('I passed the test with 7.5');
  });
});
