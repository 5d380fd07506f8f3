import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { post, testApp } from '../testApp';
import type { Admin, Due, Post, PublicationRequest } from '../types';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-30T09:00:00+11:00') });
});
afterEach(() => {
  vi.useRealTimers();
});

const minutes = (count: number) => vi.setSystemTime(Date.now() + count * 60_000);

/** Builds the app with ada, who publishes, and will, who writes; both have an address. */
async function desk() {
  const kit = testApp({ SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'office@wattlepath.example' });
  const ada = await kit.signIn();
  const secret = 'a pass phrase of will';
  const may = { may_see_clients: false, may_publish: false };
  const made = await ada.send('POST', '/api/admins', {
    username: 'will',
    password: secret,
    ...may,
  });
  const { id }: Admin = await made.json();
  kit.db.sqlite.exec("UPDATE admins SET email = username || '@wattlepath.example'");
  const will = await kit.signIn('will', secret);
  const json = async <Body>(response: Promise<Response>): Promise<Body> => (await response).json();
  const draft = async (slug: string, values: object = {}) => {
    const saved = await will.send('PUT', `/api/drafts/${slug}`, {
      ...post,
      slug,
      title: slug,
      ...values,
    });
    expect(saved.status).toBe(200);
    return saved.json();
  };
  const ask = (blog_id: string, note = '') =>
    will.send('POST', '/api/publication-requests', { blog_id, note });
  const back = (id: string, answer: string) =>
    ada.send('PUT', `/api/publication-requests/${id}`, { answer });
  const publish = (blog_id: string) => ada.send('POST', '/api/publications', { blog_id });
  const posts = (filter: object): Promise<Post[]> =>
    json(
      ada.send(
        'GET',
        `/api/posts?filter=${encodeURIComponent(JSON.stringify(filter))}&range=[0,99]`,
      ),
    );
  const mails = (): string[] => {
    const rows = kit.db.sqlite
      .prepare("SELECT to_email, subject FROM messages WHERE kind = 'publishing' ORDER BY rowid")
      .all() as { to_email: string; subject: string }[];
    return rows.map(({ to_email, subject }) => `${to_email.split('@')[0]}: ${subject}`);
  };
  const dueOf = (who: typeof ada): Promise<Due> => json(who.send('GET', '/api/due'));
  return { ...kit, ada, will, willId: id, draft, ask, back, publish, posts, mails, dueOf, json };
}

it('a writer’s week: 30 posts, 10 asked for, 3 of them sent back with words', async () => {
  const kit = await desk();
  const names = Array.from({ length: 30 }, (_, index) => `post-${index}`);
  for (const name of names) await kit.draft(name);
  const asked = names.slice(0, 10);
  for (const name of asked) {
    expect((await kit.ask(name, 'Please look at the last paragraph.')).status).toBe(201);
  }
  expect((await kit.posts({ state: 'ready' })).map(({ id }) => id).sort()).toEqual(asked);
  expect((await kit.posts({ state: 'ready' }))[0]?.ready_by).toBe('will');
  expect((await kit.dueOf(kit.ada)).ready).toEqual({ count: 10, filter: { state: 'ready' } });
  expect((await kit.dueOf(kit.will)).ready.count).toBe(0);
  expect(kit.mails()).toEqual(asked.map((name) => `ada: Ready to publish: ${name}`));

  const returned = asked.slice(0, 3);
  for (const name of returned) expect((await kit.back(name, 'Name the source.')).status).toBe(200);
  expect(await kit.posts({ state: 'ready' })).toHaveLength(7);
  const { sent_back } = await kit.dueOf(kit.will);
  expect(sent_back).toEqual({ count: 3, filter: { state: 'sent-back', asked_by: 'will' } });
  expect((await kit.posts(sent_back.filter)).map(({ id }) => id).sort()).toEqual(returned);
  expect((await kit.dueOf(kit.ada)).sent_back.count).toBe(0);
  expect(kit.mails().slice(10)).toEqual(returned.map((name) => `will: Sent back: ${name}`));
  const request = await kit.json<PublicationRequest>(
    kit.will.send('GET', '/api/publication-requests/post-0'),
  );
  expect(request).toMatchObject({ sent_back_by: 'ada', answer: 'Name the source.' });

  for (const name of asked.slice(3)) expect((await kit.publish(name)).status).toBe(201);
  expect(await kit.posts({ state: 'ready' })).toEqual([]);
  expect(await kit.posts({ state: 'live' })).toHaveLength(7);
  // Asked again once it is done, and published.
  for (const name of returned) await kit.ask(name);
  expect(kit.mails().slice(13)).toEqual(returned.map((name) => `ada: Ready to publish: ${name}`));
  for (const name of returned) expect((await kit.publish(name)).status).toBe(201);
  expect(await kit.posts({ state: 'live' })).toHaveLength(10);
  expect(kit.db.sqlite.prepare('SELECT * FROM publication_requests').all()).toEqual([]);
});

it('asking twice, or taking it back and asking again, mails once an hour', async () => {
  const { draft, ask, will, mails, json, ada } = await desk();
  await draft('a');
  for (let time = 0; time < 5; time += 1) {
    expect((await ask('a')).status).toBe(201);
    expect((await will.send('DELETE', '/api/publication-requests/a')).status).toBe(204);
    expect((await will.send('DELETE', '/api/publication-requests/a')).status).toBe(404);
  }
  expect(mails()).toHaveLength(1);
  minutes(61);
  await ask('a');
  await ask('a');
  expect(mails()).toHaveLength(2);
  const events = await json<{ action: string; resource: string }[]>(
    ada.send('GET', '/api/audit-events?filter={"resource":"publication-requests"}&range=[0,99]'),
  );
  expect(events.filter(({ action }) => action === 'create')).toHaveLength(6);
});

it('ends as the draft is published, scheduled, discarded or trashed, and stays while it is written', async () => {
  const { draft, ask, ada, will, posts } = await desk();
  const ready = async () => (await posts({ state: 'ready' })).map(({ id }) => id);
  const publish_at = '2026-12-24T00:00:00Z';
  const ends: Record<string, () => Promise<Response>> = {
    a: () => ada.send('POST', '/api/publications', { blog_id: 'a' }),
    b: () => ada.send('POST', '/api/publications', { blog_id: 'b', publish_at }),
    c: () => will.send('DELETE', '/api/drafts/c'),
    d: () => will.send('DELETE', '/api/blogs/d'),
  };
  for (const [id, end] of Object.entries(ends)) {
    const { updated_at } = await draft(id);
    await ask(id);
    await draft(id, { updated_at, content: '<p>More</p>' });
    expect(await ready()).toEqual([id]);
    expect((await end()).ok, id).toBe(true);
    expect(await ready()).toEqual([]);
  }
  expect((await ask('b')).status).toBe(409);
  expect((await ask('a')).status).toBe(409);
  expect((await ask('d')).status).toBe(404);
  expect((await ask('nothing')).status).toBe(404);
});

it('is sent back with words, by those who publish, while it is asked for', async () => {
  const { draft, ask, back, will } = await desk();
  await draft('a');
  expect((await back('a', 'No.')).status).toBe(404);
  await ask('a');
  expect((await back('a', ' ')).status).toBe(422);
  expect((await back('a', 'x'.repeat(2001))).status).toBe(422);
  const own = await will.send('PUT', '/api/publication-requests/a', { answer: 'Fine.' });
  expect([own.status, (await own.json()).message]).toEqual([
    403,
    'Your account writes, and doesn’t publish: what visitors read stays as it is. Ask for publishing in the post, or an admin who may publish.',
  ]);
  expect((await back('a', 'No.')).status).toBe(200);
  expect((await back('a', 'No.')).status).toBe(404);
});

it('what it says in a mail is text', async () => {
  const { draft, ask, db } = await desk();
  await draft('a', { title: '<img src=x onerror=alert(1)>\nBcc: x@example.org' });
  await ask('a', '<script>alert(1)</script>');
  const mail = db.sqlite
    .prepare("SELECT subject, html, text FROM messages WHERE kind = 'publishing'")
    .get() as { subject: string; html: string; text: string };
  expect(mail.html).not.toMatch(/<script|<img src=x/);
  expect(mail.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(mail.subject).not.toMatch(/[\r\n]/);
});
