import type { Locator, Page, Request, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { ListedEnquiry, Media } from '../api/types';
import { readJson, requestsOf, toast } from './adminPage';
import { visit } from './browserPages';
import { siteFixture } from './fixture';
import { adminPassword } from './server';

const site = siteFixture();
const allow = /401|403|409|ERR_INTERNET_DISCONNECTED|Failed to fetch/;

interface FormCase {
  name: string;
  /** The one form of resources, which 'a category' stands for in `npm test`. */
  isResourceForm?: boolean;
  /** Path of its page, or a function that creates the record and returns the path. */
  path: string | ((page: Page) => Promise<string>);
  /** Brings the form into view. */
  open?(page: Page): Promise<void>;
  /** Container of the form; default: the page. */
  within?(page: Page): Locator;
  fills: readonly (readonly [label: string, value: string])[];
  submit: string;
  /** Visible once the form is saved. */
  done(page: Page): Locator;
  /** The record's API address, and a field that another admin changes meanwhile. */
  stale?: { address(page: Page): string; field: string; label: string };
}

const lastPart = (page: Page) => new URL(page.url()).pathname.split('/').pop() ?? '';
const make = async (page: Page, address: string, data: object) => {
  const response = await page.request.post(address, { data });
  expect(response.status(), address).toBe(201);
  const made: { id: string } = await response.json();
  return made.id;
};

let made = 0;
/** Returns a word that occurs nowhere else in the file. */
function unique(word: string): string {
  made += 1;
  return `${word}-${made}`;
}

async function newEnquiry(page: Page): Promise<string> {
  const email = `${unique('visitor')}@example.com`;
  const sent = await page.request.post('/api/enquiries', {
    data: {
      kind: 'enquiry',
      name: 'Mina Rao',
      email,
      country: 'India',
      topic: 'student-visa',
      message: `May I study and work at once? ${unique('x')}`,
    },
  });
  expect(sent.status()).toBe(201);
  const filter = encodeURIComponent(JSON.stringify({ email }));
  const [enquiry] = await readJson<ListedEnquiry[]>(page, `/api/enquiries?filter=${filter}`);
  return `/admin/enquiries/${enquiry?.id}`;
}

/** A one-pixel PNG. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const forms: readonly FormCase[] = [
  {
    name: 'a new category',
    isResourceForm: true,
    path: '/admin/blog-categories/create',
    within: (page) => page.getByRole('dialog', { name: 'Create New Blog Category' }),
    fills: [
      ['Name', 'Made offline'],
      ['Description', 'Kept through all of it'],
    ],
    submit: 'Create Category',
    done: (page) => toast(page, 'Category created.'),
  },
  {
    name: 'a category',
    path: async (page) => {
      const data = { name: unique('Category'), description: 'First' };
      return `/admin/blog-categories/${await make(page, '/api/blog-categories', data)}`;
    },
    within: (page) => page.getByRole('dialog', { name: 'Edit Blog Category' }),
    fills: [['Description', 'Mine']],
    submit: 'Update Category',
    done: (page) => toast(page, 'Category updated.'),
    stale: {
      address: (page) => `/api/blog-categories/${lastPart(page)}`,
      field: 'description',
      label: 'Description',
    },
  },
  {
    name: 'a new reply template',
    isResourceForm: true,
    path: '/admin/answer-templates/create',
    fills: [
      ['Name', 'Made offline'],
      ['Text', 'Hello {{name}}'],
    ],
    submit: 'Create reply template',
    done: (page) => toast(page, 'Reply template created.'),
  },
  {
    name: 'a reply template',
    isResourceForm: true,
    path: async (page) => {
      const data = { name: unique('Template'), subject: '', text: 'First' };
      return `/admin/answer-templates/${await make(page, '/api/answer-templates', data)}`;
    },
    fills: [['Text', 'Mine']],
    submit: 'Update reply template',
    done: (page) => toast(page, 'Reply template updated.'),
    stale: {
      address: (page) => `/api/answer-templates/${lastPart(page)}`,
      field: 'text',
      label: 'Text',
    },
  },
  {
    name: 'a new admin',
    isResourceForm: true,
    path: '/admin/admins/create',
    fills: [
      ['Username', 'made-offline'],
      ['Password', 'battery-staple'],
    ],
    submit: 'Create Admin',
    done: (page) => toast(page, 'Admin created.'),
  },
  {
    name: 'a new fact',
    isResourceForm: true,
    path: '/admin/facts/create',
    open: async (page) => {
      await page.getByRole('combobox', { name: 'Kind' }).click();
      await page.getByRole('option', { name: 'Text' }).click();
    },
    fills: [
      ['Name', 'Made offline'],
      ['Key', 'made-offline'],
      ['Topic', 'Student visa'],
    ],
    submit: 'Create Fact',
    done: (page) => toast(page, 'Fact created.'),
  },
  {
    name: 'a fact’s name',
    isResourceForm: true,
    path: '/admin/facts/visa-500-charge/name',
    within: (page) => page.getByRole('dialog', { name: 'Name and topic' }),
    fills: [['Topic', 'Mine']],
    submit: 'Save fact',
    done: (page) => toast(page, 'Fact saved.'),
    stale: { address: () => '/api/fact-list/visa-500-charge', field: 'topic', label: 'Topic' },
  },
  {
    name: 'a new value of a fact',
    isResourceForm: true,
    path: '/admin/facts/visa-500-charge/values/create',
    within: (page) => page.getByRole('dialog', { name: 'Add a value' }),
    fills: [
      ['Value', '2500'],
      ['From', '2031-07-01'],
      ['Source', 'A test'],
    ],
    submit: 'Propose',
    done: (page) => toast(page, 'Value proposed.'),
  },
  {
    name: 'a picture’s details',
    isResourceForm: true,
    path: async (page) => {
      const file = { name: 'pixel.png', mimeType: 'image/png', buffer: pixel };
      const sent = await page.request.post('/api/images?keep=true', { multipart: { file } });
      expect(sent.status()).toBe(201);
      const [media] = await readJson<Media[]>(page, '/api/media?range=[0,0]');
      return `/admin/media/${media?.id}`;
    },
    fills: [['Name', 'Mine']],
    submit: 'Update Image',
    done: (page) => toast(page, 'Image updated.'),
    stale: { address: (page) => `/api/media/${lastPart(page)}`, field: 'name', label: 'Name' },
  },
  {
    name: 'the signature',
    path: '/admin/account',
    within: (page) => page.getByRole('region', { name: 'Signature on your replies' }),
    fills: [['Role', 'Counsellor']],
    submit: 'Save',
    done: (page) => toast(page, 'Signature saved.'),
  },
  {
    name: 'the account’s address',
    path: '/admin/account',
    within: (page) => page.getByRole('region', { name: 'Security messages' }),
    fills: [['Email (optional)', 'me@example.com']],
    submit: 'Save address',
    done: (page) => toast(page, 'Email address saved.'),
  },
  {
    name: 'a note',
    path: newEnquiry,
    within: (page) => page.getByRole('region', { name: 'Notes' }),
    fills: [['New note', 'Rang her.']],
    submit: 'Add note',
    done: (page) => page.getByRole('listitem').getByText('Rang her.'),
  },
  {
    name: 'a reply of the client',
    path: newEnquiry,
    open: (page) => page.getByRole('button', { name: 'Add their reply' }).click(),
    within: (page) => page.getByRole('region', { name: 'Conversation' }),
    fills: [['What they wrote', 'Thank you.']],
    submit: 'Add reply',
    done: (page) => toast(page, 'Reply added.'),
  },
  {
    name: 'a call',
    path: newEnquiry,
    open: (page) => page.getByRole('button', { name: 'Add a call' }).click(),
    within: (page) => page.getByRole('region', { name: 'Conversation' }),
    fills: [['What was said', 'She rings back.']],
    submit: 'Add call',
    done: (page) => toast(page, 'Call added.'),
  },
  {
    name: 'an enquiry entered by hand',
    path: '/admin/enquiries/create',
    fills: [
      ['Name', 'Walter Walkin'],
      ['Email', 'walter@example.com'],
    ],
    submit: 'Save enquiry',
    done: (page) => page.getByRole('heading', { name: /Walter Walkin/ }),
  },
  {
    name: 'a reply',
    path: newEnquiry,
    within: (page) => page.getByRole('region', { name: 'Reply' }),
    fills: [['Reply', 'Yes, you may.']],
    submit: 'Send reply',
    done: (page) => page.getByRole('listitem').getByText('Yes, you may.'),
  },
  {
    name: 'personal data',
    path: '/admin/personal-data',
    fills: [['Email or phone', 'nobody@example.com']],
    submit: 'Show everything',
    done: (page) => page.getByText('Nothing is stored about this person.'),
  },
];

/** Opens and fills in the form of a case. */
async function openForm(form: FormCase) {
  const page = await site.signedIn({ allow });
  const path = typeof form.path === 'string' ? form.path : await form.path(page);
  await visit(page, path);
  await form.open?.(page);
  const scope = form.within?.(page) ?? page.getByRole('main');
  const field = (label: string) =>
    scope
      .getByRole('textbox', { name: label, exact: true })
      .or(scope.getByLabel(label, { exact: true }))
      .first();
  for (const [label, value] of form.fills) await field(label).fill(value);
  const isKept = async () => {
    for (const [label, value] of form.fills) expect(await field(label).inputValue()).toBe(value);
  };
  return { page, isKept, submit: scope.getByRole('button', { name: form.submit, exact: true }) };
}

/** Fails writes as if the network were lost at that moment. */
/** One search of personal data is a form's own press. */
const isRead = (request: Request) =>
  request.method() === 'GET' && !request.url().includes('/personal-data?');

const loseWrites = (route: Route) =>
  isRead(route.request()) ? route.continue() : route.abort('internetdisconnected');

async function signInAgain(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await dialog.getByRole('textbox', { name: 'Password' }).fill(adminPassword);
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
}

async function confirmPassword(page: Page, done: Locator): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Confirm your password' });
  await dialog.or(done).first().waitFor();
  if (!(await dialog.isVisible())) return;
  await dialog.getByRole('textbox', { name: 'Password' }).fill(adminPassword);
  await page.keyboard.press('Enter');
}

describe('input survives losing the network and the session, and is then saved:', () => {
  const isSlow = ({ isResourceForm = false }: FormCase) => isResourceForm;
  it.each(forms.filter((form) => !isSlow(form)))('$name', keepThroughLosses);
  it.each(forms.filter(isSlow))('$name', { tags: ['slow'] }, keepThroughLosses);

  async function keepThroughLosses(form: FormCase) {
    const { page, isKept, submit } = await openForm(form);
    const settled = requestsOf(page);
    await page.route('**/api/**', loseWrites);
    await submit.click();
    await page
      .getByText(/could not be reached|Failed to submit form/)
      .first()
      .waitFor();
    await isKept();

    await page.unroute('**/api/**', loseWrites);
    // The form's press finds that the session has ended, and none of the page's own reads.
    await settled();
    const waiting: Route[] = [];
    const holdReads = (route: Route) =>
      isRead(route.request()) ? void waiting.push(route) : route.continue();
    await page.route('**/api/**', holdReads);
    await page.context().clearCookies();
    await submit.click();
    await page.getByRole('dialog', { name: 'Your session has ended' }).waitFor();
    await page.unroute('**/api/**', holdReads);
    for (const route of waiting) await route.continue();
    await signInAgain(page);
    await confirmPassword(page, form.done(page).first());
    await form.done(page).first().waitFor();
  }
});

describe('a concurrent change is compared, and either version can be taken:', () => {
  const stales = forms.flatMap((form) => (form.stale ? [{ ...form, stale: form.stale }] : []));
  it.each(stales.filter(({ isResourceForm }) => !isResourceForm))('$name', compare);
  it.each(stales.filter(({ isResourceForm }) => isResourceForm))(
    '$name',
    { tags: ['slow'] },
    compare,
  );

  async function compare(form: (typeof stales)[number]) {
    const { page, submit } = await openForm(form);
    const { field, label } = form.stale;
    const address = form.stale.address(page);
    const mine = form.fills.find(([name]) => name === label)?.[1];
    async function saveElsewhere(text: string) {
      const stored = await readJson<object>(page, address);
      const saved = await page.request.put(address, { data: { ...stored, [field]: text } });
      expect(saved.status()).toBe(200);
    }
    await saveElsewhere('Theirs');
    await submit.click();
    const dialog = page.getByRole('dialog', { name: 'This was saved meanwhile' });
    await dialog.getByRole('group', { name: 'Stored now' }).getByText('Theirs').waitFor();
    await dialog.getByRole('button', { name: 'Keep mine' }).click();
    await form.done(page).first().waitFor();
    expect(await readJson(page, address)).toMatchObject({ [field]: mine });

    const again = await openForm(form);
    const other = form.stale.address(again.page);
    const theirs = await readJson<object>(again.page, other);
    await again.page.request.put(other, { data: { ...theirs, [field]: 'Theirs again' } });
    await again.submit.click();
    await again.page.getByRole('button', { name: 'Take theirs' }).click();
    const scope = form.within?.(again.page) ?? again.page.getByRole('main');
    const input = scope.getByRole('textbox', { name: label, exact: true });
    await expect.poll(() => input.inputValue()).toBe('Theirs again');
  }
});

interface ActionCase {
  name: string;
  path(page: Page): Promise<string>;
  act(page: Page): Promise<void>;
  done(page: Page): Locator;
}

const actions: readonly ActionCase[] = [
  {
    name: 'a category is deleted',
    async path(page) {
      const data = { name: unique('Deleted'), description: 'First' };
      await make(page, '/api/blog-categories', data);
      return `/admin/blog-categories?filter=${encodeURIComponent(JSON.stringify({ q: data.name }))}`;
    },
    act: (page) => page.getByRole('button', { name: 'Delete' }).click(),
    done: (page) => toast(page, 'Category deleted.'),
  },
  {
    name: 'an enquiry is closed',
    path: newEnquiry,
    async act(page) {
      await page.getByRole('button', { name: 'No answer' }).click();
    },
    done: (page) => page.getByRole('combobox', { name: 'Status' }).filter({ hasText: 'Closed' }),
  },
  {
    name: 'a figure is marked as checked',
    path: async () => '/admin/facts/visa-500-charge',
    act: (page) =>
      page
        .getByRole('button', { name: /^Checked/ })
        .first()
        .click(),
    done: (page) => toast(page, /hecked/),
  },
];

describe('an action reports its failure, asks to sign in again, and then succeeds:', () => {
  it.each(actions)('$name', async ({ path, act, done }) => {
    const page = await site.signedIn({ allow });
    await visit(page, await path(page));
    const settled = requestsOf(page);
    await page.route('**/api/**', loseWrites);
    await act(page);
    await toast(page, 'The server could not be reached. Please try again.').waitFor();
    await page.unroute('**/api/**', loseWrites);
    await settled();
    await page.context().clearCookies();
    await act(page);
    await signInAgain(page);
    await done(page).waitFor();
  });
});
