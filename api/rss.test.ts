import { expect, it } from 'vitest';
import { post, testApp } from './testApp';

it('the feed stays XML whatever a title holds', async () => {
  const { app, signIn } = testApp();
  const session = await signIn();
  const title = 'A\u0000\u0008\u001b & <b>"B"</b> \u{1F600}\uFFFF';
  expect((await session.send('POST', '/api/blogs', { ...post, title })).status).toBe(201);
  const xml = await (await app.request('/rss.xml')).text();
  expect(xml).toContain('<title>A &amp; &lt;b&gt;&quot;B&quot;&lt;/b&gt; \u{1F600}</title>');
});
