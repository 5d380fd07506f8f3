import sharp from 'sharp';
import { afterEach, expect, it, vi } from 'vitest';
import type { Database } from '../db/client';
import { createImage, deleteUnusedImages } from '../db/media/images';
import { brand } from '../shared/brand';
import { daysAfter } from '../shared/days';
import { embedOrigins, privacyNotice } from '../site/api';
import { securityHeaders } from './http/securityHeaders';
import { encodePicture } from './media/images';
import { password, testApp } from './testApp';
import type { Due } from './types';

afterEach(() => {
  vi.useRealTimers();
});

type Row = Record<string, unknown> & { id: string; updated_at: string };

/** Builds the app with a signed-in admin who edits the firm's rows. */
async function withOwner(variables: Record<string, string> = {}) {
  const kit = testApp(variables);
  const { send } = await kit.signIn();
  await send('POST', '/api/session/confirmation', { password });
  const read = async (path: string): Promise<Row> => (await send('GET', `/api/${path}`)).json();
  /** Changes fields of a row, which keeps its others. */
  const change = async (path: string, fields: object) => {
    const row = await read(path);
    return send('PUT', `/api/${path}`, { ...row, ...fields });
  };
  const page = async (path: string) => (await kit.send('GET', path)).text();
  return { ...kit, send, read, change, page };
}

it('an office that moves is so on every page, in structured data and in mail, at once', async () => {
  const { change, page, send, db } = await withOwner();
  expect(await page('/contact')).toContain('Level 2, 1 Example Place');
  const moved = { street: '9 Moved Street', phone: '(02) 5550 9999', phone_dial: '' };
  expect((await change('offices/canberra', moved)).status).toBe(200);
  for (const path of ['/contact', '/about', '/blog', '/firm.json', '/api/offices']) {
    const text = await page(path);
    expect(text, path).toContain('9 Moved Street');
    expect(text, path).not.toContain('1 Example Place');
  }
  expect(await page('/contact')).toContain('href="tel:+61255509999"');
  expect(await page('/contact')).toMatch(/"streetAddress":"9 Moved Street"/);
  expect(await page('/search?q=9 Moved Street')).toContain('/contact');
  expect(
    (await change('company', { name: 'Renamed Firm', email: 'new@firm.example' })).status,
  ).toBe(200);
  for (const path of ['/', '/privacy-policy', '/terms', '/rss.xml', '/manifest.webmanifest']) {
    expect(await page(path), path).toContain('Renamed Firm');
  }
  expect(await page('/privacy-policy')).toContain('mailto:new@firm.example');
  await send('POST', '/api/enquiries', enquiry);
  const mails = db.sqlite.prepare('SELECT text FROM messages').pluck().all().join();
  expect(mails).toContain('Renamed Firm');
});

it('offices abroad, cities, promised hours and numbers are said from the rows, and only while they hold', async () => {
  const { change, page, send, read, db } = await withOwner();
  const all = ['/', '/about', '/contact', '/book', '/privacy-policy', '/terms', '/fees', '/search'];
  expect(await page('/contact')).toContain('We reply within 24 hours.');
  expect(await page('/contact')).toContain('in Canberra, Adelaide and Ahmedabad.');
  expect(await page('/about')).toContain('founded in 2022');
  expect(await page('/privacy-policy')).toContain('staff in Ahmedabad, India, may work');
  for (const path of [...all, '/newsletter', '/contact']) {
    expect(await page(path), path).toMatch(/Registered migration agents: (<!-- -->)?MARN 0000001/);
  }
  const { id: _, created_at: __, updated_at: ___, ...like } = await read('offices/ahmedabad');
  const office = { ...like, city: 'Zqtown', locality: 'Thamel', region: 'Bagmati' };
  const place = { country: 'Zqland', email: 'k@firm.example', phone_note: '', position: 900 };
  expect((await send('POST', '/api/offices', { ...office, ...place })).status).toBe(201);
  const saysSo = async () => {
    const texts = await Promise.all(all.map(page));
    return texts.map((text) => text.match(/Zqtown|Zqland/g)?.length ?? 0);
  };
  expect((await saysSo()).every((times) => times > 0)).toBe(true);
  expect(await page('/privacy-policy')).toContain('Ahmedabad, India and Zqtown, Zqland');
  await send('POST', '/api/enquiries', { ...enquiry, notice_version: privacyNotice.version });
  const told = db.sqlite.prepare('SELECT notice_text FROM enquiries').pluck().get();
  expect(told).toContain('also in Ahmedabad, India and Zqtown, Zqland');
  const ended = { ended_on: '2020-01-01' };
  const zqtown = db.sqlite.prepare("SELECT id FROM offices WHERE city = 'Zqtown'").pluck();
  for (const id of [zqtown.get(), 'ahmedabad']) {
    expect((await change(`offices/${id}`, ended)).status).toBe(200);
  }
  expect(await saysSo()).toEqual(all.map(() => 0));
  expect(await page('/privacy-policy')).not.toContain('Our own staff in');
  expect(await page('/contact')).toContain('in Canberra and Adelaide.');
  expect((await change('company', { promised_hours: 48 })).status).toBe(200);
  expect((await Promise.all(all.map(page))).join()).not.toContain('within 24 hours');
  expect(await page('/contact')).toContain('We reply within 48 hours.');
});

/** Stores a small picture. @returns its id. */
async function storePicture(db: Database, background: string): Promise<string> {
  const create = { width: 40, height: 30, channels: 3, background } as const;
  const image = await encodePicture([await sharp({ create }).png().toBuffer()]);
  createImage(db, image);
  return image.id;
}

const enquiry = {
  kind: 'enquiry',
  name: 'Ann Example',
  email: 'ann@example.org',
  country: 'India',
  topic: 'Choosing a course',
  message: 'I would like to study nursing in Adelaide. Which visa do I need?',
};

it('a closed day moves the promised reply, in the form’s answer and in mail', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  // A Monday, 10 am in Sydney.
  vi.setSystemTime('2026-11-29T23:00:00Z');
  const { send, db } = await withOwner();
  const promised = async (email: string) => {
    const response = await send('POST', '/api/enquiries', { ...enquiry, email });
    expect(response.status).toBe(201);
    return db.sqlite.prepare('SELECT answer_by FROM enquiries WHERE email = ?').pluck().get(email);
  };
  expect(await promised('a@example.org')).toBe('2026-12-01T12:59:59.999Z');
  const closed = { name: 'Moving', date: '2026-11-30', offices: ['canberra'], phones: true };
  expect((await send('POST', '/api/special-days', closed)).status).toBe(201);
  const next = { ...closed, date: '2026-12-01' };
  expect((await send('POST', '/api/special-days', next)).status).toBe(201);
  expect(await promised('b@example.org')).toBe('2026-12-02T12:59:59.999Z');
  // Several days in one row, which visitors read until its last.
  const until = await send('POST', '/api/special-days', { ...closed, until: '2026-11-29' });
  expect([until.status, Object.keys((await until.json()).errors)]).toEqual([422, ['until']]);
  const span = { ...closed, date: '2026-11-23', until: '2026-12-03', name: 'Moving for long' };
  expect((await send('POST', '/api/special-days', span)).status).toBe(201);
  expect(await promised('c@example.org')).toBe('2026-12-04T12:59:59.999Z');
  const days = await (await send('GET', '/api/special-days')).text();
  expect(days).toContain('Moving for long');
});

it('nobody can be booked without hours, and an end before the registration’s asks for no renewal', async () => {
  const { change, send } = await withOwner();
  const closed = [[], [], [], [], [], [], []];
  const refused = await change('people/priya-raman', { takes_bookings: true, hours: closed });
  expect(refused.status).toBe(422);
  expect((await refused.json()).errors).toEqual({ hours: expect.stringContaining('no time') });
  const today = new Date().toISOString().slice(0, 10);
  const soon = { registered_until: daysAfter(today, 40) };
  await change('people/tom-gallagher', soon);
  const named = async () => {
    const due: Due = await (await send('GET', '/api/due')).json();
    return due.registrations.map(({ id }) => id);
  };
  expect(await named()).toEqual(['tom-gallagher']);
  await change('people/tom-gallagher', { ...soon, ended_on: daysAfter(today, 20) });
  expect(await named()).toEqual([]);
});

it('a registration that ends takes the words off its person’s lines that day', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime('2026-11-26T02:00:00Z');
  const { change, page, read, facts, firm, signIn } = await withOwner();
  await change('people/tom-gallagher', { registered_until: '2027-01-10' });
  expect((await read('due')).registrations).toEqual([
    { id: 'tom-gallagher', name: 'Tom Gallagher', until: '2027-01-10' },
  ]);
  expect(await page('/about')).toContain('MARN 0000001, 0000002');
  expect(await page('/about')).toContain('Registered migration agent, MARN 0000002');
  // Midnight in Sydney after its last day.
  vi.setSystemTime('2027-01-10T13:00:01Z');
  firm.keepUp();
  facts.keepUp();
  const about = await page('/about');
  expect(about).toContain('Tom Gallagher');
  expect(about).not.toContain('0000002');
  expect(about).not.toMatch(/<p class="member-role">Registered migration agent/);
  expect(about).toContain('MARN 0000001');
  expect(await page('/api/people')).not.toContain('0000002');
  expect(await page('/contact')).not.toContain('0000002');
  // The earlier session has ended.
  const { send } = await signIn();
  await send('POST', '/api/session/confirmation', { password });
  const tom = await (await send('GET', '/api/people/tom-gallagher')).json();
  const renewed = { ...tom, renewal_lodged_on: '2027-01-05' };
  expect((await send('PUT', '/api/people/tom-gallagher', renewed)).status).toBe(200);
  expect((await (await send('GET', '/api/due')).json()).registrations).toEqual([]);
  expect(await page('/about')).toContain('Registered migration agent, MARN 0000002');
});

it('a person or office that something names is not deleted, but ends', async () => {
  const { change, page, send } = await withOwner();
  const refused = await send('DELETE', '/api/offices/adelaide');
  expect(refused.status).toBe(409);
  expect((await refused.json()).message).toMatch(
    /Adelaide is named by 1 person and \d+ special days\..*last day/,
  );
  expect((await send('DELETE', '/api/people/priya-raman')).status).toBe(200);
  const author = { name: 'Ada Writer', role: 'Counsellor', bio: 'Writes.', id: 'ada-writer' };
  expect((await send('POST', '/api/people', { ...author, offices: ['adelaide'] })).status).toBe(
    201,
  );
  await send('PUT', '/api/drafts/p1', { title: 'By Ada', author: 'Ada Writer' });
  expect((await (await send('DELETE', '/api/people/ada-writer')).json()).message).toContain(
    '1 post',
  );
  expect((await (await send('DELETE', '/api/offices/adelaide')).json()).message).toContain(
    '2 people',
  );
  expect(await page('/about')).toContain('Ada Writer');
  expect((await change('people/ada-writer', { ended_on: '2026-01-31' })).status).toBe(200);
  expect((await change('offices/adelaide', { ended_on: '2026-01-31' })).status).toBe(200);
  expect(await page('/about')).not.toContain('Ada Writer');
  expect(await page('/contact')).not.toContain('Example Terrace');
  expect(await page('/blog')).toContain('2 offices');
  const unknown = await change('people/tom-gallagher', { offices: ['atlantis'] });
  expect(unknown.status).toBe(422);
});

it('outside forms take the place of ours, and go again', async () => {
  const { change, page } = await withOwner();
  expect(await page('/contact')).toContain('action="/api/enquiries#enquiry"');
  const named = {
    enquiry_form: 'https://forms.example/enquiry',
    booking_page: 'https://booking.example/30',
  };
  expect((await change('company', named)).status).toBe(200);
  const contact = await page('/contact');
  expect(contact).toContain('action="https://forms.example/enquiry"');
  expect(contact).not.toContain('action="/api/enquiries#enquiry"');
  expect(contact).toContain('href="https://booking.example/30"');
  expect(await page('/privacy-policy')).toContain('forms and booking pages that aren’t our own');
  expect((await change('company', { enquiry_form: 'http://forms.example' })).status).toBe(422);
  expect((await change('company', { enquiry_form: 'javascript:alert(1)' })).status).toBe(422);
  await change('company', { enquiry_form: '', booking_page: '' });
  expect(await page('/contact')).toContain('action="/api/enquiries#enquiry"');
});

it('claims and approvals show what may be shown, and how it was counted', async () => {
  const { change, page, send } = await withOwner();
  expect(await page('/')).toContain('Anjali M.');
  await change('company', { has_samples: false });
  expect(await page('/')).not.toContain('Anjali M.');
  const agreed = { person: 'Lin C.', visa: 'Student visa (500)', place: 'Perth' };
  await send('POST', '/api/approvals', { ...agreed, agreed_on: '2026-11-01' });
  expect(await page('/')).toContain('Lin C.');
  await change('claims/clients', {
    value: '321',
    counted: 'Clients since 2022.',
    as_of: '2026-06-30',
  });
  expect(await page('/')).toContain('Clients since 2022. (as of 30 June 2026)');
  expect(await page('/blog')).toContain('321 clients');
  await change('company', { shows_results: false });
  expect(await page('/')).not.toMatch(/Lin C\.|321|98%/);
  expect(await page('/api/claims')).toBe('[]');
});

it('visitors read what the pages show, nothing more', async () => {
  const { change, page, send } = await withOwner();
  const secret = 'zqsecret';
  await change('offices/canberra', { notices_to: `${secret}@firm.example` });
  await change('people/priya-raman', { video_url: `https://${secret}.example/room` });
  await send('POST', '/api/people', {
    ...{ name: `Hidden ${secret}`, role: 'Clerk', bio: 'x', on_team: false },
  });
  for (const name of ['offices', 'people', 'special-days', 'partners', 'claims', 'approvals']) {
    expect(await page(`/api/${name}`), name).not.toContain(secret);
    expect(await page(`/api/${name}?sort=["id","DESC"]&range=[0,0]`)).not.toBe('[]');
  }
  for (const path of ['/api/offices/canberra', '/api/people/priya-raman', '/firm.json', '/about']) {
    expect(await page(path), path).not.toContain(secret);
  }
  expect(await (await send('GET', '/api/people')).text()).toContain(secret);
});

it('where clients’ data goes is changed only by who may see it, with a fresh password', async () => {
  const { change, signIn, send, db } = await withOwner();
  const eve = { username: 'eve', password: 'eves own pass phrase', may_see_clients: false };
  expect((await send('POST', '/api/admins', eve)).status).toBe(201);
  const below = await signIn('eve', eve.password);
  const office = await (await below.send('GET', '/api/offices/canberra')).json();
  const company = await (await below.send('GET', '/api/company')).json();
  const person = await (await below.send('GET', '/api/people/priya-raman')).json();
  const attempts: [string, object][] = [
    ['offices/canberra', { ...office, notices_to: 'eve@example.org' }],
    ['offices/canberra', { ...office, email: 'eve@example.org' }],
    ['company', { ...company, email: 'eve@example.org' }],
    ['company', { ...company, enquiry_form: 'https://eve.example' }],
    ['company', { ...company, messaging: 'https://eve.example' }],
    ['company', { ...company, phone: '0412 345 678' }],
    ['company', { ...company, phone_dial: '+61412345678' }],
    ['company', { ...company, facebook: 'https://eve.example' }],
    ['company', { ...company, booking_at_once: true }],
    ['offices/canberra', { ...office, phone: '0412 345 678' }],
    ['people/priya-raman', { ...person, video_url: 'https://eve.example' }],
    ['people/priya-raman', { ...person, notices_to: 'eve@example.org' }],
  ];
  for (const [path, body] of attempts) {
    expect((await below.send('PUT', `/api/${path}`, body)).status, path).toBe(403);
  }
  const made = { ...office, id: 'mine', city: 'Mine', email: 'eve@example.org' };
  expect((await below.send('POST', '/api/offices', made)).status).toBe(403);
  // What leads nobody elsewhere is hers to change.
  db.sqlite.exec("UPDATE company SET messaging = 'https://chat.firm.example'");
  const chat = await (await below.send('GET', '/api/company')).json();
  expect((await below.send('PUT', '/api/company', { ...chat, promised_hours: 12 })).status).toBe(
    200,
  );
  const street = { ...office, street: '7 New Street' };
  expect((await below.send('PUT', '/api/offices/canberra', street)).status).toBe(200);
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(Date.now() + 11 * 60 * 1000);
  const late = await change('offices/canberra', { notices_to: 'desk@firm.example' });
  expect(late.status).toBe(403);
  expect(await late.json()).toMatchObject({ confirm: 'password' });
  await send('POST', '/api/session/confirmation', { password: 'correct-horse' });
  expect((await change('offices/canberra', { notices_to: 'desk@firm.example' })).status).toBe(200);
});

it('an account signs as its person, and nobody with a registration that ended', async () => {
  const { change, send, db, admin } = await withOwner();
  await send('POST', '/api/enquiries', enquiry);
  const [{ id }] = await (await send('GET', '/api/enquiries')).json();
  const signed = async () =>
    (await (await send('GET', `/api/answer-fields?enquiry_id=${id}`)).json()).signature as string;
  const own = { name: 'Ada', role: 'Registered migration agent', marn: '0000001' };
  await send('PUT', '/api/account/signature', own);
  expect(await signed()).toContain(`\nAda\n${brand.name}`);
  await send('POST', '/api/people/priya-raman/account', { admin_id: admin.id });
  expect(await signed()).toContain(`\nPriya Raman\nCo-founder\n${brand.name}`);
  await send('POST', '/api/people/priya-raman/account/confirm');
  expect(await signed()).toContain(
    'Priya Raman\nCo-founder, registered migration agent, MARN 0000001\n',
  );
  expect(await (await send('GET', '/api/account')).json()).toMatchObject({ person: 'Priya Raman' });
  const reply = { enquiry_id: id, subject: 'Re: x', text: 'Yes.', submission_id: 'one' };
  expect((await send('POST', '/api/enquiry-answers', reply)).status).toBe(201);
  const mail = db.sqlite.prepare("SELECT text FROM messages WHERE kind = 'answer'").pluck().get();
  expect(mail).toContain('Priya Raman\nCo-founder, registered migration agent, MARN 0000001');
  await change('people/priya-raman', { registered_until: '2020-01-01' });
  expect(await signed()).toContain(`\nPriya Raman\nCo-founder\n${brand.name}`);
});

it('images of rows count as uses, stay, and are replaced with the others', async () => {
  const { change, send, read, db } = await withOwner();
  const [old, other] = [await storePicture(db, 'navy'), await storePicture(db, 'teal')];
  await change('people/priya-raman', { image: `images/${old}.png` });
  expect(await read(`media/${old}`)).toMatchObject({
    used_in: 1,
    uses: [{ owner: 'row', resource: 'people', owner_id: 'priya-raman', title: 'Priya Raman' }],
  });
  const refused = await send('DELETE', `/api/media/${old}`);
  expect(refused.status).toBe(409);
  expect((await refused.json()).message).toContain('“Priya Raman” (person)');
  db.sqlite.exec("UPDATE media SET is_kept = 0, created_at = '2020-01-01'");
  deleteUnusedImages(db);
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(Date.now() + 100 * 24 * 60 * 60 * 1000);
  expect(deleteUnusedImages(db)).toBe(1);
  vi.useRealTimers();
  expect(await read(`media/${old}`)).toMatchObject({ used_in: 1 });
  const by_id = await storePicture(db, 'maroon');
  const replaced = await send('POST', '/api/media-replacements', { image_id: old, by_id });
  expect(await replaced.json()).toMatchObject({ rows: 1 });
  expect(await read('people/priya-raman')).toMatchObject({ image: `images/${by_id}.png` });
  expect(other).not.toBe(old);
});

it('an office is notified of requests to meet there, also of one released from spam', async () => {
  const { change, send, db } = await withOwner({ MAIL_TO: 'office@firm.example' });
  await change('offices/adelaide', { notices_to: 'adelaide-desk@firm.example' });
  const request = {
    ...enquiry,
    kind: 'consultation',
    message: '',
    answers: { how: 'adelaide', day_1: inTwoWeeks(), part_1: 'any', time_zone: 'Australia/Sydney' },
  };
  expect((await send('POST', '/api/enquiries', request)).status).toBe(201);
  const told = () =>
    db.sqlite
      .prepare("SELECT to_email, status FROM messages WHERE kind = 'enquiry-notice' ORDER BY 1")
      .raw()
      .all();
  const both = (status: string) => [
    ['adelaide-desk@firm.example', status],
    ['office@firm.example', status],
  ];
  expect(told()).toEqual(both('waiting'));
  const [row] = await (await send('GET', '/api/enquiries')).json();
  const mark = async (verdict: string) => {
    const now = await (await send('GET', `/api/enquiries/${row.id}`)).json();
    await send('PUT', `/api/enquiries/${row.id}`, { updated_at: now.updated_at, verdict });
  };
  await mark('spam');
  expect(told()).toEqual(both('held'));
  await mark('honest');
  expect(told()).toEqual(both('waiting'));
  const call = {
    ...request,
    email: 'b@example.org',
    answers: { ...request.answers, how: 'video' },
  };
  expect((await send('POST', '/api/enquiries', call)).status).toBe(201);
  expect(told()).toHaveLength(3);
});

const inTwoWeeks = () => new Date(Date.now() + 14 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

it('an absence that ends before it begins is refused at its field', async () => {
  const { change } = await withOwner();
  const away = (from: string, to: string) =>
    change('people/priya-raman', { absences: [{ from, to }] });
  const refused = await away('2026-12-10', '2026-12-01');
  expect(refused.status).toBe(422);
  expect((await refused.json()).errors).toEqual({ absences: expect.stringContaining('before') });
  expect((await away('soon', '2026-12-01')).status).toBe(422);
  expect((await away('2026-12-01', '2026-12-01')).status).toBe(200);
});

/** The policy of the site's pages, as a built site sends it. */
const policyOf = ({ environment, firm }: Awaited<ReturnType<typeof withOwner>>): string =>
  securityHeaders(environment, false, () => embedOrigins(firm.onPages)).site[
    'Content-Security-Policy'
  ] ?? '';

const outsideFields = ['booking_page', 'booking_widget', 'enquiry_form', 'consultation_form'];

it.each(outsideFields)(
  'an outside address as %s has a plain host, and adds nothing to the policy',
  async (field) => {
    const kit = await withOwner();
    const { change, send, read } = kit;
    await send('POST', '/api/session/confirmation', { password: 'correct-horse' });
    for (const address of [
      'https://a.example;sandbox',
      'https://a;script-src-elem/',
      'https://*',
      'https://*.example',
      'https://a.example, https://b.example/',
      "https://a.example'unsafe-inline'",
      'HTTPS:evil.example',
      'https:\\\\evil.example',
      'https:evil.example',
      'https:/evil.example',
      'https://a.exa\nmple/',
      'https://a.example/\tx',
      'https://user:word@a.example/',
      'https://[::1]/',
      'https://a_b.example/',
      'http://a.example/',
      'javascript:alert(1)',
    ]) {
      const refused = await change('company', { [field]: address });
      expect(refused.status, address).toBe(422);
      expect((await refused.json()).errors[field], address).toContain('https://www.example.com');
    }
    expect((await change('company', { [field]: 'HTTPS://Forms.Example:8443/a b' })).status).toBe(
      422,
    );
    expect((await change('company', { [field]: 'HTTPS://Forms.Example:8443/a?b' })).status).toBe(
      200,
    );
    expect((await read('company'))[field]).toBe('https://forms.example:8443/a?b');
    const policy = policyOf(kit);
    expect(policy.split('; ').map((part) => part.split(' ')[0])).toEqual(
      // biome-ignore format: a list of words, read as one.
      [
        'default-src', 'style-src', 'img-src', 'media-src', 'object-src', 'base-uri', 'script-src',
        'connect-src', 'frame-src', 'form-action', 'frame-ancestors',
      ],
    );
    if (field !== 'booking_page')
      expect(policy).toContain("connect-src 'self' https://forms.example:8443;");
  },
);

it('an outside address of a file from before that is none leaves the policy as it is', async () => {
  const kit = await withOwner();
  kit.db.sqlite.exec("UPDATE company SET enquiry_form = 'https://a.example;sandbox'");
  kit.firm.changed();
  expect(policyOf(kit)).not.toContain('sandbox');
});
