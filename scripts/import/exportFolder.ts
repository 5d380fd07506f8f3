import { createWriteStream, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import type { Database } from '../../db/client';
import { dumpTable, listMediaAfter, personalTables, plainContent } from '../../db/file/exports';
import { findImage } from '../../db/media/images';
import { papersAfter, readPaper } from '../../db/papers/papers';
import { type Blog, blogsAfter, countBlogs, getBlog } from '../../db/posts/blogs';
import { draftIds, getDraft } from '../../db/posts/drafts';
import { formerSlugs, listAddresses, listManualRedirects } from '../../db/posts/redirects';
import { type PostValues, postValues } from '../../shared/post';
import { markdownOf } from './markdownOf';
import { contentFile, folderVersion } from './ownFolder';
import { sha256 } from './pictures';
import { SourceRefusal } from './records';

export interface ExportOptions {
  /** This site's address. */
  site: string;
  /** Includes admins' names and password hashes. */
  admins?: boolean;
  /** Includes visitors' messages and consents. */
  visitors?: boolean;
  progress?(done: number, all: number): void;
}

/** Counts for the terminal, by kind. */
export type ExportCounts = Record<'posts' | 'drafts' | 'pictures' | 'categories', number>;

/**
 * Writes all content into a new folder: posts and drafts as Markdown with front matter, images, and
 * everything else as JSON, readable by `npm run import`.
 * @throws SourceRefusal if the folder isn't empty.
 */
export async function exportFolder(
  db: Database,
  folder: string,
  options: ExportOptions,
): Promise<ExportCounts> {
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new SourceRefusal(`${folder} is not empty. Name a new folder: nothing is overwritten.`);
  }
  for (const name of ['posts', 'drafts', 'images', 'papers'])
    mkdirSync(join(folder, name), { recursive: true });
  const posts = exportPosts(db, folder, options);
  const drafts = draftIds(db);
  for (const id of drafts) exportDraft(db, folder, id);
  const rest = await exportRest(db, folder, options);
  if (options.admins)
    writePrivate(join(folder, 'admins.json'), { admins: dumpTable(db, 'admins') });
  if (options.visitors) {
    const tables = personalTables.map((table) => [table, dumpTable(db, table)]);
    writePrivate(join(folder, 'visitors.json'), Object.fromEntries(tables));
    exportClientPapers(db, folder);
  }
  return { posts, drafts: drafts.length, ...rest };
}

function writePrivate(file: string, content: unknown): void {
  writeFileSync(file, `${JSON.stringify(content, null, 1)}\n`, { mode: 0o600 });
}

const atOnce = 50;

/** Iterates over all rows by id in pages: a long read would keep the log from being emptied. */
function* inPages<Row extends { id: string }>(readAfter: (id: string) => Row[]): Generator<Row> {
  let page = readAfter('');
  while (page.length > 0) {
    yield* page;
    page = readAfter(page.at(-1)?.id ?? '');
  }
}

function exportPosts(db: Database, folder: string, { progress }: ExportOptions): number {
  const all = countBlogs(db);
  let done = 0;
  for (const post of inPages((last) => blogsAfter(db, last, atOnce))) {
    writeFileSync(join(folder, 'posts', `${post.slug}.md`), livePost(db, post));
    done += 1;
    progress?.(done, all);
  }
  return done;
}

function livePost(db: Database, post: Blog): string {
  const { created_at, updated_at } = post;
  const leading = {
    former_slugs: formerSlugs(db, post.id),
    old_addresses: listAddresses(db, post.id, 'import'),
  };
  return fileOf(
    { id: post.id, state: 'live', ...front(post), created_at, updated_at, ...filled(leading) },
    post.content,
  );
}

function exportDraft(db: Database, folder: string, id: string): void {
  const draft = getDraft(db, id);
  if (!draft) return;
  const isSecond = getBlog(db, id) !== undefined;
  const addresses = isSecond ? {} : filled({ old_addresses: listAddresses(db, id, 'import') });
  const base = isSecond ? { base_version: draft.base_version ?? '' } : {};
  const text = fileOf(
    { id, state: 'draft', ...front(draft), ...addresses, ...base },
    draft.content,
  );
  writeFileSync(join(folder, 'drafts', `${id}.md`), text);
}

const filled = (lists: Record<string, string[]>) =>
  Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0));

function front(post: PostValues): Omit<PostValues, 'content'> {
  const { content: _, ...fields } = postValues(post);
  return fields;
}

function fileOf(fields: Record<string, unknown>, content: string): string {
  const markdown = markdownOf(content);
  const form = markdown ? { text: 'markdown', joined: markdown.joined } : { text: 'html' };
  return `---\n${stringify({ ...fields, ...form }, { lineWidth: 0 })}---\n${markdown?.body ?? content}`;
}

/** Writes categories, images and facts one at a time, without holding them in memory. */
async function exportRest(
  db: Database,
  folder: string,
  { site }: ExportOptions,
): Promise<Pick<ExportCounts, 'pictures' | 'categories'>> {
  const out = createWriteStream(join(folder, contentFile));
  const list = (name: string, rows: Iterable<unknown>) => {
    out.write(`,\n "${name}": [`);
    let count = 0;
    for (const row of rows) out.write(`${count++ > 0 ? ',' : ''}\n  ${JSON.stringify(row)}`);
    out.write('\n ]');
    return count;
  };
  const head = {
    format: 'wattlepath',
    version: folderVersion,
    site,
    exported_at: new Date().toISOString(),
  };
  out.write(JSON.stringify(head, null, 1).replace(/\n\}$/, ''));
  const categories = list('categories', dumpTable(db, 'blog_categories'));
  const pictures = list('pictures', exportPictures(db, folder));
  list('papers', exportPapers(db, folder));
  list('facts', dumpTable(db, 'facts'));
  list('fact_values', dumpTable(db, 'fact_values'));
  for (const table of plainContent) list(table, dumpTable(db, table));
  list('redirects', listManualRedirects(db));
  await new Promise<void>((resolve, reject) => {
    out.once('error', reject);
    out.end('\n}\n', resolve);
  });
  return { pictures, categories };
}

/** Writes the library's PDFs. */
function* exportPapers(db: Database, folder: string): Generator<unknown> {
  for (const { id, title, name } of inPages((last) => papersAfter(db, last, atOnce))) {
    const bytes = readPaper(db, id);
    if (!bytes) continue;
    const path = `papers/${id}.pdf`;
    writeFileSync(join(folder, path), bytes);
    yield { path, title, name, sha256: sha256(bytes) };
  }
}

/** Writes the PDFs of clients, readable by the operator alone. */
function exportClientPapers(db: Database, folder: string): void {
  const rows = [...inPages((last) => papersAfter(db, last, atOnce, 'clients'))];
  if (rows.length === 0) return;
  mkdirSync(join(folder, 'client-papers'), { mode: 0o700 });
  writePrivate(join(folder, 'client-papers', 'papers.json'), { papers: rows });
  for (const { id } of rows) {
    const bytes = readPaper(db, id);
    if (bytes) writeFileSync(join(folder, 'client-papers', `${id}.pdf`), bytes, { mode: 0o600 });
  }
}

function* exportPictures(db: Database, folder: string): Generator<unknown> {
  for (const picture of inPages((last) => listMediaAfter(db, last, atOnce))) {
    const { id, extension, name, alt, focus_x, focus_y, is_kept } = picture;
    const bytes = findImage(db, id, extension, undefined)?.read();
    if (!bytes) continue;
    const path = `images/${id}.${extension}`;
    writeFileSync(join(folder, path), bytes);
    yield { path, name, alt, focus_x, focus_y, is_kept, sha256: sha256(bytes) };
  }
}
