import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { addMissingFacts } from '../../db/facts/factSeeds';
import { checkFactValue } from '../../db/facts/factValues';
import { createImage } from '../../db/media/images';
import { storedMedia } from '../../db/media/media';
import { getBlog } from '../../db/posts/blogs';
import { categories } from '../../db/posts/categories';
import { saveDraft } from '../../db/posts/drafts';
import { createBlog, updateBlog } from '../../db/posts/live';
import { articles } from '../../db/seed/articles';
import { categories as seedCategories } from '../../db/seed/categories';
import { seedFacts } from '../../db/seed/facts';
import { testDatabase } from '../../db/testDatabase';
import { encodePicture } from '../media/images';
import { exportFolder } from './exportFolder';
import { bring, contentOf, folderOf, png, rows, site, wordpress } from './testImport';

it('gives back what it wrote: text, fields, pictures, slugs, redirects, categories, working copies', async () => {
  const db = testDatabase();
  for (const { id, ...values } of seedCategories) categories.create(db, id, values);
  for (const { id, ...article } of articles) createBlog(db, id, { ...article, image_url: '' });
  const wxr = folderOf({ 'export.xml': wordpress, 'uploads/2024/05/ship.png': await png('navy') });
  await bring(db, join(wxr, 'export.xml'), { pictures: join(wxr, 'uploads') });
  const post = getBlog(db, '3');
  if (!post) throw new Error('the seed has no post 3');
  const odd =
    '<p>One *star* &amp; 1. <strong>a</strong> <em>b</em></p>\n<ul><li>x</li></ul>\n<pre>\n\n a\n\nb</pre>\n<p><a href="/contact">c</a><br />d</p>';
  const changed = {
    ...post,
    slug: 'a-new-slug',
    title: '"Quoted": yes #1',
    content: odd,
    image_alt: 'A\nship',
  };
  const { updated_at } = updateBlog(db, '3', changed, post.updated_at, 'ada') ?? post;
  const values = { ...changed, content: '<p>being <b>typed\r\n', date: '', category: '' };
  saveDraft(db, '3', { values, by: 'ada', baseVersion: updated_at });
  saveDraft(db, 'only-a-draft', { values: { ...values, slug: '', title: 'Draft' }, by: 'ada' });
  const [{ id: picture }] = rows(db, 'SELECT id FROM media') as [{ id: string }];
  createImage(db, await encodePicture([await png('red')]));
  storedMedia.update(db, picture, { alt: 'Words', focus_x: 20, name: 'a b.png' });
  addMissingFacts(db, seedFacts);
  const [charge] = rows(db, "SELECT id, updated_at FROM fact_values WHERE state = 'confirmed'") as {
    id: string;
    updated_at: string;
  }[];
  const check = { by: 'ada', today: '2026-09-01' };
  checkFactValue(db, charge?.id ?? '', check);

  const folder = folderOf({});
  await exportFolder(db, folder, { site, admins: false });
  expect(readFileSync(join(folder, 'posts/a-new-slug.md'), 'utf8')).toContain('former_slugs:');
  const texts = readdirSync(join(folder, 'posts')).map((name) =>
    readFileSync(join(folder, 'posts', name), 'utf8'),
  );
  expect(texts.some((text) => /^text: markdown$/m.test(text) && /^## \S/m.test(text))).toBe(true);
  expect(existsSync(join(folder, 'admins.json'))).toBe(false);
  expect(JSON.stringify(texts) + readFileSync(join(folder, 'content.json'), 'utf8')).not.toMatch(
    /\$2[aby]\$|password_hash/,
  );

  const fresh = testDatabase();
  const dry = await bring(fresh, folder, { apply: false });
  expect(contentOf(fresh).blogs).toEqual([]);
  const report = await bring(fresh, folder);
  expect(report.losses).toEqual(new Map());
  expect(report.outcomes).toEqual(dry.outcomes);
  expect(contentOf(fresh)).toEqual(contentOf(db));
  const again = await bring(fresh, folder);
  for (const kind of ['posts', 'facts', 'values of facts'])
    expect(again.outcomes[kind]).toMatchObject({ comes: 0, changes: 0, left: 0 });
  expect(contentOf(fresh)).toEqual(contentOf(db));

  // The first start wrote its own: what nobody touched gives way, what somebody changed stays.
  const started = testDatabase();
  addMissingFacts(started, seedFacts);
  expect((await bring(started, folder)).outcomes['values of facts']).toMatchObject({ changes: 1 });
  checkFactValue(started, charge?.id ?? '', { by: 'bo', today: '2026-10-01' });
  const left = await bring(started, folder);
  expect(left.outcomes['values of facts']).toMatchObject({ changes: 0, left: 1 });
});
