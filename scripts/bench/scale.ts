import { setImmediate as nextTurn } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createApp } from '../../api/app';
import { parseEnvironment } from '../../api/environment';
import { builtSiteAssets } from '../../api/http/siteAssets';
import { serverJobs } from '../../api/jobs';
import { firstAdminOf, prepareDatabase } from '../../api/operate/prepare';
import { siteContentOf } from '../../api/siteContent';
import type { Database } from '../../db/client';
import { secureDeleteFile } from '../../db/file/secureDelete';
import { pageRoutes } from '../../site/pageList';
import { fillFile } from './data';
import { median } from './median';
import { longestStalls } from './stalls';
import { type Answer, unmeasured, writesOf } from './writes';

const promised = { posts: 5000, enquiries: 20_000, pictures: 5000, bookings: 2000 };
/** CPU that nothing may take in one piece, in milliseconds. */
const maxMs = 20;
const times = 3;
const admin = { username: 'admin', password: 'benchmark-only' };

/** What something took, in milliseconds of CPU. */
interface Cost {
  /** The longest piece in which nothing else had its turn. */
  piece: number;
  all: number;
}

/** Sorts that the admin's lists offer, by resource. */
const sorts: Readonly<Record<string, readonly string[]>> = {
  enquiries: ['due', 'name', 'kind', 'status', 'received_at', 'answer_by', 'next_on'],
  bookings: ['starts_at'],
  posts: ['title', 'author', 'category', 'date', 'state', 'created_at', 'updated_at'],
  media: ['created_at', 'name'],
  subscribers: ['email', 'created_at', 'state'],
  outbox: ['created_at', 'status'],
  'audit-events': ['created_at'],
};
/** Filters of the inbox, by the names of its tabs and tasks. */
const inboxFilters = [
  { status: 'new' },
  { status: 'closed' },
  { status: 'spam' },
  { unanswered: 'true' },
  { overdue: 'true' },
  { due: 'true' },
  { without_days: 'true' },
  { outcome: 'client' },
  { office_id: 'sydney' },
  { assigned_to: 'nobody' },
  { q: 'visa' },
  { q: 'vi' },
  { q: '+61 400 000 700' },
];

/**
 * Asks every route, page, sort and job of a file of the promised size, signed in.
 * @returns how long a reader waits beside what takes long; what each took, the dearest piece first: the median of a few times, so that pages that are
 *   kept count as kept; and the routes that weren't asked.
 * @throws for a route that is in no list.
 */
export async function scaleCosts(folder: string) {
  const file = `${folder}/scale.db`;
  await fillFile(file, promised);
  const stalls = await longestStalls(file, expireSome);
  const environment = parseEnvironment({
    DATABASE_FILE: file,
    ADMIN_PASSWORD: admin.password,
    MAIL_FROM: 'office@firm.example',
  });
  const db = await prepareDatabase(environment);
  (await firstAdminOf(db, environment))();
  const content = siteContentOf(db, environment);
  const app = createApp({
    db,
    environment,
    content,
    client: builtSiteAssets(fileURLToPath(new URL('..', import.meta.url))),
    wakeSender() {},
    wakePublisher() {},
  });
  let Cookie = '';
  const ask = (method: string, path: string, body?: object) =>
    app.request(path, {
      method,
      headers: { Cookie, 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
  const call = async (method: string, path: string, body?: object): Promise<Answer> => {
    const response = await ask(method, path, body);
    const text = await response.text();
    const isJson = response.headers.get('Content-Type')?.includes('json');
    return { status: response.status, body: isJson && text ? JSON.parse(text) : text };
  };
  const signedIn = await ask('POST', '/api/session', admin);
  if (!signedIn.ok) throw new Error(`signing in: ${signedIn.status} ${await signedIn.text()}`);
  const cookies = signedIn.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  Cookie = cookies.join('; ');
  await call('POST', '/api/session/confirmation', { password: admin.password });

  const taken = new Map<string, Cost[]>();
  const refused = new Map<string, string>();
  async function measure(name: string, work: () => unknown) {
    const cost = await costOf(work);
    taken.set(name, [...(taken.get(name) ?? []), cost]);
  }

  /** Fills in the id of a resource's first row. */
  async function addressOf(path: string): Promise<string> {
    if (!path.includes(':')) return path;
    const { body } = await call('GET', `${path.split('/:')[0]}?range=[0,0]`);
    const first: { id?: string } = Array.isArray(body) ? (body[0] ?? {}) : {};
    return path.replaceAll(/:\w+(\{.+?\})?/g, encodeURIComponent(first.id ?? 'x'));
  }
  const list = (resource: string, query: object) =>
    `/api/${resource}?${new URLSearchParams(
      Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]),
    )}`;
  const routes = [
    ...new Set(
      app.routes
        .filter(({ method, path }) => method !== 'ALL' && !path.includes('*'))
        .map(({ method, path }) => `${method} ${path}`),
    ),
  ];
  const reads = routes.filter((route) => /^GET \/api\//.test(route)).map((route) => route.slice(4));
  const sorted = Object.entries(sorts).flatMap(([resource, columns]) =>
    columns.flatMap((column) =>
      ['ASC', 'DESC'].map((order) => list(resource, { sort: [column, order], range: [0, 19] })),
    ),
  );
  const addresses = [
    ...(await Promise.all(reads.map(addressOf))),
    ...pageRoutes.map(({ path }) => path).filter((path) => !/[:*]/.test(path)),
    '/blog/post-1000',
    '/sitemap.xml',
    '/rss.xml',
    '/search?q=visa',
    '/api/enquiry-year?format=csv',
    ...sorted,
    ...inboxFilters.map((filter) =>
      list('enquiries', { filter, sort: ['due', 'DESC'], range: [0, 19] }),
    ),
    list('enquiries', { sort: ['due', 'DESC'], range: [19_900, 19_919] }),
  ];
  for (const address of new Set(addresses)) {
    for (let run = 0; run < times; run += 1) {
      await measure(`GET ${address}`, async () => (await ask('GET', address)).arrayBuffer());
    }
  }
  const asked = new Set<string>();
  for (let run = 0; run < times; run += 1) {
    for await (const { route, what = '', path, body } of writesOf(db, run, call)) {
      let answer = '';
      asked.add(route);
      await measure(`${route} ${what}`.trim(), async () => {
        const response = await ask(route.split(' ')[0] ?? '', path, body);
        // Not as one text: putting together a long one would count, too.
        for await (const chunk of response.body ?? []) {
          if (response.status >= 400)
            answer = `${response.status} ${new TextDecoder().decode(chunk)}`;
        }
      });
      if (/^\d/.test(answer)) refused.set(route, answer.slice(0, 200));
    }
  }
  for (const job of serverJobs({ db, environment, content, wakeSender() {} })) {
    expireSome(db.sqlite);
    const stopping = new AbortController();
    for (let turn = 0; turn < maxTurns; turn += 1) {
      let pause: number | undefined;
      await measure(`job ${job.name}`, async () => {
        pause = await job.run(stopping.signal);
      });
      // What comes soon is more of the same work.
      if (pause === undefined || pause > 1000) break;
    }
  }
  await measure('VACUUM, at night', () => {
    db.sqlite.exec("INSERT OR REPLACE INTO settings VALUES ('scrub_file_due', '')");
    secureDeleteFile(db);
  });
  db.close();
  const unknown = routes.filter(
    (route) => !route.startsWith('GET ') && !asked.has(route) && !unmeasured.has(route),
  );
  if (unknown.length > 0) throw new Error(`not in scripts/bench/writes.ts: ${unknown.join(', ')}`);
  const costs = [...taken].map(([name, all]) => {
    const isJob = name.startsWith('job ');
    const pieces = all.map(({ piece }) => piece);
    const cost: Cost = {
      piece: isJob ? Math.max(...pieces) : median(pieces),
      all: isJob ? all.reduce((sum, one) => sum + one.all, 0) : median(all.map((one) => one.all)),
    };
    return [name, cost] as const;
  });
  return { costs: costs.sort(([, one], [, other]) => other.piece - one.piece), refused, stalls };
}

/** A job with more turns than this has no end. */
const maxTurns = 10_000;

/** Lets a booking that nobody confirmed be a day old, and an enquiry be past retention. */
function expireSome(sqlite: Database['sqlite']): void {
  sqlite.exec(`
    UPDATE bookings SET state = 'unconfirmed', created_at = '2020-01-01T00:00:00.000Z'
      WHERE enquiry_id = (SELECT id FROM enquiries WHERE status = 'new' AND EXISTS
        (SELECT 1 FROM bookings WHERE enquiry_id = enquiries.id) LIMIT 1);
    UPDATE enquiries SET answered_at = NULL WHERE status = 'new';
    UPDATE enquiries SET closed_at = '2015-01-01T00:00:00.000Z'
      WHERE id = (SELECT id FROM enquiries WHERE status = 'closed' LIMIT 1)`);
}

/** Measures CPU, and its longest piece: what else is to run gets a turn in between. */
async function costOf(work: () => unknown): Promise<Cost> {
  let isOver = false;
  let piece = 0;
  const began = process.cpuUsage();
  const watch = (async () => {
    while (!isOver) {
      const wall = performance.now();
      const before = process.cpuUsage();
      await nextTurn();
      const { user, system } = process.cpuUsage(before);
      // Other threads hash passwords and compress: no more than the time that this one was busy.
      piece = Math.max(piece, Math.min((user + system) / 1000, performance.now() - wall));
    }
  })();
  await work();
  isOver = true;
  await watch;
  const { user, system } = process.cpuUsage(began);
  return { piece, all: (user + system) / 1000 };
}

/** Returns the dearest as a table, with those over the limit marked. */
export const mostExpensive = (costs: readonly (readonly [string, Cost])[], count: number) =>
  Object.fromEntries(
    costs.slice(0, count).map(([name, { piece, all }]) => [
      name,
      {
        'one piece, ms': piece.toFixed(1),
        'in all, ms': all.toFixed(1),
        ...(piece > maxMs && { over: maxMs }),
      },
    ]),
  );
