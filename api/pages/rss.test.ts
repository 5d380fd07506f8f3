import { expect, it } from 'vitest';
import { createBlog } from '../../db/posts/live';
import { post, testApp } from '../testApp';

it('the feed is valid XML whatever a title contains', async () => {
  const { app, db } = testApp();
  const title = 'A\u0000\u0008\u001b & <b>"B"</b> \u{1F600}\uFFFF';
  createBlog(db, 'odd', { ...post, title });
  const xml = await (await app.request('/rss.xml')).text();
  expect(xml).toContain('<title>A &amp; &lt;b&gt;&quot;B&quot;&lt;/b&gt; \u{1F600}</title>');
});
