import { expect, it } from 'vitest';
import { violations } from './axe';
import { siteFixture } from './fixture';
import { startProvider } from './provider';

const provider = await startProvider();
const site = siteFixture({
  BREVO_URL: provider.url,
  BREVO_API_KEY: 'key',
  MAIL_FROM: 'office@wattlepath.example',
});

/** Returns the path of a link in the latest message to `email`. */
async function linkTo(email: string, name: string): Promise<string> {
  const sent = () =>
    provider.calls
      .map(({ body }) => body as Record<string, unknown>)
      .filter(({ to }) => JSON.stringify(to ?? '').includes(email));
  await expect.poll(() => sent().length).toBeGreaterThan(0);
  const text = String(sent().at(-1)?.textContent);
  return new RegExp(`/newsletter/${name}\\?token=\\S+`).exec(text)?.[0] ?? '';
}

it('a visitor subscribes, confirms and unsubscribes by links alone, without scripts', async () => {
  const footer = await site.open('/');
  const form = footer.getByRole('contentinfo');
  await form.getByLabel('Your email address').fill('reader@example.com');
  await form.getByRole('button').click();
  await footer.locator('.toast').getByText('One more step').waitFor();

  const confirm = await linkTo('reader@example.com', 'confirm');
  const page = await site.open(confirm, { javaScriptEnabled: false });
  await page.getByRole('button', { name: 'Confirm' }).click();
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('You are subscribed');
  expect(page.url()).not.toContain('token');
  await page.goto(await linkTo('reader@example.com', 'unsubscribe'));
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('You are unsubscribed');
  // A scanner may have pressed it: its owner confirms all the same.
  await page.goto(confirm);
  await page.getByRole('button', { name: 'Confirm' }).click();
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('You are subscribed');
  await page.goto(confirm);
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(
    'You are subscribed already',
  );
});

it('the page with the button passes axe, and works with the keyboard', async () => {
  const page = await site.open('/newsletter/unsubscribe?token=1.x', { bypassCSP: true });
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await violations(page), `${width} px`).toEqual([]);
  }
  await page.getByRole('button', { name: 'Unsubscribe' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'This link is incomplete' }).waitFor();
});
