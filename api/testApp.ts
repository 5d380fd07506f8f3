import type { Hono } from 'hono';
import { onTestFinished } from 'vitest';
import { z } from 'zod';
import { admins } from '../db/accounts/admins';
import { testDatabase, testFile } from '../db/testDatabase';
import { dayInSydney } from '../db/time';
import { createApp } from './app';
import { parseEnvironment } from './environment';
import { ContentCache } from './http/contentCache';
import { serverJobs } from './jobs';
import { JobRunner } from './operate/jobRunner';
import { addFirm } from './operate/prepare';
import { siteContentOf } from './siteContent';

const document =
  '<html><head><!--page-head--></head><body><div id="root"><!--page-body--></div></body></html>';
export const password = 'correct-horse';
/** bcrypt of `password` at the lowest cost, 4: a sign-in takes 1 ms instead of 60. */
const password_hash = '$2b$04$88folclOwiP5KKpwBjiMnOzsGJMv4mpSGOHwiwvKdJx5RiJP1VS/q';

/** Builds the real app on a freshly migrated file with one admin, `ada`, until the test ends. */
export function testApp(
  variables: Record<string, string> = {},
  woken?: () => void,
  cache = new ContentCache(),
  clock = () => new Date(),
) {
  const file = variables.DATABASE_FILE ?? testFile();
  const environment = parseEnvironment({
    DATABASE_FILE: file,
    SITE_URL: 'http://localhost:3000',
    ...variables,
  });
  const db = testDatabase(file, { key: `firm ${dayInSydney(new Date())}`, fill: addFirm });
  // Fills a file that was there before.
  addFirm(db);
  let jobs: JobRunner | undefined;
  const wakeSender = () => {
    woken?.();
    jobs?.wake('mail', 'newsletter');
  };
  const admin = admins.create(db, 'admin-1', { username: 'ada', password_hash });
  const client = {
    readDocument: async () => document,
    pageLinks: () => '',
    siteStylesheet: '/site.css',
    postStylesheets: ['/site.css'],
    folders: [],
  };
  const content = siteContentOf(db, environment, { cache, clock });
  /** Builds the app again on the same file, like a restarted server. */
  const restart = () =>
    createApp({
      db,
      environment,
      client,
      content,
      wakeSender,
      wakePublisher: () => jobs?.wake('publish'),
    });
  const app = restart();
  /** Sends `body` as JSON. */
  async function send(method: string, path: string, body?: unknown, headers = {}) {
    return app.request(path, {
      method,
      headers: { 'Content-Type': 'application/json', ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  }

  /** Signs in and returns `send` with the session's cookies. */
  async function signIn(username = 'ada', secret = password) {
    const response = await send('POST', '/api/session', { username, password: secret });
    const Cookie = cookiesOf(response);
    return {
      Cookie,
      send: (method: string, path: string, body?: unknown, headers = {}) =>
        send(method, path, body, { Cookie, ...headers }),
    };
  }

  /** Starts these background jobs, which the app wakes, until the test ends or they are stopped. */
  function startJobs(...names: string[]): JobRunner {
    const all = serverJobs({ db, environment, content, wakeSender });
    const runner = new JobRunner(all.filter(({ name }) => names.includes(name)));
    jobs = runner;
    runner.start();
    onTestFinished(() => runner.stop());
    return runner;
  }

  return {
    app,
    db,
    ...content,
    wakeSender,
    admin,
    client,
    environment,
    send,
    signIn,
    startJobs,
    restart,
  };
}

/** Lists every API route as registered in the app, e.g. `PUT /api/drafts/:id`. */
export function apiRoutes(app: Hono): string[] {
  const routes = app.routes
    .filter(({ method, path }) => method !== 'ALL' && /^\/api\/[^*]+$/.test(path))
    .map(({ method, path }) => `${method} ${path}`);
  return [...new Set(routes)];
}

/** Returns the JSON fields that each route validates, as given to `jsonBody`. */
export function bodyFields(app: Hono): Map<string, string[]> {
  const checked = app.routes.flatMap(({ method, path, handler }) =>
    'schema' in handler ? [[`${method} ${path}`, fieldsOf(handler.schema)] as const] : [],
  );
  return new Map(checked);
}

function fieldsOf(schema: unknown): string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  if (schema instanceof z.ZodPipe) return fieldsOf(schema.in);
  if (schema instanceof z.ZodUnion) return [...new Set(schema.options.flatMap(fieldsOf))];
  throw new Error('the schema of a body is an object, or a union or pipe of objects');
}

/** Returns the `Cookie` header that a browser would send after this response. */
export function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

export const post = {
  title: 'A first post',
  slug: 'a-first-post',
  excerpt: 'What it says in short.',
  date: '2026-03-31',
  author: 'Priya Raman',
  category: 'Student Visas',
  image_url: '',
  content: '<p>Hello from Canberra.</p>',
};
