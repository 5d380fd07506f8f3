import { describe, expect, it } from 'vitest';
import { siteFixture } from './fixture';

const site = siteFixture();
const article = '/blog/partner-visa-evidence-that-convinces';

describe('a visitor', () => {
  it('goes from the home page to a post and back without loading the page again', async () => {
    const page = await site.open('/');
    const loads: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(request.url());
    });
    await page
      .getByRole('link', { name: /partner visa evidence/i })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: /evidence/i }).waitFor();
    expect(await page.title()).toMatch(/evidence/i);
    expect(await page.locator('title').count()).toBe(1);
    await page.waitForFunction(() => window.scrollY === 0);
    await page.goBack();
    await page.waitForURL(`${site.url()}/`);
    expect(loads).toEqual([]);
  });

  it('reads every page and follows every link with JavaScript off', async () => {
    const page = await site.open('/', { javaScriptEnabled: false });
    await page.getByRole('link', { name: 'Blog', exact: true }).first().click();
    await page
      .getByRole('link', { name: /partner visa evidence/i })
      .first()
      .click();
    expect(await page.locator('.article-body').innerText()).toContain('evidence');
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  });

  it('sees a landscape in place of a picture that can’t be loaded', async () => {
    const page = await site.open('about:blank', { allow: /Failed to load resource/ });
    await page.route('**/images/**', (route) => route.abort());
    await page.goto(`${site.url()}${article}`);
    await page.locator('.post-hero-picture.art-plate').waitFor();
    await page.locator('.post-margin .post-card-picture').first().scrollIntoViewIfNeeded();
    await page.locator('.post-margin .post-card-picture > .art-plate').first().waitFor();
    const box = await page.locator('.post-margin .post-card-picture').first().boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(1600 / 840, 1);
  });

  it('sees one page fade into the next, unless movement is minded', async () => {
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      const page = await site.open('/about', { reducedMotion });
      await page.evaluate(() => {
        const start = document.startViewTransition.bind(document);
        document.startViewTransition = (change) => {
          document.documentElement.dataset.fades = '';
          return start(change);
        };
      });
      await page.getByRole('link', { name: 'Blog', exact: true }).first().click();
      await page.locator('h1', { hasText: 'Migration' }).waitFor();
      const fades = await page.locator('html').getAttribute('data-fades');
      expect(fades !== null, reducedMotion).toBe(reducedMotion === 'no-preference');
    }
  });

  it('gets an explanation at an unknown path and an unknown post', async () => {
    const allow = /404/;
    const page = await site.open('/no-such-page', { allow });
    await page.getByText('Oops! Page not found').waitFor();
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await page.waitForURL(`${site.url()}/`);
    await page.goto('/blog/no-such-post');
    await page.getByText('Post not found').waitFor();
    await page.getByText("We couldn't find the post you're looking for.").waitFor();
  });

  it('keeps reading while the network is down, and is notified', async () => {
    const page = await site.open('/', { allow: /ERR_INTERNET_DISCONNECTED|Failed to fetch/ });
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await page.getByRole('link', { name: 'Blog', exact: true }).first().click();
    await page
      .getByRole('status')
      .filter({ hasText: /connection|network|offline/i })
      .waitFor();
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  });

  it("opens the consultation dialog at 'Start Your Journey' on /about, closes it, and goes on to /services", async () => {
    const page = await site.open('/about', { allow: /Failed to load resource|ERR_/ });
    await page.waitForLoadState('networkidle');
    const start = page.getByRole('button', { name: 'Start Your Journey' });
    await start.click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(await start.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.getByRole('link', { name: 'See our services' }).click();
    await page.waitForURL('**/services');
  });
});
