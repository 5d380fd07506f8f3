import { fileURLToPath } from 'node:url';
import { createApp } from '../../api/app';
import { parseEnvironment } from '../../api/environment';
import { builtSiteAssets } from '../../api/http/siteAssets';
import { firstAdminOf, prepareDatabase } from '../../api/operate/prepare';
import { pageRoutes } from '../../site/pageList';
import { fillFile } from './data';
import { median } from './median';

const promised = { posts: 5000, enquiries: 20_000, pictures: 5000, bookings: 2000 };
/** CPU that no request may take, in milliseconds. */
const maxMs = 20;
const times = 3;

/**
 * Asks every GET route and page of a file of the promised size, signed in.
 * @returns milliseconds of CPU by address, the dearest first: the second of a few requests, so that
 *   pages that are kept count as kept.
 */
export async function scaleCosts(folder: string): Promise<[address: string, ms: number][]> {
  const file = `${folder}/scale.db`;
  await fillFile(file, promised);
  const environment = parseEnvironment({ DATABASE_FILE: file, ADMIN_PASSWORD: 'benchmark-only' });
  const db = await prepareDatabase(environment);
  (await firstAdminOf(db, environment))();
  const app = createApp({
    db,
    environment,
    client: builtSiteAssets(fileURLToPath(new URL('..', import.meta.url))),
    wakeSender() {},
    wakePublisher() {},
  });
  const signedIn = await app.request('/api/session', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: 'benchmark-only' }),
  });
  if (!signedIn.ok) throw new Error(`signing in: ${signedIn.status} ${await signedIn.text()}`);
  const cookies = signedIn.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  const ask = (address: string) =>
    app.request(address, { headers: { Cookie: cookies.join('; ') } });

  /** Fills in the id of a resource's first row. */
  async function addressOf(path: string): Promise<string> {
    if (!path.includes(':')) return path;
    const rows: unknown = await (await ask(`${path.split('/:')[0]}?range=[0,0]`))
      .json()
      .catch(() => []);
    const first: { id?: string; slug?: string } = Array.isArray(rows) ? (rows[0] ?? {}) : {};
    return path.replaceAll(/:\w+/g, encodeURIComponent(first.id ?? 'x'));
  }
  const routes = app.routes
    .filter(({ method, path }) => method === 'GET' && /^\/api\/[^*]+$/.test(path))
    .map(({ path }) => path);
  const addresses = [
    ...(await Promise.all([...new Set(routes)].map(addressOf))),
    ...pageRoutes.map(({ path }) => path).filter((path) => !/[:*]/.test(path)),
    '/blog/post-1000',
    '/sitemap.xml',
    '/rss.xml',
    '/search?q=visa',
  ];
  const costs: [string, number][] = [];
  for (const address of new Set(addresses)) {
    const taken: number[] = [];
    for (let asked = 0; asked < times; asked += 1) {
      const before = process.cpuUsage();
      await (await ask(address)).arrayBuffer();
      const { user, system } = process.cpuUsage(before);
      taken.push((user + system) / 1000);
    }
    costs.push([address, median(taken)]);
  }
  db.close();
  return costs.sort(([, one], [, other]) => other - one);
}

/** Returns the dearest as a table, with those over the limit marked. */
export const mostExpensive = (costs: readonly [string, number][], count: number) =>
  Object.fromEntries(
    costs
      .slice(0, count)
      .map(([address, ms]) => [address, { ms: ms.toFixed(1), ...(ms > maxMs && { over: maxMs }) }]),
  );
