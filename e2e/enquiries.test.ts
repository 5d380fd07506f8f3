import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from './axe';
import { siteFixture } from './fixture';

const site = siteFixture();
const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
};
const offline = /Failed to load resource|ERR_INTERNET_DISCONNECTED/;
const question = 'I am a nurse in Pune and would like to work in Adelaide. Which visa do I need?';

interface Received {
  id: string;
  kind: string;
  status: string;
  email: string;
  message: string;
  answers: { label: string; value: string }[];
  notice_version: string;
  notice_text: string;
  newsletter: boolean;
  came_from: object;
}

/** Returns what an admin finds for an address. */
async function received(email: string): Promise<Received[]> {
  const admin = await site.openSignedIn('/robots.txt');
  const read = async (path: string) => (await admin.request.get(`/api/enquiries${path}`)).json();
  const rows = (await read(`?filter=${JSON.stringify({ email })}`)) as { id: string }[];
  return Promise.all(rows.map(({ id }) => read(`/${id}`)));
}

async function fill(form: Page | Locator, email: string, message: string): Promise<void> {
  await form.getByLabel('Your name').fill('Priya Raman');
  await form.getByLabel('Email', { exact: true }).fill(email);
  await form.getByLabel(/^Your message|talk about|add or ask/).fill(message);
}

const dayAhead = (days: number) =>
  new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

it('a visitor says how and by whom, and sends where they came from and their points', async () => {
  const page = await site.open(
    '/services?utm_source=newsletter&utm_campaign=autumn&gclid=1',
    phone,
  );
  await page.goto('/points-calculator?visaType=189&age=25-32');
  await page.getByText('30', { exact: true }).first().waitFor();
  await page.goto('/contact');
  const form = page.getByRole('main');
  await fill(form, 'caller@example.com', question);
  await form.getByLabel('Who would you like to hear from?').selectOption('Our Adelaide office');
  await form.getByLabel('Contact me only by').selectOption('WhatsApp');
  await form.getByLabel('Send my result of the points test along: 30 points').check();
  await form.getByRole('button', { name: 'Send enquiry' }).click();
  const number = form.getByLabel(/^Phone/);
  await expect.poll(() => number.getAttribute('aria-invalid')).toBe('true');
  await form.getByText('Please enter the number we should call.').first().waitFor();
  await number.fill('0491 570 156');
  await form.getByRole('button', { name: 'Send enquiry' }).click();
  await form.getByRole('heading', { name: 'Thank you. Your enquiry is with us' }).waitFor();
  const [enquiry] = await received('caller@example.com');
  expect(enquiry).toMatchObject({
    contact_by: 'whatsapp',
    office_id: 'adelaide',
    came_from: { page: '/services', utm_source: 'newsletter', utm_campaign: 'autumn' },
    answers: [{ value: expect.stringMatching(/^30 points, Skilled Independent/) }],
    messages: [{ kind: 'enquiry-notice' }],
  });
  expect(enquiry?.came_from).not.toHaveProperty('gclid');
});

describe('without JavaScript', () => {
  it('an enquiry shows its errors beside the fields with the input kept, then is sent', async () => {
    const page = await site.open('/contact', { javaScriptEnabled: false, allow: /422/ });
    const main = page.getByRole('main');
    await fill(main, 'plain@example.com', question);
    await main.getByLabel('Your name').fill('www.spam.example');
    await main.getByRole('button', { name: 'Send enquiry' }).click();
    await main.getByRole('alert').getByText('without a web address').waitFor();
    expect(await main.getByLabel('Your name').getAttribute('aria-invalid')).toBe('true');
    expect(await main.getByLabel('Your message').inputValue()).toBe(question);
    await main.getByLabel('Your name').fill('Priya Raman');
    await main.getByRole('button', { name: 'Send enquiry' }).click();
    await main.getByRole('heading', { name: 'Thank you. Your enquiry is with us' }).waitFor();
    await main.getByText(/reply by \w+ \d+ \w+, (Sydney|your) time/).waitFor();
    expect(page.url()).not.toMatch(/plain|Priya|nurse/);
    const [enquiry, ...others] = await received('plain@example.com');
    expect(others).toEqual([]);
    expect(enquiry).toMatchObject({ kind: 'enquiry', status: 'new', message: question });
    expect(enquiry?.newsletter).toBe(false);
    expect(enquiry?.notice_text).toContain('to answer you');
  });

  it('the form for wishes asks for days', async () => {
    const page = await site.open('/contact?about=consultation', { javaScriptEnabled: false });
    const main = page.getByRole('main');
    await fill(main, 'days@example.com', '');
    await main.getByLabel('Your time zone').selectOption('Asia/Kolkata');
    await main.getByLabel('Day').first().fill(dayAhead(3));
    await main.getByLabel('Time of day').first().selectOption('morning');
    await main.getByRole('button', { name: 'Ask for this time' }).click();
    await main.getByRole('heading', { name: 'Thank you. We have your times' }).waitFor();
    const [request] = await received('days@example.com');
    expect(request?.answers[0]?.value).toMatch(
      /8 am to 12 pm \(India time\), which is .+ \(Sydney time\)/,
    );
  });

  it('an assessment is sent as one form', async () => {
    const page = await site.open('/visa-assessment', { javaScriptEnabled: false });
    const main = page.getByRole('region', { name: 'Send us your answers' });
    await main.getByText('Work and settle', { exact: true }).click();
    await main.getByLabel('Your age').fill('31');
    await fill(main, 'assessed@example.com', '');
    await main.getByRole('button', { name: 'Send my answers' }).click();
    await main.getByRole('heading', { name: 'Thank you. Your answers are with us' }).waitFor();
    const [assessment] = await received('assessed@example.com');
    expect(assessment?.answers).toContainEqual({ label: 'Your age', value: '31' });
  });
});

describe('our forms', () => {
  it('send a wish for a consultation from a phone once, however often it is pressed, and say what happens next', async () => {
    const options = { ...phone, timezoneId: 'Asia/Kolkata', bypassCSP: true };
    const page = await site.open('/services', options);
    await page.getByRole('button', { name: 'Book Your Free Consultation' }).click();
    // The times push the link down when they come: a click at that moment would meet another thing.
    await page.getByRole('dialog').getByRole('heading', { name: 'Choose a time' }).waitFor();
    await page.getByRole('dialog').getByRole('link', { name: 'Tell us which do' }).click();
    await page.waitForURL('**/contact?about=consultation');
    const dialog = page.getByRole('main');
    await dialog.getByLabel('Your name').waitFor();
    await expect.poll(() => dialog.getByLabel('Your time zone').inputValue()).toBe('Asia/Kolkata');
    await dialog.getByRole('button', { name: 'Ask for this time' }).click();
    await dialog.getByRole('alert').waitFor();
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'name');
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 800 });
    const wide = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(wide).toBeLessThanOrEqual(0);
    await fill(dialog, 'phone@example.com', question);
    await dialog.getByLabel('Day').first().fill(dayAhead(3));
    await dialog.getByLabel('Time of day').first().selectOption('afternoon');
    await dialog.getByText(/, [56]:30 pm to \d+:30 pm \(Sydney time\)/).waitFor();
    await dialog.getByRole('button', { name: 'Ask for this time' }).dblclick();
    const thanks = dialog.getByRole('heading', { name: 'Thank you. We have your times' });
    await thanks.waitFor();
    expect(await thanks.evaluate((heading) => heading === document.activeElement)).toBe(true);
    await dialog.getByText('Nothing is booked until you hear from us.').waitFor();
    const requests = await received('phone@example.com');
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({ kind: 'consultation', status: 'new', message: question });
  });

  it('send an assessment with its answers and its result', async () => {
    const page = await site.open('/visa-assessment');
    await page.getByText('Join my partner', { exact: true }).click();
    for (const heading of ['About you', 'Study and English', 'Work and savings', 'Shall we']) {
      await page.getByRole('button', { name: 'Next' }).click();
      await page.getByRole('heading', { level: 2, name: heading }).waitFor();
    }
    await fill(page.getByRole('main'), 'partner@example.com', '');
    await page.getByLabel('Also send me the newsletter').check();
    await page.getByRole('button', { name: 'Send my answers' }).click();
    await page.getByRole('heading', { name: 'Your answers are with us' }).waitFor();
    await page.getByRole('button', { name: 'See my result' }).click();
    await page.getByRole('heading', { name: 'Partner Visa (820/801)' }).waitFor();
    const [assessment] = await received('partner@example.com');
    expect(assessment).toMatchObject({ kind: 'assessment', newsletter: true });
    expect(assessment?.answers).toEqual([
      { label: 'In Australia I want to', value: 'Join my partner' },
      { label: 'A place to start', value: 'Partner Visa (subclass 820/801), 90%' },
    ]);
  });

  it('keep the input without a network or a server, and are sent once when retried', async () => {
    const page = await site.open('/contact', { allow: offline });
    const main = page.getByRole('main');
    const send = main.getByRole('button', { name: 'Send enquiry' });
    await page.route('**/api/enquiries', (route) => route.fulfill({ status: 503, body: 'away' }));
    await fill(main, 'away@example.com', question);
    await send.click();
    await main
      .getByRole('alert')
      .getByText(/What you wrote is still here/)
      .waitFor();
    await page.unroute('**/api/enquiries');
    await page.reload();
    await page.context().setOffline(true);
    await send.click();
    await main
      .getByRole('alert')
      .getByText(/What you wrote is still here/)
      .waitFor();
    expect(await main.getByLabel('Your message').inputValue()).toBe(question);
    await page.context().setOffline(false);
    await send.click();
    await main.getByRole('heading', { name: 'Your enquiry is with us' }).waitFor();
    expect(await received('away@example.com')).toHaveLength(1);
    await main.getByRole('button', { name: 'Write another message' }).click();
    expect(await main.getByLabel('Your message').inputValue()).toBe('');
  });

  it('keep the input over another page, Back and a reload, in the tab alone', async () => {
    const page = await site.open('/contact');
    const main = page.getByRole('main');
    await fill(main, 'kept@example.com', question);
    await page.getByRole('link', { name: 'Blog', exact: true }).first().click();
    await page.waitForURL('**/blog');
    await page.goBack();
    await page.waitForURL('**/contact');
    expect(await main.getByLabel('Your message').inputValue()).toBe(question);
    await page.reload();
    expect(await main.getByLabel('Your message').inputValue()).toBe(question);
    expect(await main.getByLabel('Email', { exact: true }).inputValue()).toBe('kept@example.com');
    const other = await page.context().newPage();
    await other.goto('/contact');
    expect(await other.getByRole('main').getByLabel('Your message').inputValue()).toBe('');
  });

  it('request nothing until somebody types, and then load without disturbing the typing', async () => {
    const page = await site.open('about:blank');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/about', { waitUntil: 'networkidle' });
    expect(asked.filter((path) => /enquir/i.test(path))).toEqual([]);
    await page.goto('/contact', { waitUntil: 'networkidle' });
    expect(asked.filter((path) => path.startsWith('/api/enquiries'))).toEqual([]);
    await page.locator('html[data-ready]').waitFor();
    const begun = page.waitForResponse('**/api/enquiries/form-time');
    await page.getByRole('main').getByLabel('Your name').pressSequentially('Pri');
    await begun;
    expect(asked.filter((path) => path.startsWith('/api/enquiries'))).toEqual([
      '/api/enquiries/form-time',
    ]);
  });
});
