import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { siteFixture } from './fixture';
import { startProvider } from './provider';

const provider = await startProvider();
const key = 'a-key-of-the-test';
const withKey = siteFixture({ BREVO_URL: provider.url, BREVO_API_KEY: key });
const withoutKey = siteFixture();

function formOf(page: Page) {
  const footer = page.getByRole('contentinfo');
  return {
    email: footer.getByLabel('Your email address'),
    button: footer.getByRole('button'),
    toast: page.locator('.toast'),
  };
}

function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/newsletter')) calls.push(request.postData() ?? '');
  });
  return calls;
}

describe('newsletter form', () => {
  it("answers an empty email with a destructive toast 'Error', and makes no call", async () => {
    const page = await withoutKey.open('/');
    const calls = callsOf(page);
    const { button, toast } = formOf(page);
    await button.click();
    expect(await toast.innerText()).toMatch(/^Error\s+Please enter your email address\./);
    expect(await toast.getAttribute('class')).toContain('destructive');
    expect(calls).toEqual([]);
  });

  it("leaves it to the browser's email type to check what is typed", async () => {
    const page = await withoutKey.open('/');
    const calls = callsOf(page);
    const { email, button, toast } = formOf(page);
    expect(await email.getAttribute('type')).toBe('email');
    await email.fill('not an address');
    await button.click();
    expect(await email.evaluate((input: HTMLInputElement) => input.validity.typeMismatch)).toBe(
      true,
    );
    expect(await toast.count()).toBe(0);
    expect(calls).toEqual([]);
  });

  it("is disabled and reads 'Subscribing...' while it submits, then idle with the field cleared", async () => {
    const page = await withoutKey.open('/');
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/api/newsletter', async (route) => {
      await held;
      await route.continue();
    });
    const { email, button } = formOf(page);
    await email.fill('reader@example.com');
    await email.press('Enter');
    await expect.poll(() => button.innerText()).toBe('Subscribing...');
    expect(await button.isDisabled()).toBe(true);
    expect(await email.isDisabled()).toBe(true);
    letGo();
    await expect.poll(() => button.innerText()).toBe('Subscribe');
    expect(await button.isEnabled()).toBe(true);
    expect(await email.inputValue()).toBe('');
    expect(await email.evaluate((input) => input === document.activeElement)).toBe(true);
  });

  it.each(['the network', 'the server'])(
    'clears the field and says nothing when %s fails',
    async (what) => {
      const page = await withoutKey.open('/', { allow: /Failed to load resource/ });
      await page.route('**/api/newsletter', (route) =>
        what === 'the server' ? route.fulfill({ status: 500, body: 'no' }) : route.abort(),
      );
      const { email, button, toast } = formOf(page);
      await email.fill('reader@example.com');
      await button.click();
      await expect.poll(() => email.inputValue()).toBe('');
      expect(await button.innerText()).toBe('Subscribe');
      expect(await toast.count()).toBe(0);
    },
  );

  it('sends the provider the specified contact, and keeps the key on the server', async () => {
    const page = await withKey.open('/');
    const calls = callsOf(page);
    const { email, button, toast } = formOf(page);
    await email.fill('New.Reader@example.com');
    await button.click();
    await toast.getByText('Thank you for subscribing').waitFor();
    expect(JSON.parse(calls[0] ?? '')).toEqual({
      email: 'New.Reader@example.com',
      subject_line: '',
    });
    await expect.poll(() => provider.calls.length).toBe(1);
    const [sent] = provider.calls.splice(0);
    expect(`${sent?.method} ${sent?.path}`).toBe('POST /v3/contacts');
    expect(sent?.headers['api-key']).toBe(key);
    expect(sent?.body).toEqual({
      email: 'new.reader@example.com',
      attributes: { FNAME: 'Newsletter', LNAME: 'Subscriber', COUNTRIES: 'Australia' },
      emailBlacklisted: false,
      smsBlacklisted: false,
      listIds: [37],
      updateEnabled: true,
    });
    expect(await page.content()).not.toContain(key);
  });

  it('drops what bots sent with the hidden field filled in', async () => {
    const page = await withKey.open('/');
    const { email, button } = formOf(page);
    const trap = page.locator('footer input[name=subject_line]');
    expect(await trap.getAttribute('tabindex')).toBe('-1');
    await trap.evaluate((input: HTMLInputElement) => {
      input.value = 'https://spam.example';
    });
    await email.fill('program@example.com');
    const answer = page.waitForResponse('**/api/newsletter');
    await button.click();
    expect((await answer).status()).toBe(202);
    // The outbox is ordered: a later subscription would come second.
    const data = { email: 'later.reader@example.com' };
    expect((await page.request.post('/api/newsletter', { data })).status()).toBe(202);
    await expect.poll(() => provider.calls.length).toBe(1);
    expect(provider.calls.splice(0)[0]?.body).toMatchObject(data);
  });

  it('is sent by the plain form without scripts, and a page reports the result', async () => {
    const page = await withoutKey.open('/', { javaScriptEnabled: false });
    const footer = page.getByRole('contentinfo');
    const subscribe = async (address: string) => {
      await footer.getByLabel('Your email address').fill(address);
      await footer.getByRole('button', { name: 'Subscribe' }).click();
    };
    await subscribe('');
    await page
      .getByRole('heading', { level: 1, name: 'Please enter your email address' })
      .waitFor();
    await subscribe('plain.reader@example.com');
    await page.getByRole('heading', { level: 1, name: 'You are subscribed' }).waitFor();
    expect(page.url()).not.toContain('example');
  });
});
