import { describe, expect, it } from 'vitest';
import type { Blog, Draft } from '../api/types';
import { readJson, tabTo, toast } from './adminPage';
import { visit } from './browserPages';
import { siteFixture } from './fixture';

const site = siteFixture();

describe('with the keyboard alone', () => {
  it('an editor signs in, writes a post, finds it and deletes it', async () => {
    const page = await site.open('/admin/login', { viewport: { width: 1440, height: 900 } });
    const { keyboard } = page;
    await page.getByLabel('Username').waitFor();
    await keyboard.type('admin');
    await tabTo(page, 'Password');
    await keyboard.type('correct-horse');
    await keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Start' }).waitFor();
    await tabTo(page, 'New Post');
    await keyboard.press('Enter');
    await page.getByRole('textbox', { name: 'Content' }).waitFor();
    await keyboard.type('By keyboard');
    await tabTo(page, 'Content');
    await keyboard.type('Written by keyboard.');
    await tabTo(page, 'Excerpt');
    await keyboard.type('No mouse');
    await tabTo(page, 'Author');
    await keyboard.type('Tester');
    await keyboard.press('Tab');
    await keyboard.press('Enter');
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await tabTo(page, 'Create Post', 'Shift+Tab');
    await keyboard.press('Enter');
    await toast(page, 'Blog post created.').waitFor();
    await tabTo(page, 'Cancel', 'Shift+Tab');
    await keyboard.press('Enter');
    const search = 'Search posts by title, author, or category...';
    await page.getByPlaceholder(search).waitFor();
    await tabTo(page, search.replace(/\W+$/, ''));
    await keyboard.type('by keyboard');
    await page.getByText('1 post(s) found').waitFor();
    await tabTo(page, 'Delete');
    await keyboard.press('Enter');
    await page.getByText('0 post(s) found').waitFor();
    await page.goto('about:blank');
    const address = '/api/blogs?filter={"slug":"by-keyboard"}';
    await expect.poll(() => readJson<Blog[]>(page, address)).toEqual([]);
  });

  it('an editor looks through the history, compares two versions and restores one', async () => {
    const page = await site.signedIn();
    const { keyboard } = page;
    const first = await readJson<Blog>(page, '/api/blogs/5');
    const second = { ...first, title: 'Second', content: '<p>The fee is 250 dollars.</p>' };
    await page.request.put('/api/blogs/5', { data: second });
    await visit(page, '/admin/blogs/5');
    await page.getByRole('textbox', { name: 'Content' }).waitFor();
    await tabTo(page, 'History');
    await keyboard.press('Enter');
    const versions = page.getByRole('region', { name: 'Versions' });
    await versions.getByText(/^Live now/).waitFor();
    const older = versions.getByRole('radio', { name: /^Compare from Published/ });
    const olderName = (await older.getAttribute('aria-label')) ?? '';
    await tabTo(page, /^Compare from /);
    for (let press = 0; press < 5 && !(await older.isChecked()); press += 1) {
      await keyboard.press('ArrowDown');
    }
    expect(olderName).toMatch(/^Compare from Published/);
    await tabTo(page, /^Compare to /);
    const live = versions.getByRole('radio', { name: /^Compare to Live now/ });
    for (let press = 0; press < 5 && !(await live.isChecked()); press += 1) {
      await keyboard.press('ArrowUp');
    }
    const comparison = page.getByRole('region', { name: 'Comparison' });
    await comparison.locator('ins', { hasText: 'Second' }).waitFor();
    await tabTo(page, /^Restore Published/);
    await keyboard.press('Enter');
    await toast(page, 'Nothing was published. The live page stays as it is.').waitFor();
    await page.waitForURL(/\/admin\/blogs\/5$/);
    expect((await readJson<Draft>(page, '/api/drafts/5')).title).toBe(first.title);
    expect((await readJson<Blog>(page, '/api/blogs/5')).title).toBe('Second');
  });
});
