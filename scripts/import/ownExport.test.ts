import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { encodePicture } from '../../api/media/images';
import { post, testApp } from '../../api/testApp';
import type { Database } from '../../db/client';
import { addMissingFacts } from '../../db/facts/factSeeds';
import { checkFactValue } from '../../db/facts/factValues';
import { derivedTables, exportedTables, omittedTables } from '../../db/file/exports';
import { createImage } from '../../db/media/images';
import { storedMedia } from '../../db/media/media';
import { plainSources } from '../../db/plain';
import { getBlog } from '../../db/posts/blogs';
import { categories } from '../../db/posts/categories';
import { saveDraft } from '../../db/posts/drafts';
import { createBlog, updateBlog } from '../../db/posts/live';
import { createRedirect } from '../../db/posts/redirects';
import { articles } from '../../db/seed/articles';
import { categories as seedCategories } from '../../db/seed/categories';
import { seedFacts } from '../../db/seed/facts';
import { testDatabase } from '../../db/testDatabase';
import { exportFolder } from './exportFolder';
import { bring, contentOf, folderOf, png, rows, site, wordpress } from './testImport';

it('restores what it exported: text, fields, pictures, slugs, redirects, categories, drafts', async () => {
  const db = testDatabase();
  for (const { id, ...values } of seedCategories) categories.create(db, id, values);
  for (const { id, ...article } of articles) createBlog(db, id, { ...article, image_url: '' });
  const wxr = folderOf({ 'export.xml': wordpress, 'uploads/2024/05/ship.png': await png('navy') });
  await bring(db, join(wxr, 'export.xml'), { pictures: join(wxr, 'uploads') });
  const post = getBlog(db, '3');
  if (!post) throw new Error('the seed has no post 3');
  const odd =
    '<p>One *star* &amp; 1. <strong>a</strong> <em>b</em></p>\n<ul><li>x</li></ul>\n<pre>\n\n a\n\nb</pre>\n<p><a href="/contact">c</a><br />d</p>';
  const [ship] = rows(db, "SELECT image_url FROM blogs WHERE image_url <> ''");
  const changed = {
    ...post,
    share_image: String(ship?.image_url),
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
    expect(again.outcomes[kind]).toMatchObject({ created: 0, updated: 0, skipped: 0 });
  expect(contentOf(fresh)).toEqual(contentOf(db));

  // The first start wrote its own rows: untouched ones are replaced, edited ones stay.
  const started = testDatabase();
  addMissingFacts(started, seedFacts);
  expect((await bring(started, folder)).outcomes['values of facts']).toMatchObject({ updated: 1 });
  checkFactValue(started, charge?.id ?? '', { by: 'bo', today: '2026-10-01' });
  const left = await bring(started, folder);
  expect(left.outcomes['values of facts']).toMatchObject({ updated: 0, skipped: 1 });
});

it('every table is exported, listed as left out, or rebuilt', () => {
  const db = testDatabase();
  const tables = rows(
    db,
    "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite_%' AND name <> '__drizzle_migrations'",
  ).map(({ name }) => name);
  const known = [
    ...Object.keys(exportedTables),
    ...Object.values(omittedTables).flat(),
    ...derivedTables,
  ];
  expect(tables.toSorted()).toEqual(known.toSorted());
});

it('restores manual redirects and reply templates, and keeps those that differ here', async () => {
  const { db, signIn } = testApp();
  const { send } = await signIn();
  createBlog(db, 'a', { ...post, slug: 'a' });
  createBlog(db, 'b', { ...post, slug: 'b' });
  for (const [from, to] of [
    ['/old', '/contact'],
    ['/older', 'https://elsewhere.example/x'],
    ['/to-a', '/blog/a'],
    ['/to-b', '/blog/b'],
  ])
    expect((await send('POST', '/api/redirects', { from, to })).status).toBe(201);
  await send('POST', '/api/unpublications', { id: 'b', updated_at: getBlog(db, 'b')?.updated_at });
  const template = { name: 'Fees', subject: '', text: 'The fee is [fee].' };
  expect((await send('POST', '/api/answer-templates', template)).status).toBe(201);
  const answerTemplates = plainSources['answer-templates'];
  const seeded = answerTemplates.get(db, 'more-details');
  const changed = { ...seeded, text: 'Please tell us more.' };
  expect((await send('PUT', '/api/answer-templates/more-details', changed)).status).toBe(200);
  const folder = folderOf({});
  await exportFolder(db, folder, { site });

  const fresh = testDatabase();
  const report = await bring(fresh, folder);
  expect(report.losses).toEqual(new Map());
  const stored = (item: Database) => [
    rows(item, 'SELECT path, post_id, target FROM redirects ORDER BY path'),
    rows(item, 'SELECT name, subject, text FROM answer_templates'),
  ];
  expect(stored(fresh)).toEqual(stored(db));
  const again = await bring(fresh, folder);
  expect(again.outcomes.redirects).toMatchObject({ unchanged: 4 });
  expect(again.outcomes['reply templates']).toMatchObject({ unchanged: 6, updated: 0, skipped: 0 });

  const other = testDatabase();
  createRedirect(other, 'r', { path: '/old', post_id: null, target: '/about' });
  answerTemplates.update(other, 'more-details', { text: 'Ours' });
  const left = await bring(other, folder);
  expect(left.outcomes.redirects).toMatchObject({ created: 3, skipped: 1 });
  expect(left.outcomes['reply templates']).toMatchObject({ created: 1, skipped: 1 });
  expect(left.conflicts.get('the address already redirects elsewhere')).toEqual(['/old']);
});
