import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addPageMisses, sweepPageMisses } from '../../db/links/pageMisses';
import { createBlog, updateBlog } from '../../db/posts/live';
import type { Network } from '../http/publicFile';
import { checkDuePosts } from '../operate/checker';
import { post, testApp } from '../testApp';
import type { DeadLink, MissedPage, PostCheck } from '../types';
import { askLinks } from './askLinks';

const day = 24 * 60 * 60 * 1000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-28T10:00:00+11:00') });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Builds the app with a post, and other sites that respond as told. */
async function withLinks(content: string) {
  const kit = testApp();
  const live = createBlog(kit.db, 'p', { ...post, content });
  const get = async <Result>(path: string): Promise<Result> => {
    // Sessions end sooner than weeks pass.
    const { send } = await kit.signIn();
    return (await send('GET', path)).json();
  };
  const asked: string[] = [];
  const status: Record<string, (method: string) => number | undefined> = {};
  const network: Network = {
    resolve: async () => ['8.8.8.8'],
    open: async (url, _address, _signal, _accept, method) => {
      asked.push(`${method} ${url.href}`);
      const code = status[url.hostname]?.(method) ?? (url.hostname in status ? undefined : 200);
      if (code === undefined) throw new Error('ECONNREFUSED');
      const response = new IncomingMessage(new Socket());
      response.statusCode = code;
      return response;
    },
  };
  const turn = askLinks({ db: kit.db, network });
  const check = () => {
    while (checkDuePosts(kit.db, 'http://localhost:3000'));
  };
  /** Asks all that is due, and checks the posts again. */
  const week = async () => {
    check();
    while ((await turn(new AbortController().signal)) === 1000);
    check();
  };
  const dead = () => get<DeadLink[]>('/api/dead-links');
  const findings = async () => {
    const [found] = await get<PostCheck[]>('/api/checks?filter={"code":"link-dead"}');
    return found?.findings.filter(({ code }) => code === 'link-dead') ?? [];
  };
  return { ...kit, live, get, asked, status, week, dead, findings };
}

it('a link to another site counts as failing after two days of failures, and stands beside its sentence', async () => {
  const content =
    '<p>See <a href="https://gone.example/rules#part">the rules</a>, <a href="https://shy.example/">a shy site</a> and <a href="https://old.example/a">an old one</a>.</p>';
  const { asked, status, week, dead, findings, db, live, signIn } = await withLinks(content);
  status['gone.example'] = () => 404;
  status['shy.example'] = () => 403;
  status['old.example'] = (method) => (method === 'HEAD' ? 405 : 200);
  await week();
  expect(asked).toContain('HEAD https://gone.example/rules');
  expect(asked).toContain('GET https://old.example/a');
  // Guides' sources are asked too, each once.
  expect(asked.filter((one) => one.includes('visa-pricing-estimator'))).toHaveLength(1);
  expect(await dead()).toEqual([]);
  asked.length = 0;
  await week();
  expect(asked).toEqual([]);
  vi.setSystemTime(Date.now() + day);
  await week();
  expect(asked).toEqual(['HEAD https://gone.example/rules', 'GET https://gone.example/rules']);
  expect(await dead()).toMatchObject([
    {
      url: 'https://gone.example/rules',
      problem: 'The other site responded with 404.',
      places: [
        {
          title: post.title,
          // Leads to the link in the editor.
          path: '/admin/blogs/p?link=https%3A%2F%2Fgone.example%2Frules',
        },
      ],
    },
  ]);
  expect(await findings()).toMatchObject([
    { excerpt: 'the rules', message: expect.stringContaining('fails since 28 November 2026') },
  ]);
  // Somebody knows better, or lets it be: neither the list nor the checks say it, until told again.
  const { send } = await signIn();
  const ignore = (is_ignored: boolean) =>
    send('POST', '/api/ignored-links', {
      kind: 'dead',
      name: 'https://gone.example/rules',
      is_ignored,
    });
  expect((await ignore(true)).status).toBe(201);
  await week();
  expect(await dead()).toMatchObject([{ is_ignored: true }]);
  expect(await findings()).toEqual([]);
  await ignore(false);
  await week();
  expect(await findings()).toHaveLength(1);
  await ignore(true);
  // It leads somewhere again; should it fail once more, that is news.
  status['gone.example'] = () => 200;
  vi.setSystemTime(Date.now() + 7 * day);
  await week();
  expect(await dead()).toEqual([]);
  expect(await findings()).toEqual([]);
  status['gone.example'] = () => 404;
  for (const days of [7, 1]) {
    vi.setSystemTime(Date.now() + days * day);
    await week();
  }
  expect(await dead()).toMatchObject([{ is_ignored: false }]);
  status['gone.example'] = () => 200;
  // A link that was removed is asked no more.
  updateBlog(db, 'p', { ...post, content: '<p>None.</p>' }, live.updated_at);
  vi.setSystemTime(Date.now() + 7 * day);
  await week();
  asked.length = 0;
  vi.setSystemTime(Date.now() + 7 * day);
  await week();
  expect(asked.filter((one) => one.includes('.example'))).toEqual([]);
});

it('addresses that visitors asked for in vain are listed with the host that led there, until they redirect', async () => {
  const { send, app, signIn, db } = testApp();
  const visit = (path: string, headers: Record<string, string> = {}) =>
    send('GET', path, undefined, { 'Sec-Fetch-Mode': 'navigate', ...headers });
  const from = (host: string) => ({ Referer: `https://${host}/a/page?q=secret` });
  for (const path of ['/old-guide', '/old-guide', '/blog/gone']) {
    expect((await visit(path, from('forum.example'))).status).toBe(404);
  }
  await visit('/old-guide');
  await visit('/from/ana@client.example');
  // A program's request, and a page that there is.
  await app.request('/wp-login.php');
  await visit('/about', from('forum.example'));
  const ada = await signIn();
  const misses = async (): Promise<MissedPage[]> =>
    (await ada.send('GET', '/api/page-misses')).json();
  expect(await misses()).toMatchObject([
    { path: '/old-guide', host: 'forum.example', times: 2 },
    expect.objectContaining({ times: 1 }),
    expect.objectContaining({ times: 1 }),
  ]);
  expect(JSON.stringify(await misses())).not.toMatch(/secret|ana@|wp-login/);
  const ignored = { kind: 'missed', name: '/old-guide', is_ignored: true };
  expect((await ada.send('POST', '/api/ignored-links', ignored)).status).toBe(201);
  await visit('/old-guide', from('forum.example'));
  const ofGuide = (await misses()).filter(({ path }) => path === '/old-guide');
  expect(ofGuide.map(({ is_ignored }) => is_ignored)).toEqual([true, true]);
  await ada.send('POST', '/api/redirects', { from: '/old-guide', to: '/services/student-visa' });
  expect((await misses()).map(({ path }) => path)).toEqual(['/blog/gone']);
  const many = Array.from({ length: 600 }, (_, index) => ({
    path: `/x${index}`,
    host: '',
    times: 1,
  }));
  addPageMisses(db, many);
  expect(await misses()).toHaveLength(498);
  expect((await misses())[0]?.path).toBe('/blog/gone');
  vi.setSystemTime(Date.now() + 91 * day);
  expect(sweepPageMisses(db)).toBe(500);
});

it('what strangers ask for in vain names nobody, is bounded by network, makes room, and is cleared', async () => {
  const { send, signIn, db } = testApp({ TRUST_PROXY: '1' });
  const visit = (path: string, network: string) =>
    send('GET', path, undefined, {
      'Sec-Fetch-Mode': 'navigate',
      'X-Forwarded-For': network,
    });
  const ada = await signIn();
  const misses = async (): Promise<MissedPage[]> =>
    (await ada.send('GET', '/api/page-misses')).json();
  const personal = [
    '/from/ana%40client.example',
    '/ana\uff20client.example',
    '/+61%20400%20000%20000',
  ];
  const unreadable = ['/a%00b', '/%E2%80%AEexe.txt', '/%F0%9F'];
  for (const [index, path] of [...personal, ...unreadable].entries()) {
    await visit(path, `192.0.2.${index}`);
  }
  expect(await misses()).toEqual([]);
  // One network fills nothing, and many leave room for what is new.
  for (let turn = 0; turn < 60; turn += 1) await visit(`/flood-${turn}`, '198.51.100.1');
  expect(await misses()).toHaveLength(10);
  const flood = Array.from({ length: 600 }, (_, index) => ({
    ...{ path: `/often-${index}`, host: '', times: 9 },
  }));
  addPageMisses(db, flood);
  vi.setSystemTime(Date.now() + 1000);
  await visit('/a-real-miss', '203.0.113.9');
  expect((await misses()).map(({ path }) => path)).toContain('/a-real-miss');
  expect(await misses()).toHaveLength(500);
  expect((await ada.send('DELETE', '/api/page-misses')).status).toBe(204);
  expect(await misses()).toEqual([]);
});
