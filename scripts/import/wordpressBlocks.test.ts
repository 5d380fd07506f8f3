import { join } from 'node:path';
import { expect, it } from 'vitest';
import { testDatabase } from '../../db/testDatabase';
import { bring, folderOf, networkOf, rows } from './testImport';
import { wordpressBlocks } from './testWordpress';

const imported = async () => {
  const db = testDatabase();
  const folder = folderOf({ 'export.xml': wordpressBlocks });
  const network = await networkOf('https://x.example/none.png');
  const report = await bring(db, join(folder, 'export.xml'), { network });
  const posts = rows(db, 'SELECT title, excerpt, content FROM post_versions ORDER BY id');
  const post = (title: string) => {
    const found = posts.find((row) => row.title === title);
    return { excerpt: String(found?.excerpt), content: String(found?.content) };
  };
  /** What a post has lost, with what it was. */
  const lost = (title: string) =>
    [...report.losses]
      .filter(([what]) => !/^(pictures|links to)/.test(what))
      .flatMap(([what, all]) =>
        all
          .filter((of) => of.includes(title))
          .map((of) => (of === title ? what : `${what}: ${of.split(' (')[0]}`)),
      );
  return { post, lost };
};

it('names all that is lost of thirty blocks, and says by its own means what it can', async () => {
  const { post, lost } = await imported();
  expect(lost('Thirty blocks').sort()).toEqual([
    'block latest-posts, which WordPress renders at each view',
    'block social-link, which WordPress renders at each view',
    'captions of galleries (they come as paragraphs)',
    'classes, which have no look here: own-widget',
    'colours of text and backgrounds',
    'columns (they come one below the other)',
    'embedded posts of other sites (they come as links): https://twitter.com/x/status/1',
    'files to download (they come as links to the other site)',
    'large first letters',
    'media beside text (they come one below the other)',
    'published state (imported as a draft: the text contains templates)',
    'pull quotes (they come as quotes)',
    'shortcode [my_form] (it stays as text)',
    'shortcode [toc] (it stays as text)',
    'sizes and kinds of letters',
    'synced patterns that are not in the export',
  ]);
  const { content } = post('Thirty blocks');
  expect(content).not.toMatch(/wp-|wp:|ref":|\{/);
  const classes = new Set([...content.matchAll(/class="([^"]*)"/g)].map(([, name]) => name));
  expect(classes).toEqual(new Set(['button', 'pictures', 'footnotes']));
  expect(content).toContain('<a class="button" href="https://old.example/book">Book a talk</a>');
  expect(content).toMatch(/<div class="pictures">\s*<figure><img alt="Q"/);
  expect(content).toContain('<p style="text-align:center">In the middle');
  expect(content).toMatch(/<figure style="float:left[^"]*"><img alt="P"/);
  expect(content).toContain('Of a tweet');
});

it('makes footnotes notes at the end, with links both ways', async () => {
  const { content } = (await imported()).post('Thirty blocks');
  const ids = [...content.matchAll(/<a id="([^"]+)"><\/a>/g)].map(([, id]) => id);
  const targets = [...content.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toHaveLength(4);
  expect(new Set(targets)).toEqual(new Set(ids));
  expect(content.replace(/<\/?a\b[^>]*>/g, '')).toMatch(
    /a form<sup>1<\/sup>\..*<ol class="footnotes"><li>See the Act\. ↩<\/li><li>From 2023\. ↩<\/li><\/ol>$/s,
  );
});

it('puts synced patterns with a post’s own words and pictures into it', async () => {
  const { content } = (await imported()).post('Thirty blocks');
  expect(content).toContain('<p>Shared words</p>');
  expect(content).toContain('<p>Ask <strong>Mei</strong></p>');
  expect(content).toContain('<img alt="Own" src="https://far.example/own.png"');
  expect(content).not.toMatch(/Ask somebody|default\.png/);
});

it('names shortcodes that stay, in the classic editor too, but no remark in brackets', async () => {
  const { lost } = await imported();
  expect(lost('Classic').sort()).toEqual([
    'embedded posts of other sites (they come as links): https://www.facebook.com/x/posts/1',
    'published state (imported as a draft: the text contains templates)',
    'shortcode [gravityforms] (it stays as text)',
    'shortcode [my_slider] (it stays as text)',
  ]);
});

it('begins an excerpt with the first sentences, not with a button and a heading', async () => {
  const { post } = await imported();
  expect(post('Excerpts').excerpt).toBe('Both of our days begin early. Then we rest.');
});
