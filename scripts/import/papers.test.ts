import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { testPdf } from '../../api/papers/testPdf';
import { post } from '../../api/testApp';
import { insertPaper, isPublicPaper, libraryPapers, readPaper } from '../../db/papers/papers';
import { getBlog } from '../../db/posts/blogs';
import { createBlog } from '../../db/posts/live';
import { testDatabase } from '../../db/testDatabase';
import { paperPath } from '../../shared/papers';
import { exportFolder } from './exportFolder';
import { bring, folderOf, rows, site } from './testImport';

const papersOf = (db: ReturnType<typeof testDatabase>) =>
  libraryPapers.list(db, {
    sort: { column: 'title', direction: 'ASC' },
    offset: 0,
    limit: 100,
  }).rows;

it('PDFs that posts of another site link to come along, each once; what is none stays out', async () => {
  const db = testDatabase();
  const folder = folderOf({
    'first.md': `---
title: First
date: 2024-05-01
author: Ada
---
[The cost agreement](files/agreement.pdf), [again](files/agreement.pdf), [a page](files/page.pdf),
[missing](files/missing.pdf) and [elsewhere](https://other.example/form.pdf).
`,
    'files/agreement.pdf': testPdf(3),
    'files/page.pdf': Buffer.from('<!doctype html><script>alert(1)</script>'),
  });
  const trial = await bring(db, folder, { apply: false });
  expect(trial.outcomes.papers).toMatchObject({ created: 1 });
  expect(papersOf(db)).toEqual([]);
  const report = await bring(db, folder);
  const [paper] = papersOf(db);
  expect(papersOf(db)).toMatchObject([
    { title: 'The cost agreement', name: 'the-cost-agreement.pdf', pages: 3, created_by: 'import' },
  ]);
  const [{ content }] = rows(db, 'SELECT content FROM post_versions') as [{ content: string }];
  const path = paper?.id && paper.name ? paperPath({ id: paper.id, name: paper.name }) : '';
  expect(content.split(`href="${path}"`)).toHaveLength(3);
  expect(content).toContain('https://other.example/form.pdf');
  expect([...report.losses.keys()].filter((what) => what.startsWith('PDFs'))).toEqual([
    'PDFs: it is no PDF, or damaged',
    'PDFs: It is in none of the folders; name one with --pictures.',
  ]);
  // Imported again, it is known.
  await bring(db, folder);
  expect(papersOf(db)).toHaveLength(1);
});

it('an export takes the library along, with its addresses; papers of clients with the visitors alone', async () => {
  const db = testDatabase();
  const bytes = testPdf(2);
  const own = { title: 'Form 956', name: 'form-956.pdf', pages: 2, bytes, created_by: 'ada' };
  const id = '0a1b2c3d-0000-4000-8000-000000000009';
  insertPaper(db, { ...own, id, enquiry_id: null });
  const path = paperPath({ id, name: own.name });
  createBlog(db, 'a', { ...post, slug: 'a', content: `<p><a href="${path}">Form</a></p>` });
  const folder = folderOf({});
  await exportFolder(db, folder, { site });
  expect(readFileSync(join(folder, 'papers', `${id}.pdf`))).toEqual(bytes);
  const other = testDatabase();
  await bring(other, folder);
  expect(papersOf(other)).toMatchObject([{ id, title: own.title, name: own.name, pages: 2 }]);
  expect(readPaper(other, id)).toEqual(bytes);
  expect(getBlog(other, 'a')?.content).toContain(path);
  expect(isPublicPaper(other, id)).toBe(true);
});
