import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Blog, ListedEnquiry } from '../api/types';
import { readJson, requestsOf } from './adminPage';
import { problems, violations } from './axe';
import { visit } from './browserPages';
import { pressTool } from './editorPage';
import { siteFixture } from './fixture';
import { adminPassword } from './server';

const site = siteFixture();

/** Returns the id of the single enquiry, sending it on first use. */
async function enquiryOf(page: Page): Promise<string> {
  const data = {
    name: 'Priya Raman',
    email: 'priya@example.com',
    kind: 'consultation',
    topic: 'student-visa',
    message: 'I would like to study nursing in Adelaide.',
    answers: { day_1: '2027-03-01', part_1: 'morning', time_zone: 'Asia/Kolkata' },
    submission_id: 'the-only-enquiry',
  };
  await page.request.post('/api/enquiries', { data });
  const [enquiry] = await readJson<ListedEnquiry[]>(page, '/api/enquiries');
  return enquiry?.id ?? '';
}

interface Place {
  name: string;
  /** Made of the same parts as another page here, which stands for it in `npm test`. */
  isLikeOthers?: boolean;
  path: string;
  /** Sets up the data of the page. */
  prepare?(page: Page): Promise<unknown>;
  /** Steps to take before checking. */
  act?(page: Page): Promise<void>;
}

/** Every page of the admin. Pages whose drafts outlive leaving come last. */
const places: Place[] = [
  {
    name: 'Start',
    path: '/admin',
    act: (page) => page.getByRole('list', { name: 'To do' }).getByRole('link').first().waitFor(),
  },
  { name: 'Blog Posts', path: '/admin/blogs' },
  {
    name: 'The trash and deleting for good',
    path: '/admin/blogs?filter={"state":"trash"}',
    prepare: (page) => page.request.delete('/api/blogs/1'),
    act: async (page) => {
      await page.getByRole('button', { name: 'Delete permanently' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'History',
    path: '/admin/blogs/edit/2/history',
    prepare: async (page) => {
      const stored = await readJson<Blog>(page, '/api/blogs/2');
      const content = `<p>New words.</p><img src="/${stored.image_url}" alt="A hill">${stored.content}`;
      const data = { ...stored, updated_at: undefined, title: 'Changed', content };
      await page.request.put('/api/drafts/2', { data });
    },
    act: (page) => page.getByTitle('The article with its changes').waitFor(),
  },
  { name: 'No posts found', isLikeOthers: true, path: '/admin/blogs?filter={"q":"zzz"}' },
  {
    name: 'A list that could not be loaded',
    isLikeOthers: true,
    path: '/admin/admins',
    prepare: (page) =>
      page.route('**/api/admins?*', (route) => route.fulfill({ status: 500, json: {} })),
    act: (page) => page.getByRole('button', { name: 'Retry' }).waitFor(),
  },
  {
    name: 'The chosen posts and the columns',
    isLikeOthers: true,
    path: '/admin/blogs',
    act: async (page) => {
      await page.getByRole('checkbox').nth(1).check();
      await page.getByRole('button', { name: 'Columns' }).click();
      await page.getByRole('menuitemcheckbox', { name: 'Excerpt' }).waitFor();
    },
  },
  {
    name: 'Change Password',
    isLikeOthers: true,
    path: '/admin/blogs',
    act: async (page) => {
      await page.getByRole('button', { name: 'Change Password' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'Checks', isLikeOthers: true, path: '/admin/checks' },
  ...['offices', 'people', 'special-days', 'partners', 'claims', 'approvals'].map((name) => ({
    name,
    isLikeOthers: name !== 'people',
    path: `/admin/${name}`,
  })),
  { name: 'An office', path: '/admin/offices/canberra' },
  { name: 'A new person', isLikeOthers: true, path: '/admin/people/create' },
  { name: 'A new special day', isLikeOthers: true, path: '/admin/special-days/create' },
  { name: 'Company', path: '/admin/company' },
  {
    name: 'Media',
    path: '/admin/media',
    act: (page) => page.getByRole('listitem').filter({ hasText: 'Used in' }).first().waitFor(),
  },
  {
    name: 'Image',
    path: '/admin/media',
    act: async (page) => {
      await page.getByRole('listitem').filter({ hasText: 'Used in' }).first().click();
      await page.getByRole('heading', { name: 'Where used' }).waitFor();
    },
  },
  {
    name: 'Facts',
    path: '/admin/facts?filter={"state":"proposed"}',
    act: (page) => page.getByText('visa-189-charge', { exact: true }).waitFor(),
  },
  {
    name: 'The values of a fact, and a new one with its problems',
    path: '/admin/facts/visa-485-charge',
    act: async (page) => {
      await page.getByRole('heading', { name: '$4,600' }).waitFor();
      expect(await violations(page)).toEqual([]);
      await page.getByRole('link', { name: 'Add a value' }).click();
      await page.getByRole('button', { name: 'Propose' }).click();
      await page.getByText('From is required.').waitFor();
    },
  },
  {
    name: 'Confirming a value',
    isLikeOthers: true,
    path: '/admin/facts/visa-500-charge',
    act: async (page) => {
      await page.getByRole('link', { name: /^Confirm \$2,500/ }).click();
      await page.getByRole('status').filter({ hasText: 'sentence' }).waitFor();
    },
  },
  { name: 'Blog Categories', isLikeOthers: true, path: '/admin/blog-categories' },
  { name: 'Create New Blog Category', path: '/admin/blog-categories/create' },
  { name: 'Admins', isLikeOthers: true, path: '/admin/admins' },
  { name: 'Create New Admin', isLikeOthers: true, path: '/admin/admins/create' },
  { name: 'Activity', isLikeOthers: true, path: '/admin/audit-events' },
  {
    name: 'Enquiries',
    path: '/admin/enquiries',
    prepare: enquiryOf,
    act: (page) => page.getByText('1 enquiry found').waitFor(),
  },
  {
    name: 'One enquiry, with a reply and one being written',
    path: '/admin/enquiries',
    act: async (page) => {
      const enquiry_id = await enquiryOf(page);
      const data = { enquiry_id, subject: 'Your visa', text: 'A 500.' };
      await page.request.post('/api/enquiry-answers', { data });
      await page.request.post('/api/enquiry-notes', { data: { enquiry_id, text: 'Called.' } });
      await visit(page, `/admin/enquiries/${enquiry_id}`);
      await page.getByRole('textbox', { name: 'Reply' }).fill('Hello');
    },
  },
  { name: 'Enter an enquiry', path: '/admin/enquiries/create' },
  {
    name: 'All conversations with one person',
    isLikeOthers: true,
    path: '/admin/enquiries',
    act: async (page) => {
      const enquiry_id = await enquiryOf(page);
      await visit(page, `/admin/enquiries/${enquiry_id}/show`);
      await page.getByRole('heading', { name: /^All conversations with/ }).waitFor();
    },
  },
  {
    name: 'A year of enquiries',
    isLikeOthers: true,
    path: '/admin/enquiry-year',
    prepare: enquiryOf,
    act: (page) => page.getByText(/\d received/).waitFor(),
  },
  {
    name: 'Outbox',
    path: '/admin/outbox',
    prepare: enquiryOf,
    act: (page) => page.getByRole('button', { name: 'Don’t send' }).first().waitFor(),
  },
  {
    name: 'Message',
    isLikeOthers: true,
    path: '/admin/outbox',
    prepare: enquiryOf,
    act: async (page) => {
      await page
        .getByRole('link', { name: /^Your .+ no\. \d/ })
        .first()
        .click();
      await page.getByRole('link', { name: 'Open the enquiry' }).waitFor();
    },
  },
  {
    name: 'Subscribers',
    isLikeOthers: true,
    path: '/admin/subscribers',
    prepare: (page) =>
      page.request.post('/api/newsletter', { data: { email: 'reader@example.com' } }),
    act: (page) => page.getByText('1 subscriber found').waitFor(),
  },
  {
    name: 'Confirm your password',
    path: '/admin/personal-data',
    act: async (page) => {
      await page.getByLabel('Email or phone').fill('priya@example.com');
      await page.getByRole('button', { name: 'Show everything' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'Personal data and erasing it',
    path: '/admin/personal-data',
    prepare: async (page) => {
      await enquiryOf(page);
      const data = { password: adminPassword };
      await page.request.post('/api/session/confirmation', { data });
    },
    act: async (page) => {
      await page.getByLabel('Email or phone').fill('priya@example.com');
      await page.getByRole('button', { name: 'Show everything' }).click();
      expect(await problems(page)).toEqual([]);
      await page.getByRole('button', { name: 'Erase…' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'Page not found',
    isLikeOthers: true,
    path: '/admin/blogs',
    act: async (page) => {
      await page.goto('/admin/no/such/page');
      await page.getByRole('heading', { name: 'Page not found' }).waitFor();
    },
  },
  {
    name: 'The toast that undoes',
    path: '/admin/blogs',
    act: async (page) => {
      await page.getByRole('button', { name: 'Delete' }).last().click();
      // Hovering keeps the toast open.
      await page.getByRole('button', { name: 'Undo' }).hover();
    },
  },
  {
    name: 'Create New Blog Post with its problems',
    path: '/admin/blogs/new',
    act: async (page) => {
      await page.getByRole('button', { name: 'Create Post' }).click();
      await page.getByRole('alert').filter({ hasText: 'Title is required.' }).first().waitFor();
    },
  },
  {
    name: 'Edit Blog Post',
    path: '/admin/blogs/edit/3',
    act: (page) => page.getByRole('textbox', { name: 'Content' }).waitFor(),
  },
  {
    name: 'Leave without saving?',
    isLikeOthers: true,
    path: '/admin/admins/create',
    act: async (page) => {
      await page.getByLabel('Username').fill('x');
      await page.getByRole('button', { name: 'Cancel' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'The details of a post, unfolded, and its plan',
    path: '/admin/blogs/edit/3',
    act: async (page) => {
      await page.getByRole('button', { name: 'New preview link' }).click();
      await page.getByRole('group', { name: 'Link 1' }).waitFor();
      await page.getByRole('button', { name: 'Schedule…' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'Somebody else saved this meanwhile',
    isLikeOthers: true,
    path: '/admin/blogs/edit/3',
    act: async (page) => {
      await page.getByLabel('Title').fill('Mine');
      const stored = await readJson<Blog>(page, '/api/blogs/3');
      await page.request.put('/api/blogs/3', { data: { ...stored, title: 'Theirs' } });
      await page.getByRole('button', { name: 'Update Post' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'Choose from media',
    path: '/admin/blogs/edit/3',
    act: async (page) => {
      await page.getByRole('button', { name: 'From media', exact: true }).click();
      await page.getByRole('dialog').getByText('found').waitFor();
    },
  },
  {
    name: 'The dialog of a picture',
    isLikeOthers: true,
    path: '/admin/blogs/edit/3',
    act: async (page) => {
      const text = page.getByRole('textbox', { name: 'Content' });
      const picture =
        'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
      await pasteHtml(text, `<p>A</p><img src="${picture}" alt="" width="90" height="90">`);
      await text.locator('img[src^="data:"]').dblclick();
      await page.getByRole('dialog').getByLabel('Caption').waitFor();
    },
  },
  {
    name: 'The dialog of cells',
    path: '/admin/blogs/edit/3',
    act: async (page) => {
      const text = page.getByRole('textbox', { name: 'Content' });
      await pasteHtml(text, '<table><tr><td>Fee</td><td>650</td></tr></table>');
      await text.getByRole('cell', { name: 'Fee' }).click();
      await pressTool(page, 'Rows, columns and cells');
      await page.getByRole('menuitem', { name: 'Cell properties…' }).click();
      await page.getByRole('dialog').getByLabel('Background').waitFor();
    },
  },
  {
    name: 'Insert a fact',
    isLikeOthers: true,
    path: '/admin/blogs/edit/3',
    act: async (page) => {
      await pressTool(page, 'Fact');
      await page.getByRole('option').first().waitFor();
    },
  },
];

/** Pastes at the beginning of the text. */
async function pasteHtml(text: Locator, html: string): Promise<void> {
  await text.press('Control+Home');
  await text.evaluate((root, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', pasted);
    root.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, html);
}

/** Runs in the page; lists what takes time to change under reduced motion. */
function transitions(): string[] {
  return [...document.querySelectorAll('*')]
    .filter((element) => /[1-9]/.test(getComputedStyle(element).transitionDuration))
    .map(({ tagName, className }) => `${tagName} ${className}`);
}

const options = { bypassCSP: true, reducedMotion: 'reduce', allow: /403|409|500/ } as const;

describe('axe finds nothing, light at 1440 px and dark at 390 px, and nothing is too wide, on', () => {
  it('Sign in', async () => {
    const page = await site.open('/admin/login?ended', options);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByText('Username is required.').waitFor();
    expect(await problems(page)).toEqual([]);
  });

  it('the menu on a phone', async () => {
    const viewport = { width: 390, height: 844 };
    const page = await site.openSignedIn('/admin', { ...options, viewport });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByText('Management Dashboard').waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(transitions)).toEqual([]);
  });

  async function check({ path, prepare, act }: Place) {
    const page = await site.signedIn({ ...options, prepare });
    const settled = requestsOf(page);
    await visit(page, path);
    // Hidden from roles behind a page that is a dialog.
    await page.locator('h1').first().waitFor();
    await settled();
    await act?.(page);
    expect(await problems(page)).toEqual([]);
  }

  it.each(places.filter(({ isLikeOthers }) => !isLikeOthers))('$name', check);

  it.each(places.filter(({ isLikeOthers }) => isLikeOthers))('$name', { tags: ['slow'] }, check);
});
