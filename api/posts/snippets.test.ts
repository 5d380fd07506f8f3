import { expect, it } from 'vitest';
import { indexDuePosts } from '../search/indexing';
import { post, testApp } from '../testApp';
import type { Blog, PostCheck, TouchedPost } from '../types';

const named = (name: string, words = 'as it was') =>
  `<data value="snippet-${name}">${words}</data>`;

async function withSnippet() {
  const kit = testApp();
  const { send } = await kit.signIn();
  const made = await send('POST', '/api/snippets', {
    name: 'disclaimer',
    text: 'General information, **not advice**.\n\nAsk [us](/contact) & read <the law>.',
  });
  expect(made.status).toBe(201);
  const snippet: { id: string; updated_at: string } = await made.json();
  const content = `<p>Before.</p>${`<p>${named('disclaimer')}</p>`}<p>Within ${named('disclaimer')} it.</p>`;
  const live: Blog = await (await send('POST', '/api/blogs', { ...post, content })).json();
  const page = async () => (await kit.app.request(`/blog/${post.slug}`)).text();
  const change = async (values: object, status = 200) => {
    const row = await (await send('GET', `/api/snippets/${snippet.id}`)).json();
    const changed = await send('PUT', `/api/snippets/${snippet.id}`, { ...row, ...values });
    expect(changed.status).toBe(status);
    return changed.json();
  };
  return { ...kit, send, snippet, live, page, change };
}

it('shows a snippet wherever a post names it, as paragraphs or within one, and its change at once', async () => {
  const { page, change, send, live, app } = await withSnippet();
  const paragraphs =
    '<p>General information, <strong>not advice</strong>.</p>\n<p>Ask <a href="/contact">us</a> &#38; read &#60;the law&#62;.</p>';
  expect(await page()).toContain(`<p>Before.</p>${paragraphs}`);
  expect(await page()).toContain(
    '<p>Within General information, <strong>not advice</strong>. Ask <a href="/contact">us</a>',
  );
  expect(await page()).not.toContain('as it was');
  // What is stored names it: the editor reads that, and so does a page without script that asks the API.
  expect((await (await send('GET', `/api/blogs/${live.id}`)).json()).content).toContain(
    named('disclaimer'),
  );
  expect(await (await app.request('/api/snippets')).json()).toMatchObject([{ name: 'disclaimer' }]);
  await change({ text: 'Only this.' });
  expect(await page()).toContain('<p>Before.</p><p>Only this.</p><p>Within Only this. it.</p>');
});

it('runs no script and no foreign address from a snippet, and holds no figure or snippet', async () => {
  const { page, change } = await withSnippet();
  await change({
    text: '<img src=x onerror=alert(1)> [a](javascript:alert) [b](//evil.example) "q"',
  });
  const html = await page();
  expect(html).not.toMatch(/<img src=x|href="javascript|href="\/\/evil/);
  expect(html).toContain('&#60;img src=x onerror=alert(1)&#62;');
  expect((await change({ text: 'See {{snippet-other}}.' }, 422)).errors.text).toContain(
    'no figures and no other snippets',
  );
  expect((await change({ name: 'Not A Name' }, 422)).errors.name).toContain('lower-case words');
});

it('lists what it touches, keeps its name and its row while it is shown, and blocks unknown ones', async () => {
  const { send, snippet, live, change } = await withSnippet();
  const draft = {
    ...post,
    slug: 'draft',
    title: 'A draft',
    content: `<p>${named('disclaimer')}</p>`,
  };
  await send('PUT', '/api/drafts/d', draft);
  const uses = async (): Promise<TouchedPost[]> =>
    (await send('GET', `/api/snippet-uses/${snippet.id}`)).json();
  expect(await uses()).toEqual([
    { id: live.id, title: post.title, isLive: true, signed_by: null },
    { id: 'd', title: 'A draft', isLive: false, signed_by: null },
  ]);
  expect((await change({ name: 'other' }, 422)).errors.name).toContain('2 posts show it');
  const refused = await send('DELETE', `/api/snippets/${snippet.id}`);
  expect(refused.status).toBe(409);
  expect((await refused.json()).message).toBe(
    'disclaimer is named by 2 posts. Take it out of them first.',
  );
  const unknown = {
    ...draft,
    content: `<p>${named('gone')}</p>`,
    slug: 'unknown',
    title: 'Unknown',
  };
  await send('PUT', '/api/drafts/u', unknown);
  const published = await send('POST', '/api/publications', { blog_id: 'u' });
  expect(published.status).toBe(422);
  const checked: PostCheck = await (await send('GET', '/api/checks/u')).json();
  expect(checked.findings.map(({ message }) => message)).toContainEqual(
    expect.stringContaining('There is no snippet “gone”'),
  );
  // Its key can't be a fact's.
  const fact = { key: 'snippet-disclaimer', name: 'x', topic: 'x', kind: 'text' };
  expect((await send('POST', '/api/fact-list', fact)).status).toBe(422);
  await send('PUT', `/api/blogs/${live.id}`, { ...live, content: '<p>None.</p>' });
  await send('DELETE', '/api/drafts/d');
  expect((await send('DELETE', `/api/snippets/${snippet.id}`)).status).toBe(200);
});

it('is found by search, and found no more once it says something else', async () => {
  const { app, change, db, facts, firm } = await withSnippet();
  const found = async (q: string) => {
    indexDuePosts({ db, facts, firm }, Number.POSITIVE_INFINITY);
    return (await (await app.request(`/api/search?q=${q}`)).json()).length;
  };
  await change({ text: 'Zyqqwords stand here.' });
  expect(await found('zyqqwords')).toBe(1);
  await change({ text: 'Others stand here.' });
  expect(await found('zyqqwords')).toBe(0);
});
