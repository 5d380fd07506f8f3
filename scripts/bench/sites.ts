import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { benchAdmin, fileWith } from './data';
import { type Figures, measureOneByOne, type Target } from './measure';
import { freePort, type Running, startNode } from './processes';

// This file runs from dist/server.
export const root = fileURLToPath(new URL('../..', import.meta.url));
const summary = 'id,slug,title,excerpt,date,author,category,image_url,created_at,updated_at';
const savesARound = 150;

/** A built server on a file with so many posts. */
export interface Site {
  posts: number;
  server: Running;
  Cookie: string;
  slugs: string[];
  targets: Target[];
  idleMb: number;
}

/** Starts the built server on a file with so many posts and signs in. */
export async function startSite(seeded: string, folder: string, posts: number): Promise<Site> {
  const [file, slugs] = fileWith(seeded, folder, posts);
  const environment = { DATABASE_FILE: file, NODE_ENV: 'production' };
  const script = join(root, 'dist/server/server.js');
  // As `npm start` does.
  const parameters = ['--max-semi-space-size=4', script];
  const server = await startNode(parameters, await freePort(), environment);
  const idleMb = server.memoryMb();
  const Cookie = await signIn(server);
  const targets = targetsOf(slugs, posts, Cookie);
  return { posts, server, Cookie, slugs, targets, idleMb };
}

/** What a site is called in the tables. */
export function labelOf({ posts }: Pick<Site, 'posts'>): string {
  return `${posts} posts`;
}

function targetsOf(slugs: string[], posts: number, Cookie: string): Target[] {
  const list = (query: Record<string, unknown>) =>
    `/api/blogs?${Object.entries(query)
      .map(([name, value]) => {
        const text = typeof value === 'string' ? value : JSON.stringify(value);
        return `${name}=${encodeURIComponent(text)}`;
      })
      .join('&')}`;
  const plain = { 'Accept-Encoding': 'identity' };
  const br = { 'Accept-Encoding': 'br' };
  const article = `/blog/${slugs[0]}`;
  const bySlug = list({ filter: { slug: slugs[0] } });
  const lastRange = [Math.max(0, posts - 10), posts - 1];
  const same = (name: string, path: string, headers: Record<string, string>): Target => ({
    name,
    path: () => path,
    headers,
  });
  return [
    same('article page', article, plain),
    same('article page, br', article, br),
    same('home page', '/', plain),
    same('home page, br', '/', br),
    same('post by slug (JSON)', bySlug, plain),
    same('list of 10, full bodies', list({ sort: ['date', 'DESC'], range: [0, 9] }), plain),
    {
      name: 'search, always another q',
      path: (number) => list({ filter: { q: `visa ${number}` }, range: [0, 9], fields: summary }),
      headers: plain,
    },
    {
      name: 'admin list, last page, not kept',
      path: (number) =>
        `${list({ sort: ['created_at', 'DESC'], range: lastRange, fields: summary })}&_=${number}`,
      headers: { ...plain, Cookie },
    },
  ];
}

/** Pages that nobody has asked for yet, so that each is rendered. */
export function firstViews({ server, slugs }: Site): Promise<Figures> {
  const some = slugs.slice(-savesARound);
  return measureOneByOne(server, some.length, (number) =>
    fetch(`${server.url}/blog/${some[number]}`),
  );
}

/** Posts that are stored before they are acknowledged. */
export function saves({ server, Cookie }: Site): Promise<Figures> {
  const post = {
    ...{ title: 'Saved', excerpt: 'Saved', date: '2026-01-01', author: 'Bench', category: 'News' },
    content: `<p>${'A durable save. '.repeat(300)}</p>`,
  };
  return measureOneByOne(server, savesARound, () =>
    fetch(`${server.url}/api/blogs`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Cookie },
      body: JSON.stringify({ ...post, slug: `saved-${crypto.randomUUID()}` }),
    }),
  );
}

async function signIn({ url }: Running): Promise<string> {
  const response = await fetch(`${url}/api/session`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(benchAdmin),
  });
  if (response.status !== 201) throw new Error(`sign-in answered ${response.status}`);
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  return cookies.join('; ');
}
