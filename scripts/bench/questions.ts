import { randomUUID } from 'node:crypto';
import type autocannon from 'autocannon';
import type { Site } from './server';

export interface Question {
  name: string;
  ask(site: Site): autocannon.Request;
  /** Its answer is always the same, which others can be asked for too. */
  isSame?: true;
  /** Times that it is asked, one after the other; without it, for a time over many connections. */
  times?: number;
  /** Reads what the next one needs. */
  read?(site: Site, body: string): void;
}

const query = (values: object) =>
  new URLSearchParams(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]));

function same(name: string, path: (site: Site) => string, coding = 'identity'): Question {
  const headers = { 'Accept-Encoding': coding };
  return { name, isSame: true, ask: (site) => ({ path: path(site), headers }) };
}

function list(name: string, values: (site: Site) => object): Question {
  const path = (site: Site) => `/api/posts?${query(values(site))}`;
  return { name, ask: (site) => ({ path: path(site), headers: { Cookie: site.Cookie } }) };
}

const content = `<p>${'A durable save. '.repeat(300)}</p>`;
const words = { title: 'Saved', excerpt: 'Saved', author: 'B', category: 'News', content };
const save = ({ Cookie }: Site, method: 'POST' | 'PUT', path: string, values: object) => ({
  method,
  path,
  headers: { Cookie, 'Content-Type': 'application/json' },
  body: JSON.stringify({ ...words, date: '2026-01-01', ...values }),
});
const blogs = (values: object) => `/api/blogs?${query(values)}`;
const searched =
  'student partner points skilled employer english charge evidence parents work'.split(' ');
const any = () => searched[Math.floor(Math.random() * searched.length)];
const article = ({ slugs }: Site) => `/blog/${slugs[0]}`;

/** The questions of README's table, in its order. */
export const questions: Question[] = [
  same('article page', article),
  same('article page, brotli', article, 'br'),
  same('home page', () => '/'),
  same('home page, brotli', () => '/', 'br'),
  same('a post by its slug (JSON)', ({ slugs }) => blogs({ filter: { slug: slugs[0] } })),
  same('list of ten with full bodies (JSON)', () => blogs({ range: [0, 9] })),
  {
    // Four rounds of the 200 posts.
    name: 'a page that nobody asked for before',
    times: 45,
    ask: ({ slugs }) => ({ path: `/blog/${slugs.pop()}`, headers: { 'Accept-Encoding': 'br' } }),
  },
  list('admin list, first page', () => ({ range: [0, 9] })),
  list('admin list, last page', ({ posts }) => ({ range: [posts - 10, posts - 1] })),
  list('search in the admin', () => ({ range: [0, 9], filter: { q: 'visa' } })),
  {
    // Seldom the same three words, which a kept answer would tell.
    name: 'search by a visitor',
    times: 45,
    ask: () => ({
      path: `/api/search?${new URLSearchParams({ q: `${any()} ${any()} ${any()}` })}`,
    }),
  },
  {
    name: 'save of a working copy',
    times: 150,
    ask: (site) => save(site, 'PUT', '/api/drafts/copy', { updated_at: site.savedAt }),
    read: (site, body) => {
      site.savedAt = (JSON.parse(body) as { updated_at: string }).updated_at;
    },
  },
  {
    name: 'durable save of a post',
    times: 150,
    ask: (site) => save(site, 'POST', '/api/blogs', { slug: `saved-${randomUUID()}` }),
  },
];
