import bcrypt from 'bcryptjs';
import sharp from 'sharp';
import { afterEach, expect, it, vi } from 'vitest';
import { addMissingFacts } from '../../db/facts/factSeeds';
import { publishDue } from '../../db/posts/publications';
import { seedFacts } from '../../db/seed/facts';
import { plainResources } from '../../shared/resources';
import { testPdf } from '../papers/testPdf';
import { sampleValues } from '../resources/sampleValues';
import { apiRoutes, password, post, testApp } from '../testApp';
import type { Admin, Draft, Paper, Post, SignablePages, UploadedImage } from '../types';

afterEach(() => {
  vi.useRealTimers();
});

/** The four kinds of account: what they may. Each has its name as its password, twice. */
const kinds = {
  ada: { may_see_clients: true, may_publish: true },
  eve: { may_see_clients: false, may_publish: true },
  finn: { may_see_clients: true, may_publish: false },
  gus: { may_see_clients: false, may_publish: false },
};
type Name = keyof typeof kinds;
const secretOf = (name: Name) => (name === 'ada' ? password : `${name} ${name} ${name}`);

async function accounts() {
  const kit = testApp({ BREVO_API_KEY: 'key', BREVO_URL: 'http://127.0.0.1:9' });
  addMissingFacts(kit.db, seedFacts);
  const ada = await kit.signIn();
  const ids: Record<string, string> = { ada: kit.admin.id };
  for (const name of ['eve', 'finn', 'gus'] as const) {
    const values = { username: name, password: secretOf(name), ...kinds[name] };
    const made = await ada.send('POST', '/api/admins', values);
    expect(made.status).toBe(201);
    const { id, may_publish }: Admin = await made.json();
    expect(may_publish).toBe(kinds[name].may_publish);
    ids[name] = id;
    // At the lowest cost: they sign in often.
    const quick = bcrypt.hashSync(secretOf(name), 4);
    kit.db.sqlite.prepare('UPDATE admins SET password_hash = ? WHERE id = ?').run(quick, id);
  }
  /** Signs in, with a password given lately. */
  const as = async (name: Name) => {
    const session = await kit.signIn(name, secretOf(name));
    await session.send('POST', '/api/session/confirmation', { password: secretOf(name) });
    return session;
  };
  const upload = async (path: string, type: string, bytes: Buffer, Cookie: string) => {
    const body = new FormData();
    body.append('file', new File([new Uint8Array(bytes)], 'a file', { type }));
    return kit.app.request(path, { method: 'POST', body, headers: { Cookie } });
  };
  const uploadPicture = async (background: string, Cookie: string): Promise<UploadedImage> => {
    const picture = sharp({ create: { width: 40, height: 40, channels: 3, background } });
    const bytes = await picture.png().toBuffer();
    return (await upload('/api/images?keep=true', 'image/png', bytes, Cookie)).json();
  };
  return { ...kit, ids, as, upload, uploadPicture };
}

/** What visitors read, now or from a day on: columns of tables, and all pages. */
const seen = {
  posts:
    'id, live_id, planned_id, live_at, publish_at, publish_error, live_slug, CASE WHEN live_id THEN image_focus END',
  post_versions: '*',
  blog_categories: '*',
  redirects: '*',
  snippets: '*',
  facts: '*',
  fact_values: '*',
  signatures: '*',
  people: '*',
  offices: '*',
  company: '*',
  special_days: '*',
  consultation_kinds: '*',
  partners: '*',
  claims: '*',
  approvals: '*',
  media: 'id, alt, focus_x, focus_y, deleted_at',
  papers: 'id, title',
} as const;

type Kit = Awaited<ReturnType<typeof accounts>>;

const rowsSeen = ({ db }: Kit) =>
  Object.fromEntries(
    Object.entries(seen).map(([table, columns]) => {
      const where =
        table === 'post_versions'
          ? `WHERE published_at IS NOT NULL OR id IN (SELECT planned_id FROM posts)`
          : table === 'media'
            ? `WHERE id IN (SELECT name FROM post_uses WHERE version_id IN
                (SELECT live_id FROM posts UNION SELECT planned_id FROM posts))`
            : table === 'posts'
              ? 'WHERE live_id IS NOT NULL OR planned_id IS NOT NULL'
              : table === 'papers'
                ? `WHERE id IN (SELECT name FROM post_uses WHERE version_id IN (SELECT live_id FROM posts))`
                : '';
      const rows = db.sqlite.prepare(`SELECT ${columns} FROM ${table} ${where}`).all();
      return [table, table === 'people' ? rows.map(withoutConfirmation) : rows];
    }),
  );

/** That an account confirmed whose it is shows on no page. */
function withoutConfirmation(person: unknown) {
  const { account_confirmed_at: _, ...others } = person as Record<string, unknown>;
  return others;
}

async function pagesSeen({ app }: Kit): Promise<Record<string, string>> {
  const map = await (await app.request('/sitemap.xml')).text();
  const paths = [...map.matchAll(/<loc>http:\/\/localhost:3000([^<]*)<\/loc>/g)].map(
    ([, path]) => path || '/',
  );
  const more = [
    '/sitemap.xml',
    '/rss.xml',
    '/robots.txt',
    '/old',
    '/blog/unpublished',
    '/blog/gone',
  ];
  const rows = ['blogs', 'blog-categories', 'facts', 'people', 'company', 'snippets'];
  const all = [...new Set([...paths, ...more, ...rows.map((name) => `/api/${name}`)])];
  const pages: Record<string, string> = {};
  for (const path of all) {
    const response = await app.request(path);
    const body = await response.text();
    pages[path] = `${response.status} ${response.headers.get('Location')} ${body}`;
  }
  return pages;
}

/** Posts in every state, and what else a visitor reads. @returns their ids. */
async function filled(kit: Kit) {
  const ada = await kit.as('ada');
  const create = async (path: string, values: object) => {
    const made = await ada.send('POST', path, values);
    expect(made.status, `${path} ${await made.clone().text()}`).toBe(201);
    return made.json();
  };
  const image = await kit.uploadPicture('red', ada.Cookie);
  const loose = await kit.uploadPicture('blue', ada.Cookie);
  const paper = await (
    await kit.upload('/api/papers', 'application/pdf', testPdf(), ada.Cookie)
  ).json();
  await create('/api/snippets', { name: 'disclaimer', text: 'Not advice.' });
  const content = `<p>Words of the firm, <data value="visa-500-charge">$1</data>.</p>
    <p><img src="/${image.image_url}" alt="Red"></p><p><a href="/papers/${paper.id}/${paper.name}">PDF</a></p>`;
  const live = (slug: string): Promise<Post> =>
    create('/api/blogs', { ...post, id: slug, slug, title: slug, content });
  for (const slug of ['live', 'changed', 'scheduled-change', 'unpublished', 'gone']) {
    await live(slug);
  }
  await create('/api/unpublications', { blog_id: 'unpublished', redirect_to: '/fees' });
  await ada.send('DELETE', '/api/blogs/gone');
  const draft = async (id: string, values: object = {}): Promise<Draft> => {
    const saved = await ada.send('PUT', `/api/drafts/${id}`, {
      ...post,
      slug: id,
      content,
      ...values,
    });
    expect(saved.status).toBe(200);
    return saved.json();
  };
  await draft('changed', { title: 'Another title' });
  await draft('draft');
  await draft('trashed-draft');
  await ada.send('DELETE', '/api/blogs/trashed-draft');
  for (const id of ['scheduled', 'scheduled-change']) {
    await draft(id, { title: `${id} later` });
    const publish_at = new Date(Date.now() + 3_600_000).toISOString();
    await create('/api/publications', { blog_id: id, publish_at });
  }
  const redirect = await create('/api/redirects', { from: '/old', to: '/fees' });
  const category = await create('/api/blog-categories', { name: 'Work Visas', description: 'W' });
  const value = await create('/api/fact-values', {
    fact_key: 'visa-500-charge',
    id: 'proposed',
    value: 'A$2,750',
    valid_from: '2099-07-01',
    source_title: 'Department of Home Affairs, visa pricing estimator',
    source_url: 'https://immi.homeaffairs.gov.au/visas/visa-pricing-estimator',
    note: 'Charges rise.',
  });
  const people = { 'priya-raman': 'ada', 'arjun-patel': 'gus', 'sofia-marchetti': 'finn' };
  for (const [person, name] of Object.entries(people)) {
    const path = `/api/people/${person}/account`;
    expect((await ada.send('POST', path, { admin_id: kit.ids[name] })).status).toBe(200);
    if (name === 'ada') await ada.send('POST', `${path}/confirm`, {});
  }
  const subject = '/services/student-visa';
  const { pages }: SignablePages = await (await ada.send('GET', '/api/signable-pages')).json();
  const version = pages.find((page) => page.subject === subject)?.version;
  await create('/api/signatures', { subject, version });
  await kit.send('POST', '/api/enquiries', {
    ...{ kind: 'enquiry', name: 'Ann', email: 'ann@example.org', topic: 'student-visa' },
    ...{ country: 'India', message: 'Which visa do I need to study nursing in Adelaide?' },
  });
  const [{ id: enquiry }] = await (await ada.send('GET', '/api/enquiries')).json();
  const posts = [
    'live',
    'changed',
    'draft',
    'scheduled',
    'scheduled-change',
    'unpublished',
    'gone',
  ];
  return {
    posts: [...posts, 'trashed-draft'],
    others: [image.id, loose.id, paper.id, redirect.id, category.id, value.id, enquiry],
    image: image.id as string,
    loose: loose.id as string,
    paper: paper.id as string,
    value: value.id as string,
    enquiry: enquiry as string,
  };
}

type Ids = Awaited<ReturnType<typeof filled>>;

/** Sound bodies of a route, and what a way past the switch may look like. */
function bodiesOf(kit: Kit, route: string, ids: Ids): object[] {
  const name = /^\w+ \/api\/([^/]+)/.exec(route)?.[1] ?? '';
  const plain = Object.entries<{ fields: object }>(plainResources).find(([one]) => one === name);
  if (plain) {
    const { fields } = plainResources[plain[0] as keyof typeof plainResources];
    const kept = kit.db.sqlite
      .prepare(`SELECT * FROM ${name.replaceAll('-', '_')} LIMIT 1`)
      .get() as object | undefined;
    const own =
      name === 'snippets' ? { name: 'own-words', text: 'Mine.' } : sampleValues(fields, 0);
    return [own, { ...kept, ...own }];
  }
  const mine = { ...post, slug: 'mine', title: 'Mine', content: '<p>Mine</p>' };
  const byPost = ids.posts.map((blog_id) => ({ blog_id }));
  const soon = new Date(Date.now() + 60_000).toISOString();
  const bodies: Record<string, object[]> = {
    blogs: [mine, { ...mine, id: 'mine' }, { title: 'Changed' }],
    drafts: [{ ...post, slug: 'live', title: 'Taken', content: '<p>Mine</p>' }, mine],
    'post-changes': [
      { blog_ids: ['live'], author: 'Me' },
      { blog_ids: ['scheduled'], category: 'M' },
    ],
    publications: [...byPost, ...byPost.map((one) => ({ ...one, publish_at: soon }))],
    unpublications: [...byPost, { blog_id: 'live', redirect_to: 'https://elsewhere.example/' }],
    recoveries: byPost,
    'draft-recoveries': byPost,
    'publication-requests': [...byPost, { answer: 'No.' }],
    restorations: Array.from({ length: 12 }, (_, id) => ({ version_id: String(id) })),
    redirects: [
      { from: '/new', to: '/fees' },
      { from: '/old', to: 'https://elsewhere.example/' },
    ],
    'blog-categories': [{ name: 'Mine', description: 'Mine' }],
    media: [{ alt: 'Mine' }, { focus_x: 1, focus_y: 2 }, { name: 'Mine' }],
    'media-replacements': [{ image_id: ids.image, by_id: ids.loose }],
    'media-recoveries': [{ image_id: ids.image }],
    papers: [{ title: 'Mine' }],
    'fact-list': [{ key: 'mine', name: 'Mine', kind: 'number', topic: 'other' }],
    'fact-values': [{ fact_key: 'visa-500-charge', value: 1, valid_from: '2026-01-01' }],
    'fact-checks': [{ value_id: ids.value, checked_on: '2026-11-20' }],
    'fact-confirmations': [{ value_id: ids.value }, { value_id: ids.value, again: true }],
    signatures: [{ subject: '/services/student-visa', version: 'x' }, { subject: 'blogs/live' }],
    campaigns: [{ blog_id: 'live', form: 'whole', again: true }],
    'preview-links': byPost,
    'draft-notes': [{ id: 'n', blog_id: 'live', quote: 'Words', text: 'Mine' }],
    'ignored-links': [{ kind: 'dead', name: 'https://x.example', is_ignored: true }],
    people: [{ admin_id: kit.ids.gus }],
    enquiries: [{ status: 'closed' }],
  };
  return [...(bodies[name] ?? []), { ...mine, may_publish: true }];
}

const methods = ['POST', 'PUT', 'DELETE'];
/** What destroys is tried last. */
const inOrder = (routes: string[]) =>
  routes.toSorted((one, other) => methodAt(one) - methodAt(other));
const methodAt = (route: string) => methods.findIndex((method) => route.startsWith(method));

/** Sends every write of the API with sound bodies. @returns the answers, by route. */
async function tryAll(kit: Kit, name: Name, ids: Ids, changed?: (route: string) => void) {
  let session = await kit.as(name);
  let before = changed && JSON.stringify(rowsSeen(kit));
  const answers: [route: string, status: number][] = [];
  for (const route of inOrder(apiRoutes(kit.app))) {
    const [method = '', pattern = ''] = route.split(' ');
    // Ends the account's own means of signing in; who is signed in is another test's matter.
    const isOwn = /\/api\/(password|second-step|passkeys|account$|sessions)/.test(pattern);
    if (method === 'GET' || isOwn) continue;
    const firms = [
      'sofia-marchetti',
      'priya-raman',
      'arjun-patel',
      'canberra',
      'company',
      'consultation',
      'disclaimer',
    ];
    const wanted = /:/.test(pattern) ? [...ids.posts, ...ids.others, ...firms, kit.ids.gus] : [''];
    for (const id of wanted) {
      const path = pattern.replaceAll(/:\w+(\{[^}]*\})?/g, String(id));
      const bodies: (object | undefined)[] =
        method === 'DELETE' ? [undefined] : bodiesOf(kit, route, ids);
      if (method === 'PUT') {
        const read = await session.send('GET', path);
        const row: { updated_at?: string } | null = read.ok ? await read.json() : {};
        const updated_at = row?.updated_at;
        bodies.unshift(...bodies.map((body) => ({ ...row, ...body, updated_at })));
      }
      for (const body of bodies) {
        const response = await session.send(method, path, body);
        answers.push([route, response.status]);
        if (changed && response.ok) {
          const after = JSON.stringify(rowsSeen(kit));
          if (after !== before) changed(route);
          before = after;
        }
        if (response.status === 401 || /^DELETE \/api\/session/.test(route)) {
          session = await kit.as(name);
        }
      }
    }
  }
  return answers;
}

/** Routes that refuse an account that doesn't publish, whatever it sends. */
const refused = [
  ...['POST /api/blogs', 'POST /api/post-changes', 'POST /api/publications'],
  ...['POST /api/unpublications', 'POST /api/redirects', 'POST /api/blog-categories'],
  ...['POST /api/media-replacements', 'POST /api/fact-list', 'POST /api/fact-values'],
  ...['POST /api/fact-checks', 'POST /api/fact-confirmations', 'POST /api/campaigns'],
  ...['POST /api/people/:id/account', 'POST /api/signatures', 'POST /api/offices'],
  ...['POST /api/people', 'POST /api/special-days', 'POST /api/consultation-kinds'],
  ...['POST /api/partners', 'POST /api/claims', 'POST /api/approvals', 'POST /api/snippets'],
  ...['PUT /api/blogs/:id', 'PUT /api/publication-requests/:blog_id', 'PUT /api/redirects/:id'],
  ...['PUT /api/blog-categories/:id', 'PUT /api/fact-list/:id', 'PUT /api/fact-values/:id'],
  ...['PUT /api/offices/:id', 'PUT /api/people/:id', 'PUT /api/special-days/:id'],
  ...['PUT /api/consultation-kinds/:id', 'PUT /api/partners/:id', 'PUT /api/claims/:id'],
  ...['PUT /api/approvals/:id', 'PUT /api/company', 'PUT /api/snippets/:id'],
  ...['DELETE /api/publications/:blog_id', 'DELETE /api/redirects/:id'],
  ...[
    'DELETE /api/blog-categories/:id',
    'DELETE /api/fact-list/:id',
    'DELETE /api/fact-values/:id',
  ],
  ...['DELETE /api/people/:id/account', 'DELETE /api/signatures/:subject{.+}'],
  ...['DELETE /api/offices/:id', 'DELETE /api/people/:id', 'DELETE /api/special-days/:id'],
  ...['DELETE /api/consultation-kinds/:id', 'DELETE /api/partners/:id', 'DELETE /api/claims/:id'],
  ...['DELETE /api/approvals/:id', 'DELETE /api/snippets/:id'],
];

async function changesNothing(name: Name) {
  const kit = await accounts();
  const ids = await filled(kit);
  const rows = rowsSeen(kit);
  const pages = await pagesSeen(kit);
  expect(Object.keys(pages).length).toBeGreaterThan(25);
  expect(pages['/services/student-visa']).toContain('Checked by');
  const publishers = () =>
    kit.db.sqlite.prepare('SELECT username FROM admins WHERE may_publish').all();
  const ways = await tryAll(kit, name, ids);
  expect(ways.length).toBeGreaterThan(500);
  // 502 and 504: the newsletter's provider isn't there.
  expect(ways.filter(([, status]) => status === 500)).toEqual([]);
  const open = new Set(ways.flatMap(([route, status]) => (status === 403 ? [] : [route])));
  expect(refused.filter((route) => open.has(route))).toEqual([]);
  expect(ways).toContainEqual(['POST /api/people/:id/account/confirm', 200]);
  expect(rowsSeen(kit)).toEqual(rows);
  expect(await pagesSeen(kit)).toEqual(pages);
  expect(publishers()).toEqual([{ username: 'ada' }, { username: 'eve' }]);
  // From a day on: what was scheduled goes live as it was.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 3_600_000 });
  publishDue(kit.db, () => undefined);
  const ada = await kit.as('ada');
  for (const id of ['scheduled', 'scheduled-change']) {
    const { title } = await (await ada.send('GET', `/api/blogs/${id}`)).json();
    expect(title).toBe(`${id} later`);
  }
}

it('who sees clients and doesn’t publish changes nothing that visitors read, in more than 500 tries', () =>
  changesNothing('finn'));

it('nor does who sees no clients', { tags: ['slow'] }, () => changesNothing('gus'));

it('the same tries change it where an account publishes', { tags: ['slow'] }, async () => {
  for (const name of ['ada', 'eve'] as const) {
    const kit = await accounts();
    const ids = await filled(kit);
    const routes = new Set<string>();
    await tryAll(kit, name, ids, (route) => routes.add(route));
    expect([...routes]).toEqual(
      expect.arrayContaining([
        ...['POST /api/blogs', 'POST /api/post-changes', 'POST /api/publications'],
        ...['POST /api/unpublications', 'POST /api/redirects', 'POST /api/recoveries'],
        ...['POST /api/blog-categories', 'POST /api/media-replacements', 'POST /api/fact-checks'],
        ...['POST /api/fact-confirmations', 'POST /api/partners', 'POST /api/snippets'],
        ...['PUT /api/blogs/:id', 'PUT /api/redirects/:id', 'PUT /api/blog-categories/:id'],
        ...['PUT /api/media/:id', 'PUT /api/papers/:id', 'PUT /api/fact-values/:id'],
        ...['DELETE /api/blogs/:id', 'DELETE /api/redirects/:id', 'DELETE /api/trash/:id'],
      ]),
    );
  }
});

it('nobody gives a right that they don’t hold, or changes an account that has one', async () => {
  const kit = await accounts();
  const finn = await kit.as('finn');
  const statusOf = async (method: string, path: string, body?: object) =>
    (await finn.send(method, path, body)).status;
  const of = (name: string) => `/api/admins/${kit.ids[name]}`;
  for (const [method, path, body] of [
    ['POST', '/api/admins', { username: 'mallory', password: 'a pass phrase', may_publish: true }],
    ['PUT', of('finn'), { may_publish: true }],
    ['PUT', of('gus'), { may_publish: true }],
    ['PUT', of('eve'), { password: 'another pass phrase' }],
    ['PUT', of('ada'), { password: 'another pass phrase' }],
    ['PUT', of('eve'), { may_publish: false }],
    ['DELETE', of('eve')],
    ['DELETE', of('ada')],
  ] as const) {
    expect(await statusOf(method, path, body), `${method} ${path}`).toBe(403);
  }
  expect(await statusOf('PUT', of('gus'), { password: 'another pass phrase' })).toBe(200);
  // What isn't said is what the account holds itself.
  const made = await finn.send('POST', '/api/admins', {
    username: 'hal',
    password: 'a pass phrase',
  });
  expect(await made.json()).toMatchObject({ may_publish: false });
  // One account keeps both.
  const ada = await kit.as('ada');
  for (const right of ['may_see_clients', 'may_publish']) {
    const taken = await ada.send('PUT', of('ada'), { [right]: false });
    expect([taken.status, Object.keys((await taken.json()).errors)]).toEqual([409, [right]]);
  }
  expect((await ada.send('PUT', of('finn'), { may_publish: true })).status).toBe(200);
  expect((await finn.send('POST', '/api/snippets', { name: 'mine', text: 'Mine.' })).status).toBe(
    201,
  );
  expect((await ada.send('PUT', of('ada'), { may_publish: false })).status).toBe(200);
  expect((await ada.send('POST', '/api/snippets', { name: 'a', text: 'A.' })).status).toBe(403);
});

it('a writer drafts, uploads, remarks, shows and throws away what never was live', async () => {
  const kit = await accounts();
  const ids = await filled(kit);
  const gus = await kit.as('gus');
  const picture = await kit.uploadPicture('green', gus.Cookie);
  const uploaded = await kit.upload('/api/papers', 'application/pdf', testPdf(2), gus.Cookie);
  const paper: Paper = await uploaded.json();
  const content = `<p><img src="/${picture.image_url}" alt=""></p><p><a href="/papers/${paper.id}/${paper.name}">PDF</a></p>`;
  const note = {
    id: crypto.randomUUID(),
    blog_id: 'own',
    quote: 'PDF',
    before: '',
    text: 'Newer?',
  };
  for (const [method, path, body, status] of [
    ['PUT', '/api/drafts/own', { ...post, slug: 'own', content }, 200],
    ['POST', '/api/draft-notes', note, 201],
    ['POST', '/api/preview-links', { blog_id: 'own' }, 201],
    ['PUT', `/api/media/${picture.id}`, { alt: 'Green' }, 200],
    ['PUT', `/api/media/${ids.image}`, { alt: 'Mine' }, 403],
    ['PUT', `/api/papers/${paper.id}`, { title: 'Fees' }, 200],
    ['PUT', `/api/papers/${ids.paper}`, { title: 'Mine' }, 403],
    ['DELETE', '/api/blogs/own', undefined, 200],
    ['DELETE', '/api/blogs/live', undefined, 403],
    ['POST', '/api/recoveries', { blog_id: 'own' }, 201],
    ['POST', '/api/recoveries', { blog_id: 'gone' }, 403],
    ['DELETE', '/api/drafts/own', undefined, 200],
    ['POST', '/api/draft-recoveries', { blog_id: 'own' }, 201],
    ['DELETE', '/api/trash/trashed-draft', undefined, 200],
    ['DELETE', '/api/trash/gone', undefined, 403],
  ] as const) {
    expect((await gus.send(method, path, body)).status, `${method} ${path}`).toBe(status);
  }
});
