import type { Database } from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { apiRoutes, bodyFields, post, testApp } from './testApp';

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'X-ODD'];
const signOut = '/api/session';
const others =
  // biome-ignore format: a list of words, read as one.
  [
    '/api', '/api/', '/api/none', '/images', '/images/x.png', '/admin', '/admin/blogs',
    '/sitemap.xml', '/rss.xml', '/robots.txt', '/healthz', '/', '/blog', '/blog/a-first-post',
    '/no-such-page', '/newsletter/confirm', '/newsletter/unsubscribe',
  ];
const hostileTexts = [
  '',
  ' ',
  '\0',
  '%00',
  '\u{d800}',
  '\ufffe',
  '💥'.repeat(50),
  // Two UTF-16 units each, from an odd place on: every even limit would cut one in two.
  `x${'💥'.repeat(199)}`,
  "'; DROP TABLE blogs; --",
  '"',
  '\\',
  '{{7*7}}',
  '../../../../etc/passwd',
  'x'.repeat(7000),
  '-1',
  '1e400',
  'NaN',
  '__proto__',
  'constructor',
  '<script>alert(1)</script>',
  '%',
  '_',
  '[',
  'null',
  '\r\nA: b',
];
const hostileValues: unknown[] = [
  ...hostileTexts,
  null,
  true,
  0,
  -1,
  1e308,
  Number.MAX_SAFE_INTEGER,
  [],
  {},
  [[[[[]]]]],
  { $ne: null },
  { length: 1e9 },
  ['a', null, {}],
  Array.from({ length: 2000 }, () => 'x'),
];
/** Fields that no route reads. */
const oddFields = ['toString', '__proto__', 'created_at'];
/** Routes that don't check a JSON body, with the fields they read. */
const unchecked: Record<string, string[]> = {
  'POST /api/images': ['file', 'url'],
  'POST /api/papers': ['file', 'title'],
  'POST /api/enquiry-papers': ['file', 'title', 'enquiry_id'],
  'POST /api/calendar-feed': [],
  'POST /api/second-step': [],
  'POST /api/second-step/recovery-codes': [],
  'POST /api/passkeys/challenge': [],
  'POST /api/people/:id/account/confirm': [],
  'DELETE /api/blogs/none': [],
};
/** A body that nearly every write accepts. */
const valid = { ...post, name: 'A', description: 'b', username: 'ada', email: 'a@b.co' };
const rawBodies = ['', '{', '[', 'null', '"x"', '1', '{"a":', '\0\xff', `${'['.repeat(5000)}`];
const contentTypes = [
  'application/x-www-form-urlencoded',
  'application/json',
  'application/json; charset=x',
  'text/plain',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  '!',
];

/** Fills in a route's pattern with the post or category `1`. */
const addressOf = (pattern: string) =>
  pattern.replace(':resource', 'blogs').replaceAll(/:\w+/g, '1');

/** Returns the item at `index`, wrapping around. */
function pick<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('there is nothing to pick from');
  return item;
}

/** Percent-encodes as UTF-8, which has no lone surrogates. */
function encoded(text: string): string {
  return encodeURIComponent(Buffer.from(text).toString());
}

const filterQuery = (name: string) => (value: unknown) =>
  `filter=${encodeURIComponent(JSON.stringify({ [name]: value }))}`;
const parameterQuery = (name: string) => (value: unknown) =>
  `${name}=${encoded(typeof value === 'string' ? value : JSON.stringify(value))}`;
const queries = [
  ...['sort', 'range', 'filter', 'fields', 'page', 'w', '', '__proto__'].map(parameterQuery),
  ...['q', 'id', 'slug', 'category', 'username', '__proto__'].map(filterQuery),
];

/** Traces of internals: a stack or the database's messages. */
const inside = /\n\s+at .+:\d+:\d+|SQLITE_|SqliteError|drizzle/;

/**
 * Fails unless the response is a success, a redirect or an error that explains itself without
 * internals.
 * @returns a JSON error.
 */
async function expectFair(
  response: Response,
  what: string,
): Promise<{ errors?: Record<string, string> }> {
  const { status } = response;
  const text = await response.text();
  // Plain comparisons: `expect` is slower than most requests.
  const isFair = status >= 200 && status < 500 && !inside.test(text);
  if (!isFair) expect.fail(`${what}: ${status} ${text}`);
  if (status < 400 || what.startsWith('HEAD ')) return {};
  if (/json/.test(response.headers.get('Content-Type') ?? '')) {
    const refusal = JSON.parse(text);
    if (!/\S/.test(refusal.message ?? '')) expect.fail(`${what}: no message in ${text}`);
    return refusal;
  }
  if (!text.includes('</html>')) expect.fail(`${what}: neither JSON nor a page: ${text}`);
  return {};
}

/** Columns that hold half of a character: SQLite is given U+FFFD for a lone surrogate. */
function columnsWithHalves(sqlite: Database): string[] {
  const columns = sqlite
    .prepare<[], { tableName: string; name: string }>(
      `SELECT t.name AS tableName, c.name FROM pragma_table_list t, pragma_table_xinfo(t.name) c
       WHERE t.schema = 'main' AND t.type = 'table' AND t.name NOT LIKE 'sqlite%'`,
    )
    .all();
  return columns.flatMap(({ tableName, name }) => {
    const halves = sqlite
      .prepare(
        `SELECT 1 FROM "${tableName}" WHERE instr(CAST("${name}" AS BLOB), x'efbfbd') LIMIT 1`,
      )
      .get();
    return halves ? [`${tableName}.${name}`] : [];
  });
}

async function visitorAndAdmin() {
  const kit = testApp({ TRUST_PROXY: '1' });
  const { send, Cookie } = await kit.signIn();
  await send('POST', '/api/blogs', { ...post, id: '1' });
  await send('POST', '/api/blog-categories', { id: '1', name: 'A', description: 'b' });
  const people: HeadersInit[] = [{}, { Cookie }];
  const isSound = () => kit.db.sqlite.pragma('integrity_check', { simple: true }) === 'ok';
  return { ...kit, people, Cookie, isSound };
}

describe('any request', () => {
  it('with any method at any address gets at worst an error message', async () => {
    const { app, people } = await visitorAndAdmin();
    const own = apiRoutes(app).map((route) => addressOf(route.split(' ')[1] ?? ''));
    // Ends with the request that ends the session.
    const addresses = new Set([...own.filter((path) => path !== signOut), ...others, signOut]);
    for (const headers of people) {
      for (const path of addresses) {
        for (const method of methods) {
          const response = await app.request(path, { method, headers });
          await expectFair(response, `${method} ${path}`);
        }
      }
    }
  });

  it('with an unsupported method returns 405 and lists the supported ones', async () => {
    const { app } = await visitorAndAdmin();
    const allow = async (method: string, path: string) => {
      const response = await app.request(path, { method });
      expect(response.status).toBe(405);
      return response.headers.get('Allow');
    };
    expect(await allow('PATCH', '/api/blogs/1')).toBe('GET, HEAD, PUT, DELETE');
    expect(await allow('DELETE', '/api/blogs')).toBe('GET, HEAD, POST');
    expect(await allow('PUT', '/api/session')).toBe('GET, HEAD, POST, DELETE');
    expect(await allow('GET', '/api/newsletter')).toBe('POST');
    expect(await allow('POST', '/about')).toBe('GET, HEAD');
    expect(await allow('POST', '/healthz')).toBe('GET, HEAD');
    expect((await app.request('/api/none', { method: 'PATCH' })).status).toBe(404);
  });

  it('with any query gets at worst an error message', { tags: ['slow'] }, async () => {
    const { app, people } = await visitorAndAdmin();
    const own = apiRoutes(app)
      .filter((route) => /^GET [^:]+$/.test(route))
      .map((route) => route.slice('GET '.length));
    expect(own).toEqual(expect.arrayContaining(['/api/posts', '/api/versions', '/api/blogs']));
    const addresses = [...own, '/blog', '/', '/images/x.png', '/sitemap.xml'];
    for (const headers of people) {
      const ask = async (path: string, query: string) => {
        const response = await app.request(`${path}?${query}`, { headers });
        await expectFair(response, `${path}?${query}`);
      };
      for (const [row, path] of addresses.entries()) {
        const plain = await app.request(path, { headers });
        // Queries aren't read without permission.
        if (plain.status === 401) continue;
        for (const [column, value] of hostileValues.entries()) {
          // Combines each address with each value and each name, and each name with each value.
          await ask(path, pick(queries, row + column)(value));
          if (!plain.headers.has('Content-Range')) continue;
          for (const name of ['q', 'id']) await ask(path, filterQuery(name)(value));
        }
      }
      for (const value of hostileValues) {
        for (const query of queries) await ask('/api/blogs', query(value));
      }
    }
  });

  it('with any path gets at worst an error message', async () => {
    const { app, people } = await visitorAndAdmin();
    const resources = ['blogs', 'admins', 'drafts', 'versions', 'publications', 'trash'];
    const below = [...resources, 'editors', 'preview-links'].map((name) => `/api/${name}/`);
    below.push('/images/', '/blog/', '/admin/', '/');
    for (const headers of people) {
      for (const text of hostileTexts) {
        for (const start of below) {
          const path = `${start}${encoded(text)}`;
          await expectFair(await app.request(path, { headers }), path);
        }
      }
      for (const [path, status] of [
        ['/%', 404],
        ['/%zz', 404],
        ['/api/blogs/%', 400],
        ['/api/%E0%A4%A', 400],
        ['/blog/%c3%28', 404],
        ['/images/%', 400],
      ] as const) {
        const response = await app.request(path, { headers });
        expect(response.status).toBe(status);
        await expectFair(response, path);
      }
    }
  });

  it('with any body gets at worst an error message, and the database stays sound', {
    tags: ['slow'],
  }, async () => {
    const { app, Cookie, db, isSound } = await visitorAndAdmin();
    const written = apiRoutes(app).filter((route) => /^P(OST|UT) /.test(route));
    written.push('DELETE /api/blogs/none');
    const checked = bodyFields(app);
    let sent = 0;
    for (const [row, route] of written.entries()) {
      const fieldNames = checked.get(route) ?? unchecked[route];
      if (!fieldNames) expect.fail(`${route} checks no body: give it to jsonBody`);
      const write = route.endsWith('/admins/:id') ? 'PUT /api/admins/admin-1' : addressOf(route);
      const [method = '', path = ''] = write.split(' ');
      const attempt = async (body: string, type = 'application/json') => {
        sent += 1;
        // Uses an address of its own, so that no rate limit applies.
        const client = `2001:db8:${sent.toString(16)}::1`;
        const headers = { Cookie, 'Content-Type': type, 'X-Forwarded-For': client };
        const response = await app.request(path, { method, body, headers });
        return expectFair(response, `${write} ${type} ${body.slice(0, 60)}`);
      };
      const attemptFields = (values: object) =>
        attempt(JSON.stringify({ ...valid, slug: `z${sent}`, ...values }));
      for (const body of rawBodies) await attempt(body);
      for (const [column, type] of contentTypes.entries()) {
        await attempt(pick(rawBodies, row + column), type);
      }
      for (const [column, value] of hostileValues.entries()) {
        if ((row + column) % 3 === 0) await attempt(JSON.stringify(value));
        await attemptFields({ [pick(oddFields, row + column)]: value });
        // All fields at once show which refuse the value; the accepted ones go further alone.
        const every = await attemptFields(
          Object.fromEntries(fieldNames.map((name) => [name, value])),
        );
        const refused = Object.keys(every.errors ?? {}).map((name) => name.split('.')[0]);
        for (const name of fieldNames) {
          if (!refused.includes(name)) await attemptFields({ [name]: value });
        }
      }
    }
    expect(isSound()).toBe(true);
    expect(columnsWithHalves(db.sqlite)).toEqual([]);
  });

  it('with any header gets at worst an error message', async () => {
    const { app } = await visitorAndAdmin();
    const names = [
      'Cookie',
      'Origin',
      'Host',
      'If-None-Match',
      'Accept-Encoding',
      'X-Forwarded-For',
    ];
    const values = [
      '',
      '%',
      'session=%',
      'session=a.b.c',
      'null',
      ',,,',
      '"',
      'W/',
      '*',
      'x'.repeat(4000),
      'br;q=x',
      'http://',
    ];
    for (const name of [...names, 'Content-Length', 'Sec-Fetch-Site', 'Authorization', 'Range']) {
      for (const value of values) {
        for (const path of ['/', '/api/blogs', '/api/session', '/api/admins']) {
          const response = await app.request(path, { headers: { [name]: value } });
          await expectFair(response, `${path} ${name}: ${value}`);
        }
      }
    }
  });
});
