import { randomUUID } from 'node:crypto';
import type { Asked } from './request';
import type { Site } from './server';

export interface Question {
  name: string;
  ask(site: Site): Asked;
  /** The response never changes, so that others can serve it too. */
  isSame?: true;
  /**
   * Number of sequential requests; without it, requests run for a fixed time over many connections.
   */
  times?: number;
}

const get = (path: string, headers = {}) => ({ path: encodeURI(path), headers });

function same(name: string, path: (site: Site) => string, coding = 'identity'): Question {
  return { name, isSame: true, ask: (site) => get(path(site), { 'Accept-Encoding': coding }) };
}

function list(name: string, query: (site: Site) => string, resource = 'posts'): Question {
  const path = (site: Site) => `/api/${resource}?${query(site)}`;
  return { name, ask: (site) => get(path(site), { Cookie: site.Cookie }) };
}

const content = `<p>${'A durable save. '.repeat(300)}</p>`;
const words = { title: 'Saved', excerpt: 'Saved', author: 'B', category: 'News', content };
const save = ({ Cookie }: Site, method: string, path: string) => ({
  method,
  path,
  headers: { Cookie, 'Content-Type': 'application/json' },
  body: JSON.stringify({ ...words, date: '2026-01-01', slug: `saved-${randomUUID()}` }),
});
const searched =
  'student partner points skilled employer english charge evidence parents work'.split(' ');
const any = () => searched[Math.floor(Math.random() * searched.length)];
const article = ({ slugs }: Site) => `/blog/${slugs[0]}`;

/** The rows of README's table, in order. */
export const questions: Question[] = [
  same('article page', article),
  same('article page, brotli', article, 'br'),
  same('home page', () => '/'),
  same('home page, brotli', () => '/', 'br'),
  same('a post by its slug (JSON)', ({ slugs }) => `/api/blogs?filter={"slug":"${slugs[0]}"}`),
  same('list of ten with full bodies (JSON)', () => '/api/blogs?range=[0,9]'),
  {
    // Four rounds over the 200 posts.
    name: 'a page that nobody asked for before',
    times: 45,
    ask: ({ slugs }) => get(`/blog/${slugs.pop()}`, { 'Accept-Encoding': 'br' }),
  },
  list('admin list, first page', () => 'range=[0,9]'),
  list('admin list, last page', ({ posts }) => `range=[${posts - 10},${posts - 1}]`),
  list('search in the admin', () => 'range=[0,9]&filter={"q":"visa"}'),
  list('enquiries, first page', () => 'range=[0,24]', 'enquiries'),
  list('search in enquiries', () => 'range=[0,24]&filter={"q":"file 700"}', 'enquiries'),
  list('pictures, first page', () => 'range=[0,23]', 'media'),
  {
    // Varying words, to miss the cache; four rounds of 120 a minute.
    name: 'search by a visitor',
    times: 25,
    ask: () => get(`/api/search?q=${any()}+${any()}+${any()}`),
  },
  {
    name: 'save of a draft',
    times: 150,
    ask: (site) => save(site, 'PUT', `/api/drafts/${randomUUID()}`),
  },
  {
    name: 'durable save of a post',
    times: 150,
    ask: (site) => save(site, 'POST', '/api/blogs'),
  },
];
