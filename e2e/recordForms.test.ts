import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Enquiry, ListedEnquiry, Media, UploadedImage } from '../api/types';
import { comeBack, hold, readJson, toast } from './adminPage';
import { visit } from './browserPages';
import { siteFixture } from './fixture';

const site = siteFixture();

interface Person {
  id: string;
  name: string;
  bio: string;
  image: string;
  updated_at: string;
}

/** Two of the people, whose forms have the same fields. */
async function twoPeople(page: Page): Promise<[Person, Person]> {
  const [one, other] = await readJson<Person[]>(page, '/api/people');
  if (!one || !other) throw new Error('There are no two people.');
  return [one, other];
}

/** A promise that is resolved from outside. */
function signal() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve: () => resolve() };
}

const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });

const pathOf = ({ id }: Person) => `/admin/people/${id}`;

async function openByPalette(page: Page, { name }: Person) {
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Go to' });
  await dialog.getByRole('combobox').fill(name);
  await dialog.getByRole('option', { name: `${name} Person` }).click();
}

describe('a record’s form', () => {
  const ways: Record<string, (page: Page, to: Person) => Promise<void>> = {
    'by the palette': openByPalette,
    'by Back': async (page) => {
      await page.goBack();
    },
    'by a link': (page, to) => visit(page, pathOf(to)),
  };

  it.each(Object.entries(ways))('is left for another’s %s', async (_way, leadTo) => {
    const page = await site.signedIn();
    const [one, other] = await twoPeople(page);
    const name = page.locator('input[name=name]');
    await visit(page, pathOf(other));
    await expect.poll(() => name.inputValue()).toBe(other.name);
    await visit(page, pathOf(one));
    await expect.poll(() => name.inputValue()).toBe(one.name);
    await page.getByLabel('About them').fill('Typed at the one');
    await leadTo(page, other);
    await toast(page, 'This browser keeps what you typed.').waitFor();
    await expect.poll(() => name.inputValue()).toBe(other.name);
    expect(new URL(page.url()).pathname).toBe(pathOf(other));
    expect(await page.getByLabel('About them').inputValue()).toBe(other.bio);
    // There it waits, until it is saved or discarded.
    await visit(page, pathOf(one));
    await page.getByText('Not saved yet').waitFor();
    expect(await page.getByLabel('About them').inputValue()).toBe('Typed at the one');
    await page.getByRole('button', { name: 'Discard it' }).click();
    await expect.poll(() => page.getByLabel('About them').inputValue()).toBe(one.bio);
    await page.getByText('Not saved yet').waitFor({ state: 'hidden' });
    await visit(page, pathOf(other));
    await expect.poll(() => name.inputValue()).toBe(other.name);
    await visit(page, pathOf(one));
    await expect.poll(() => name.inputValue()).toBe(one.name);
    expect(await page.getByText('Not saved yet').count()).toBe(0);
  });

  it('leads nobody away who left it while it was saved', async () => {
    const page = await site.signedIn();
    const [one, other] = await twoPeople(page);
    await visit(page, pathOf(one));
    await page.getByLabel('About them').fill('Saved late');
    const release = await hold(page, `**/api/people/${one.id}`);
    const sent = page.waitForRequest((request) => request.method() === 'PUT');
    await page.getByRole('button', { name: 'Update person' }).click();
    await sent;
    await page.getByRole('menuitem', { name: 'Offices' }).click();
    const heading = page.getByRole('heading', { name: 'Offices' });
    await heading.waitFor();
    release();
    await toast(page, 'Person updated.').waitFor();
    await visit(page, pathOf(other));
    await page.goBack();
    await heading.waitFor();
  });

  it('is given up by Cancel after a question', async () => {
    const page = await site.signedIn();
    const [person] = await twoPeople(page);
    await visit(page, pathOf(person));
    await page.getByLabel('About them').fill('Given up');
    const asked = page.getByRole('dialog', { name: 'Discard what you typed?' });
    await page.getByRole('button', { name: 'Cancel' }).click();
    await asked.getByRole('button', { name: 'Go on writing' }).click();
    expect(await page.getByLabel('About them').inputValue()).toBe('Given up');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await asked.getByRole('button', { name: 'Discard', exact: true }).click();
    await page.getByRole('heading', { name: 'Our people' }).waitFor();
    await visit(page, pathOf(person));
    await expect.poll(() => page.getByLabel('About them').inputValue()).toBe(person.bio);
  });

  it('keeps what is typed, and the version it was read in, while another tab saves', async () => {
    const page = await site.signedIn({ allow: /409/ });
    const [person] = await twoPeople(page);
    await visit(page, pathOf(person));
    const bio = page.getByLabel('About them');
    await bio.fill('Mine');
    const theirs = { ...person, bio: 'Theirs', image: '' };
    expect((await page.request.put(`/api/people/${person.id}`, { data: theirs })).status()).toBe(
      200,
    );
    // Whatever is read again doesn't reach the form.
    await page.evaluate(() => {
      dispatchEvent(new Event('focus'));
      document.dispatchEvent(new Event('visibilitychange'));
      dispatchEvent(new Event('online'));
    });
    await page.getByRole('button', { name: 'Update person' }).click();
    const dialog = page.getByRole('dialog', { name: 'This was saved meanwhile' });
    await dialog.getByRole('button', { name: 'Take theirs' }).click();
    await expect.poll(() => bio.inputValue()).toBe('Theirs');
    await bio.fill('Theirs, mended');
    await page.getByRole('button', { name: 'Update person' }).click();
    await toast(page, 'Person updated.').waitFor();
    const stored = await readJson<Person>(page, `/api/people/${person.id}`);
    expect(stored.bio).toBe('Theirs, mended');
  });
});

describe('a record that is read again while it is saved', () => {
  it('is saved, and the form says so', async () => {
    const page = await site.signedIn({ allow: /409/ });
    const [person] = await twoPeople(page);
    await visit(page, pathOf(person));
    await page.getByLabel('About them').fill('Mine');
    const data = { ...person, bio: 'Theirs' };
    expect((await page.request.put(`/api/people/${person.id}`, { data })).status()).toBe(200);
    // Refused, it is read again; that arrives while it is saved over theirs.
    const begun = signal();
    const isRead = signal();
    let puts = 0;
    await page.route(`**/api/people/${person.id}`, async (route) => {
      if (route.request().method() === 'PUT') {
        puts += 1;
        if (puts === 2) {
          begun.resolve();
          await isRead.promise;
        }
        return route.continue();
      }
      await begun.promise;
      await route.fulfill({ response: await route.fetch() });
      isRead.resolve();
    });
    await page.getByRole('button', { name: 'Update person' }).click();
    const dialog = page.getByRole('dialog', { name: 'This was saved meanwhile' });
    await dialog.getByRole('button', { name: 'Keep mine' }).click();
    await toast(page, 'Person updated.').waitFor();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});

describe('what is typed while a save is on its way', () => {
  it('stays in the form, and is saved by the next', async () => {
    const page = await site.signedIn();
    const [person] = await twoPeople(page);
    await visit(page, pathOf(person));
    const bio = page.getByLabel('About them');
    await bio.fill('First');
    const release = await hold(page, '**/api/people/*');
    await page.getByRole('button', { name: 'Update person' }).click();
    await bio.focus();
    await page.keyboard.press('End');
    await page.keyboard.type(' and second');
    release();
    await toast(page, 'Person updated.').waitFor();
    expect(await bio.inputValue()).toBe('First and second');
    const stored = async () => (await readJson<Person>(page, `/api/people/${person.id}`)).bio;
    expect(await stored()).toBe('First');
    await page.getByRole('button', { name: 'Update person' }).click();
    await page.waitForURL(/people$/);
    expect(await stored()).toBe('First and second');
  });
});

async function picture(colour: string) {
  const create = { width: 40, height: 50, channels: 3, background: colour } as const;
  return {
    name: `${colour}.png`,
    mimeType: 'image/png',
    buffer: await sharp({ create }).png().toBuffer(),
  };
}

async function storedImage(page: Page, colour: string): Promise<UploadedImage> {
  const file = await picture(colour);
  const sent = await page.request.post('/api/images?keep=true', { multipart: { file } });
  return sent.json();
}

describe('an image that replaces another', () => {
  it('is shown in a form of its own: nothing of the other is written onto it', async () => {
    const page = await site.signedIn();
    const { id } = await storedImage(page, 'red');
    await visit(page, `/admin/media/${id}`);
    await page.locator('input[name=name]').fill('The old one');
    await page.getByRole('button', { name: 'Update Image' }).click();
    await toast(page, 'Image updated.').waitFor();
    // Else the form that was saved may still be there, and takes what is chosen with it.
    await page.getByRole('heading', { name: 'Media', exact: true }).waitFor();
    await visit(page, `/admin/media/${id}`);
    const name = page.locator('input[name=name]');
    await expect.poll(() => name.inputValue()).toBe('The old one');
    await page.getByLabel('Replacement image').setInputFiles(await picture('blue'));
    await toast(page, /^Replaced in/).waitFor();
    await page.waitForURL((url) => !url.pathname.endsWith(id));
    await expect.poll(() => name.inputValue()).not.toBe('The old one');
    await page.getByRole('button', { name: 'Update Image' }).click();
    await toast(page, 'Image updated.').waitFor();
    const [newest] = await readJson<Media[]>(
      page,
      '/api/media?sort=["created_at","DESC"]&range=[0,0]',
    );
    expect(newest?.name).not.toBe('The old one');
  });
});

describe('a field that uploads', () => {
  it('holds back Save, and is asked for before the form is left', async () => {
    const page = await site.signedIn();
    const [person] = await twoPeople(page);
    await visit(page, pathOf(person));
    const save = page.getByRole('button', { name: 'Update person' });
    const input = page.getByLabel('Image', { exact: true });
    const release = await hold(page, '**/api/images*');
    await input.setInputFiles(await picture('green'));
    await page.getByText('Uploading image...').waitFor();
    expect(await save.isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await question(page).getByRole('button', { name: 'Stay' }).click();
    release();
    await page.getByText('Uploading image...').waitFor({ state: 'hidden' });
    await save.click();
    await toast(page, 'Person updated.').waitFor();
    const { image } = await readJson<Person>(page, `/api/people/${person.id}`);
    expect(image).toMatch(/^images\//);
  });

  it('is told of one that fails, which holds back nothing and keeps the image', async () => {
    const page = await site.signedIn({ allow: /500/ });
    const [, person] = await twoPeople(page);
    await visit(page, pathOf(person));
    await page.route('**/api/images*', (route) => route.fulfill({ status: 500, json: {} }));
    await page.getByLabel('Image', { exact: true }).setInputFiles(await picture('yellow'));
    await page.getByText('The image could not be uploaded. Please try again.').waitFor();
    await page.getByRole('button', { name: 'Update person' }).click();
    await toast(page, 'Person updated.').waitFor();
    const { image } = await readJson<Person>(page, `/api/people/${person.id}`);
    expect(image).toBe(person.image);
  });
});

describe('a booking by hand', () => {
  it('for somebody new is another form than the one for an enquiry', async () => {
    const page = await site.signedIn();
    const [enquiry] = await readJson<ListedEnquiry[]>(page, '/api/enquiries');
    const id = enquiry?.id ?? (await enquiryOf(page)).id;
    await visit(page, `/admin/bookings/create?enquiry=${id}`);
    await page.getByRole('heading', { name: /· no\. \d/ }).waitFor();
    await visit(page, '/admin/bookings/create');
    await page.getByRole('heading', { name: 'Book a consultation' }).waitFor();
    await page.locator('input[name=name]').fill('Somebody new');
    // The query alone changes: the form is left as by any other link, and kept.
    await visit(page, `/admin/bookings/create?enquiry=${id}`);
    await page.getByRole('heading', { name: /· no\. \d/ }).waitFor();
    expect(await page.getByText('Not saved yet: this browser kept').count()).toBe(0);
    await visit(page, '/admin/bookings/create');
    await page.getByText('Not saved yet: this browser kept').waitFor();
    expect(await page.locator('input[name=name]').inputValue()).toBe('Somebody new');
    await page.getByRole('button', { name: 'Discard it' }).click();
  });
});

async function enquiryOf(page: Page): Promise<Enquiry> {
  const data = {
    by_hand: true,
    submission_id: crypto.randomUUID(),
    channel: 'phone',
    name: 'Mina Rao',
    phone: '02 5550 1234',
    received_at: new Date().toISOString(),
  };
  const response = await page.request.post('/api/enquiries', { data });
  expect(response.status(), await response.text()).toBe(201);
  return response.json();
}

describe('a part of an enquiry', () => {
  it('follows what others save until something is typed, and overwrites nothing then', async () => {
    const page = await site.signedIn({ allow: /409/ });
    const { id } = await enquiryOf(page);
    const address = `/api/enquiries/${id}`;
    await visit(page, `/admin/enquiries/${id}`);
    const step = page.locator('input[name=next_reason]');
    await step.waitFor();
    const saveElsewhere = async (next_reason: string) => {
      const { updated_at } = await readJson<Enquiry>(page, address);
      const data = { updated_at, next_on: '2030-01-02', next_reason };
      expect((await page.request.put(address, { data })).status()).toBe(200);
    };
    await saveElsewhere('Call them');
    await comeBack(page);
    await expect.poll(() => step.inputValue()).toBe('Call them');
    await step.fill('Write to them');
    await saveElsewhere('Ask the embassy');
    const refreshed = page.waitForResponse((response) => response.url().endsWith(address));
    await comeBack(page);
    await refreshed;
    expect(await step.inputValue()).toBe('Write to them');
    await page.getByRole('button', { name: 'Save next step' }).click();
    const dialog = page.getByRole('dialog', { name: 'This was saved meanwhile' });
    await dialog.getByText('Ask the embassy').waitFor();
    await dialog.getByRole('button', { name: 'Keep mine' }).click();
    await toast(page, 'Next step saved.').waitFor();
    expect((await readJson<Enquiry>(page, address)).next_reason).toBe('Write to them');
    // What was saved here is what the next change is of.
    await step.fill('Write to them again');
    await page.getByRole('button', { name: 'Save next step' }).click();
    const stored = async () => (await readJson<Enquiry>(page, address)).next_reason;
    await expect.poll(stored).toBe('Write to them again');
  });
});

describe('a text whose answer was lost, corrected meanwhile', () => {
  it('is sent as another, or what arrived is opened', async () => {
    const page = await site.signedIn({ allow: /409|ERR_FAILED|Failed to load/ });
    const { id } = await enquiryOf(page);
    /** Lets a call arrive, and loses its answer. */
    const loseAnswer = (path: string) =>
      page.route(
        `**/api/${path}`,
        async (route) => {
          await route.fetch();
          await route.abort();
        },
        { times: 1 },
      );
    const dialog = page.getByRole('dialog', { name: 'This was saved already, with another text' });
    await visit(page, `/admin/enquiries/${id}`);
    const note = page.getByLabel('New note');
    await note.fill('Call her on Monday');
    await loseAnswer('enquiry-notes');
    await page.getByRole('button', { name: 'Add note' }).click();
    await page.getByText('The server could not be reached. Please try again.').waitFor();
    await note.fill('Call her on Tuesday');
    await page.getByRole('button', { name: 'Add note' }).click();
    await dialog.getByText('Call her on Monday').waitFor();
    await dialog.getByRole('button', { name: 'Send as another' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => note.inputValue()).toBe('');
    const notes = (await readJson<{ notes: { text: string }[] }>(page, `/api/enquiries/${id}`))
      .notes;
    expect(notes.map(({ text }) => text)).toEqual(['Call her on Monday', 'Call her on Tuesday']);

    await page.getByRole('button', { name: 'Add a call' }).click();
    await page.getByLabel('What was said').fill('She sends the papers');
    await loseAnswer('enquiry-contacts');
    await page.getByRole('button', { name: 'Add call' }).click();
    await page.getByText('The server could not be reached. Please try again.').waitFor();
    await page.getByLabel('What was said').fill('She has sent the papers');
    await page.getByRole('button', { name: 'Add call' }).click();
    await dialog.getByRole('button', { name: 'Open what was saved' }).click();
    await page.getByText('She sends the papers').waitFor();
    expect(await page.getByLabel('What was said').count()).toBe(0);
  });
});
