import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Blog } from '../api/types';
import { read, toast } from './adminPage';
import { violations } from './axe';
import { siteFixture } from './fixture';

const site = siteFixture();

/** Every page of the admin, and what is to be done there before looking. */
const places: { name: string; path: string; act?(page: Page): Promise<void> }[] = [
  { name: 'Blog Posts', path: '/admin/blogs' },
  { name: 'No posts found', path: '/admin/blogs?filter={"q":"zzz"}' },
  {
    name: 'The chosen posts and the columns',
    path: '/admin/blogs',
    act: async (page) => {
      await page.getByRole('checkbox').nth(1).check();
      await page.getByRole('button', { name: 'Columns' }).click();
      await page.getByRole('menuitemcheckbox', { name: 'Excerpt' }).waitFor();
    },
  },
  {
    name: 'Change Password',
    path: '/admin/blogs',
    act: (page) => page.getByRole('button', { name: 'Change Password' }).click(),
  },
  {
    name: 'The toast that undoes',
    path: '/admin/blogs',
    act: async (page) => {
      await page.getByRole('button', { name: 'Delete' }).last().click();
      // The mouse over it keeps it there.
      await page.getByRole('button', { name: 'Undo' }).hover();
    },
  },
  {
    name: 'Create New Blog Post with its problems',
    path: '/admin/blogs/new',
    act: (page) => page.getByRole('button', { name: 'Create Post' }).click(),
  },
  {
    name: 'Edit Blog Post',
    path: '/admin/blogs/edit/3',
    act: (page) => page.getByRole('textbox', { name: 'Content' }).waitFor(),
  },
  {
    name: 'Leave without saving?',
    path: '/admin/blogs/edit/3',
    act: async (page) => {
      await page.getByLabel('Title').fill('x');
      await page.getByRole('button', { name: 'Cancel' }).click();
    },
  },
  {
    name: 'Somebody else saved this meanwhile',
    path: '/admin/blogs/edit/3',
    act: async (page) => {
      await page.getByLabel('Title').fill('Mine');
      const stored = await read<Blog>(page, '/api/blogs/3');
      await page.request.put('/api/blogs/3', { data: { ...stored, title: 'Theirs' } });
      await page.getByRole('button', { name: 'Update Post' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'Blog Categories', path: '/admin/blog-categories' },
  { name: 'Create New Blog Category', path: '/admin/blog-categories/create' },
  { name: 'Admins', path: '/admin/admins' },
  { name: 'Create New Admin', path: '/admin/admins/create' },
  { name: 'Activity', path: '/admin/audit-events' },
  { name: 'Page not found', path: '/admin/nothing' },
];

const looks = [
  { width: 1440, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
] as const;

/** What axe finds, at a desk's width in the one theme and at a phone's in the other. */
async function violationsInEveryLook(page: Page): Promise<string[]> {
  const all: string[] = [];
  for (const { width, colorScheme } of looks) {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme });
    const background = colorScheme === 'dark' ? 'rgb(12, 22, 19)' : 'rgb(251, 248, 241)';
    await page.waitForFunction(
      (colour) => getComputedStyle(document.body).backgroundColor === colour,
      background,
    );
    await page.evaluate(() =>
      Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined))),
    );
    const found = await violations(page);
    all.push(...found.map((problem) => `${width} px, ${colorScheme}: ${problem}`));
  }
  return all;
}

const options = { bypassCSP: true, reducedMotion: 'reduce', allow: /409/ } as const;

describe('axe finds nothing, light at 1440 px and dark at 390 px, on', () => {
  it('Sign in', async () => {
    const page = await site.open('/admin/login?ended', options);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('Username is required.').waitFor();
    expect(await violationsInEveryLook(page)).toEqual([]);
  });

  it('the menu on a phone', async () => {
    const viewport = { width: 390, height: 844 };
    const page = await site.openSignedIn('/admin', { ...options, viewport });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByText('Management Dashboard').waitFor();
    expect(await violations(page)).toEqual([]);
  });

  it.each(places)('$name', async ({ path, act }) => {
    const page = await site.openSignedIn(path, options);
    await page.waitForLoadState('networkidle');
    await act?.(page);
    expect(await violationsInEveryLook(page)).toEqual([]);
  });
});

describe('with the keyboard alone', () => {
  async function tabTo(page: Page, name: string) {
    for (let press = 0; press < 120; press += 1) {
      const reached = await page.evaluate(() => {
        const { activeElement } = document;
        const labels = (activeElement as HTMLInputElement | null)?.labels;
        const namedBy = activeElement?.getAttribute('aria-labelledby')?.split(' ')[0] ?? '';
        const label = document.getElementById(namedBy) ?? labels?.[0] ?? activeElement;
        return activeElement?.getAttribute('aria-label') ?? label?.textContent ?? '';
      });
      if (reached.replace(/\W+$/, '') === name) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab doesn't reach ${name}.`);
  }

  it('an editor signs in, writes a post, finds it and deletes it', async () => {
    const page = await site.open('/admin/login');
    const { keyboard } = page;
    await page.getByLabel('Username').waitFor();
    await keyboard.type('admin');
    await tabTo(page, 'Password');
    await keyboard.type('correct-horse');
    await keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Blog Posts' }).waitFor();
    await tabTo(page, 'New Post');
    await keyboard.press('Enter');
    await page.getByRole('textbox', { name: 'Content' }).waitFor();
    await tabTo(page, 'Title');
    await keyboard.type('By keyboard');
    await tabTo(page, 'Excerpt');
    await keyboard.type('No mouse');
    await tabTo(page, 'Author');
    await keyboard.type('Tester');
    await keyboard.press('Tab');
    await keyboard.press('Enter');
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await tabTo(page, 'Content');
    await keyboard.type('Written by keyboard.');
    await tabTo(page, 'Create Post');
    await keyboard.press('Enter');
    await toast(page, 'Blog post created.').waitFor();
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
    await expect.poll(() => read<Blog[]>(page, address)).toEqual([]);
  });
});
