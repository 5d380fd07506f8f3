import { join } from 'node:path';
import { expect, it } from 'vitest';
import { testApp } from '../../api/testApp';
import type { getBlog } from '../../db/posts/blogs';
import { getDraft } from '../../db/posts/drafts';
import { testDatabase } from '../../db/testDatabase';
import {
  bring,
  contentOf,
  folderOf,
  lossesOf,
  networkOf,
  png,
  rows,
  wordpress,
} from './testImport';

it('reads WordPress: pictures, captions, galleries, links and addresses lead here, losses are reported', async () => {
  const { app, db } = testApp();
  const folder = folderOf({
    'export.xml': wordpress,
    'uploads/2024/05/ship.png': await png('navy'),
  });
  const path = join(folder, 'export.xml');
  const options = {
    pictures: join(folder, 'uploads'),
    network: await networkOf('https://cdn.example/far.png'),
  };
  const report = await bring(db, path, options);
  const [live] = rows(db, 'SELECT * FROM blogs') as unknown as [
    NonNullable<ReturnType<typeof getBlog>>,
  ];
  expect(live).toMatchObject({
    slug: 'a-ship',
    title: 'A ship & a plan',
    author: 'Jo Doe',
    category: 'News & Views',
    date: '2024-05-03',
    seo_title: 'Ships',
    image_alt: 'Ship words',
    created_at: '2024-05-03T00:00:00.000Z',
    updated_at: '2024-05-04T00:00:00.000Z',
  });
  expect(live.content).toContain('<p>First line<br />second line.</p>');
  expect(live.content).toMatch(
    /<figure[^>]*><img alt="A ship" src="\/images\/[^>]*><figcaption>At sea<\/figcaption>/,
  );
  expect(live.content).toContain('src="https://www.youtube.com/embed/dQw4w9WgXcQ"');
  expect(live.content).toContain('<a href="/blog/blocks">');
  expect(live.content).not.toMatch(/wp:|<script|onclick|old\.example|localhost/);
  expect(live.content).toContain('<ul><li>a<ul><li>b</li></ul></li></ul>');
  expect(live.content).toMatch(/<img alt="Far" src="\/images\//);
  expect(rows(db, 'SELECT id FROM images')).toHaveLength(2);
  const [{ id: draftId }] = rows(db, "SELECT id FROM posts WHERE title = 'Blocks'") as [
    { id: string },
  ];
  expect(getDraft(db, draftId)).toMatchObject({
    title: 'Blocks',
    content: expect.stringMatching(
      /^<p>Kept as it is<\/p>\s+<p>Shared<\/p>\s*\[contact-form id="3"]$/,
    ),
  });
  expect(lossesOf(report)).toEqual(
    expect.arrayContaining([
      'tags',
      '1 comments',
      '<script>',
      'attribute onclick',
      'shortcode [contact-form] (it stays as text)',
      'block latest-posts, which WordPress renders at each view',
      expect.stringMatching(/^pictures: .*not public/),
    ]),
  );
  for (const address of ['/2024/05/a-ship', '/2024/05/A-Ship/', '/?p=12']) {
    const answer = await app.request(address);
    expect([address, answer.status, answer.headers.get('Location')]).toEqual([
      address,
      301,
      '/blog/a-ship',
    ]);
  }
  expect((await app.request('/2024/06/blocks')).status).toBe(404);
  expect((await app.request('/?p=99')).status).toBe(200);

  const before = contentOf(db);
  const again = await bring(db, path, options);
  expect(again.outcomes.posts).toMatchObject({ created: 0, updated: 0, unchanged: 3 });
  expect(contentOf(db)).toEqual(before);
});

it('reads real exports’ oddities: duplicate ids, a bare &, i0.wp.com, other encodings', async () => {
  const item = (id: string, title: string, text: string, more = '') =>
    `<item><title>${title}</title><link>/${title}.html</link><content:encoded><![CDATA[${text}]]></content:encoded><wp:post_id>${id}</wp:post_id><wp:post_name>${title}</wp:post_name><wp:post_date>2013-01-11 20:22:19</wp:post_date><wp:status>publish</wp:status><wp:post_type>post</wp:post_type>${more}</item>`;
  const xml = (items: string, encoding = 'UTF-8') =>
    `<?xml version="1.0" encoding="${encoding}"?><rss xmlns:wp="w" xmlns:content="c"><channel><title>É</title><link>https://old.example</link>${items}</channel></rss>`;
  const file = `<item><link>https://old.example/beach/</link><wp:post_id>7</wp:post_id><wp:post_type>attachment</wp:post_type><wp:attachment_url>https://files.example/beach.png</wp:attachment_url></item>
<item><link>https://old.example/x/</link><wp:post_id>8</wp:post_id><wp:post_type>attachment</wp:post_type><wp:attachment_url>https://files.example/x?a=1&b=2&c=3</wp:attachment_url></item>`;
  const text =
    '<a href="https://old.example/beach/"><img src="https://i0.wp.com/files.example/beach.png?w=9&h=9" alt="B"></a> <acronym title="T">t</acronym> <audio src="https://files.example/a.mp3"></audio>';
  const folder = folderOf({
    'real.xml': xml(
      file +
        item(
          '1',
          'one',
          text,
          '<wp:postmeta><wp:meta_key>mood</wp:meta_key><wp:meta_value>x</wp:meta_value></wp:postmeta>',
        ) +
        item('1', 'two', 'Second').replace('publish', 'future'),
    ),
    'latin.xml': Buffer.from(xml(item('11', 'latin', 'Zoë'), 'ISO-8859-1'), 'latin1'),
    'wide.xml': Buffer.from(`\uFEFF${xml(item('12', 'wide', 'Zoë'), 'UTF-16')}`, 'utf16le'),
    'wrong.xml': Buffer.from(xml(item('1', 'wrong', 'Zoë')), 'latin1'),
    'bomb.xml': xml(
      `<item><wp:post_id>9</wp:post_id><wp:post_type>wp_block</wp:post_type><content:encoded>${'x'.repeat(1e6)}</content:encoded></item>` +
        item('2', 'bomb', '<!-- wp:block {"ref":9} /-->'.repeat(1000)) +
        item('3', 'open', '<!-- wp:'.repeat(50_000)),
    ),
    'list.json': '[{"title":"x"}]',
    'images/beach.png': await png('gold'),
  });
  const db = testDatabase();
  const options = { pictures: join(folder, 'images'), apply: true };
  const report = await bring(db, join(folder, 'real.xml'), options);
  expect(report.outcomes.posts).toMatchObject({ created: 2, skipped: 0 });
  expect(rows(db, 'SELECT content FROM blogs')).toEqual([
    {
      content: expect.stringMatching(
        /^<p><img alt="B" [^>]*src="\/images\/[^>]*> <abbr title="T">t<\/abbr> <audio/,
      ),
    },
  ]);
  expect(rows(db, 'SELECT path FROM redirects')).toContainEqual({ path: '/one.html' });
  expect(lossesOf(report).sort()).toEqual([
    '1 files of the media library that no text shows',
    'audio files, which stay on the other site',
    'custom field mood',
    'its scheduled time (it is imported as a draft)',
    'no author, so the author is Unknown',
  ]);
  const again = await bring(db, join(folder, 'real.xml'), options);
  expect(again.outcomes.posts).toMatchObject({ created: 0, updated: 0, unchanged: 2 });
  for (const name of ['latin', 'wide']) {
    await bring(db, join(folder, `${name}.xml`), { apply: true });
    expect(rows(db, `SELECT content FROM blogs WHERE slug = '${name}'`)).toEqual([
      { content: '<p>Zoë</p>' },
    ]);
  }
  await expect(bring(db, join(folder, 'wrong.xml'))).rejects.toThrow('is not all UTF-8. Save it');
  await expect(bring(db, join(folder, 'list.json'))).rejects.toThrow('is nothing that is read');
  const bomb = await bring(db, join(folder, 'bomb.xml'));
  expect(lossesOf(bomb)).toContain('its text: What it shows has more than 16 MB.');
});

it('stops asking a host for pictures after three failures', async () => {
  const asked: string[] = [];
  const images = [1, 2, 3, 4, 5].map((n) => `<img src="https://gone.example/${n}.png" alt="">`);
  const db = testDatabase();
  const report = await bring(
    db,
    join(
      folderOf({ 'export.xml': wordpress.replace('<ul><li>a', `${images.join('')}$&`) }),
      'export.xml',
    ),
    {
      network: {
        resolve: async () => ['93.184.215.14'],
        open: async (url) => {
          asked.push(url.href);
          throw new Error('ECONNREFUSED');
        },
      },
    },
  );
  expect(asked.filter((url) => url.includes('gone.example'))).toHaveLength(3);
  expect(lossesOf(report).join('\n')).toContain("gone.example didn't respond 3 times.");
});
