import sharp from 'sharp';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addMissingFacts } from '../../db/facts/factSeeds';
import { createImage } from '../../db/media/images';
import { seedFacts } from '../../db/seed/facts';
import { factFields, factValueFields, newFactFields } from '../../shared/factFields';
import { mediaFields } from '../../shared/mediaFields';
import { type PostFieldName, postFields } from '../../shared/post';
import type { Field, Fields } from '../../shared/resource';
import { plainResources, resources } from '../../shared/resources';
import { encodePicture, imagePath } from '../media/images';
import { password, testApp } from '../testApp';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-26T10:00:00+11:00') });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Pages, feeds and lists of free times that visitors read. */
const surfaces = [
  ...['/', '/about', '/contact', '/services', '/services/student-visa', '/blog', '/blog/zq-post'],
  ...['/book?topic=A visit', '/privacy-policy', '/complaints', '/resources', '/changes'],
  ...[
    '/about/priya-raman',
    '/points-calculator',
    '/visa-assessment',
    '/sitemap.xml',
    '/robots.txt',
  ],
  ...['/rss.xml', '/changes.rss', '/changes.json', '/api/slots?topic=A visit'],
  ...['/api/slots?topic=A visit&office=canberra', '/api/slots?topic=Choosing a course'],
];

/** Where a field is seen that no visitor's page shows, with the test or screen that holds it. */
const elsewhere: Readonly<Record<string, string>> = {
  'offices.notices_to': 'who gets a notice: api/firm.test.ts',
  'offices.countries': 'to which office an enquiry goes: api/intake/',
  'offices.topics': 'to which office an enquiry goes: api/intake/',
  'people.notices_to': 'who gets mail about a consultation: api/bookings/',
  'people.video_url': 'in mail and at the booking’s link: api/bookings/bookings.test.ts',
  'people.topics': 'to whom an enquiry goes: api/intake/',
  'approvals.agreed_on': 'what is shown once samples are off: api/firm.test.ts',
  'company.booking_at_once': 'how a booking is confirmed: api/bookings/misuse.test.ts',
  'company.calendar_names': 'in the calendars of our people: api/bookings/calendarFeed.test.ts',
  'special-days.name': 'why it is closed, which script says: site/enquiry/timeChoices.test.ts',
  'company.open_hours': 'the promised day, which script says: site/enquiry/promisedReply.test.ts',
  'company.messaging': 'the chat button, which script adds: e2e/visitor.test.ts',
  'company.booking_buffer': 'which times stay free after a booking: api/bookings/slots.test.ts',
  'consultation-kinds.name': 'where there are several: api/bookings/kinds.test.ts',
  'consultation-kinds.description': 'where there are several: api/bookings/kinds.test.ts',
  'consultation-kinds.payment_link':
    'at a booking’s link and in its mail: api/bookings/prices.test.ts',
  'consultation-kinds.next_payment_link': 'the same: api/bookings/prices.test.ts',
  'consultation-kinds.topics': 'where there are several: api/bookings/prices.test.ts',
  'consultation-kinds.required_answers': 'at a booking’s link: api/bookings/answers.test.ts',
  'consultation-kinds.is_shown': 'where there are several: api/bookings/kinds.test.ts',
  'consultation-kinds.position': 'where there are several: api/bookings/kinds.test.ts',
  'answer-templates.name': 'admin alone: the menu of templates at a reply',
  'answer-templates.subject': 'a reply’s subject: e2e/adminInbox.test.ts',
  'answer-templates.text': 'a reply’s text: e2e/adminInbox.test.ts',
  'snippets.name': 'how texts refer to it: api/posts/snippets.test.ts',
  'redirects.from': 'where an address leads: api/links/',
  'redirects.to': 'where an address leads: api/links/',
  'blog-categories.description': 'admin alone: the list of categories',
};

const words: Readonly<Record<string, string>> = {
  email: 'zq@zq.example',
  phone: '(02) 9999 9999',
  phone_dial: '+61299999999',
  zone: 'Asia/Tokyo',
  countries: 'Nepal',
  topics: 'A visit',
  marn: '9999999',
  marns: '8888888',
  content_signal: 'ai-train=no',
  price: '82.50',
  next_price: '90',
};

/** Returns another valid value of a field. */
function another(name: string, field: Field, value: unknown): unknown {
  switch (field.kind) {
    case 'switch':
      return !value;
    case 'number':
      return value === field.max ? field.min : field.max;
    case 'day':
      return name === 'date' ? '2026-12-24' : '2026-11-01';
    case 'choice':
      return field.choices.find(({ id }) => id !== value)?.id;
    case 'references':
      return Array.isArray(value) && value.length > 0
        ? []
        : [field.to === 'people' ? 'priya-raman' : 'canberra'];
    case 'week':
      return Array.from({ length: 7 }, () => [['07:15', '23:45']]);
    case 'hours':
      return [['10:15', '11:30']];
    case 'periods':
      return [{ from: '2026-11-20', to: '2027-01-31' }];
    case 'image':
      return '/share/zq.png';
    default: {
      const isAddress = 'stored' in field;
      return words[name] ?? (isAddress ? 'https://zq.example/page' : `Zq ${name}`);
    }
  }
}

/** Values of other fields without which one is not seen. */
const given: Readonly<Record<string, object>> = {
  'consultation-kinds.has_gst': { price: '82.50' },
  'consultation-kinds.next_on': { next_on: '2026-12-24', next_price: '90' },
  'consultation-kinds.next_price': { next_on: '2026-11-01' },
  'people.renewal_lodged_on': { registered_until: '2026-11-01' },
  ...Object.fromEntries(
    ['date', 'until', 'offices', 'phones', 'hours'].map((field) => [
      `special-days.${field}`,
      { date: '2026-11-30', offices: ['canberra'], phones: true, hours: [] },
    ]),
  ),
};
const wanted: Readonly<Record<string, unknown>> = { 'special-days.until': '2026-12-04' };

async function walk() {
  const kit = testApp({});
  addMissingFacts(kit.db, seedFacts);
  kit.db.sqlite.exec("UPDATE people SET takes_bookings = 1 WHERE offices <> '[]'");
  kit.firm.changed();
  const { send } = await kit.signIn();
  await send('POST', '/api/session/confirmation', { password });
  const post = {
    title: 'A post',
    slug: 'zq-post',
    excerpt: 'An excerpt',
    date: '2026-11-20',
    author: 'Ada',
    category: 'News',
    content: '<p>Text</p><p><data value="snippet-zq">x</data></p>',
  };
  const snippet = { name: 'zq', text: 'Shown in it.' };
  expect((await send('POST', '/api/snippets', snippet)).status).toBe(201);
  expect((await send('POST', '/api/blogs', post)).status).toBe(201);
  /** Without the data that pages bring for their script, which nobody sees. */
  const read = async (path: string) =>
    (await (await kit.send('GET', path)).text()).replace(
      /<script(?! type="application\/ld\+json")[\s\S]*?<\/script>|"updated_at":"[^"]*"|<lastmod>[^<]*/g,
      '',
    );
  let before = new Map<string, string>();
  /** Reads every surface as it is now. */
  async function look(): Promise<void> {
    before = new Map();
    for (const path of surfaces) before.set(path, await read(path));
  }
  /** Tells whether a surface differs from how it was looked at, once a row has other values. */
  async function isSeen(path: string, values: object): Promise<boolean> {
    const row = await (await send('GET', path)).json();
    const changed = await send('PUT', path, { ...row, ...values });
    const said = `${path} ${JSON.stringify(values)} ${await changed.clone().text()}`;
    expect(changed.status, said).toBe(200);
    for (const [surface, text] of before) {
      if ((await read(surface)) !== text) return true;
    }
    return false;
  }
  return { ...kit, send, look, isSeen };
}

it.each(Object.keys(plainResources))('each field of %s is seen somewhere', async (name) => {
  const { send, look, isSeen } = await walk();
  const fields: Fields = plainResources[name as keyof typeof plainResources].fields;
  const rows = await (await send('GET', `/api/${name}`)).json();
  const path = `/api/${name}${name === 'company' ? '' : `/${rows[0]?.id}`}`;
  const lost: string[] = [];
  await look();
  for (const [field, described] of Object.entries(fields)) {
    const key = `${name}.${field}`;
    if (key in elsewhere) continue;
    const row = await (await send('GET', path)).json();
    if (given[key]) {
      await send('PUT', path, { ...row, ...given[key] });
      await look();
    }
    const value = wanted[key] ?? another(field, described, row[field]);
    if (!(await isSeen(path, { [field]: value }))) lost.push(key);
    const now = await (await send('GET', path)).json();
    const back = await send('PUT', path, { ...row, updated_at: now.updated_at });
    expect(back.status, key).toBe(200);
    if (given[key]) await look();
  }
  expect(lost).toEqual([]);
});

it('each field of a post is seen by its readers', async () => {
  const { db, send, look, isSeen } = await walk();
  const [post] = await (await send('GET', '/api/blogs?filter={"slug":"zq-post"}')).json();
  const picture = async (background: string) => {
    const create = { width: 40, height: 30, channels: 3, background } as const;
    const image = await encodePicture([await sharp({ create }).png().toBuffer()]);
    createImage(db, image);
    return imagePath(image);
  };
  const values: Partial<Record<PostFieldName, string>> = {
    slug: 'zq-other',
    date: '2026-11-21',
    image_url: await picture('teal'),
    share_image: await picture('gold'),
    content: '<p>Other text</p>',
  };
  const lost: string[] = [];
  // The address last: its page is looked at.
  const fields = Object.keys(postFields).filter((field) => field !== 'slug');
  for (const field of [...fields, 'slug'] as PostFieldName[]) {
    await look();
    const value = values[field] ?? `Zq ${field}`;
    if (!(await isSeen(`/api/blogs/${post.id}`, { [field]: value }))) lost.push(field);
  }
  expect(lost).toEqual([]);
});

it('knows every described field', () => {
  const described = [
    ...Object.entries(resources).flatMap(([name, resource]) =>
      'fields' in resource ? Object.keys(resource.fields).map((field) => `${name}.${field}`) : [],
    ),
    ...Object.keys({ ...factFields, ...newFactFields, ...factValueFields }),
    ...Object.keys(mediaFields),
  ];
  expect(described.length).toBeGreaterThan(100);
  for (const key of Object.keys(elsewhere)) expect(described, key).toContain(key);
});
