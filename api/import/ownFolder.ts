import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { jsonRows, type Row, textOf } from './jsonRows';
import { markdownFiles, splitFrontMatter } from './markdown';
import { blocksOf } from './markdownText';
import { oldSystemSource } from './oldSystem';
import { beginningOf, textOfFile } from './sourceFile';
import type { Imported, ImportedPost, Source } from './types';

/** The file that says what else an export has; its version is that of the whole folder's form. */
export const contentFile = 'content.json';
export const folderVersion = 1;
/** Ends the id of a working copy that stands beside its live post. */
export const secondMark = '#draft';

/** What `npm run export` wrote; undefined where the folder is none. */
export function ownFolderSource(folder: string): Source | undefined {
  const file = join(folder, contentFile);
  if (!existsSync(file)) return undefined;
  const head = /"format":\s*"wattlepath",\s*"version":\s*(\d+),\s*"site":\s*"([^"]*)"/.exec(
    beginningOf(file),
  );
  if (!head) return undefined;
  const [, version, site = ''] = head;
  const admins = join(folder, 'admins.json');
  return {
    label: `the export of ${site} in ${folder}`,
    key: `wattlepath ${site}`,
    site,
    isOwn: true,
    folders: [folder],
    async *read() {
      if (Number(version) > folderVersion) {
        yield {
          kind: 'loss',
          what: `what version ${version} of the export's form has and this program does not know`,
        };
      }
      const unread = new Map<string, number>();
      // Facts come before the posts that name them.
      for await (const { table, row } of jsonRows(file, ['$.*.*'])) {
        const imported = contentOf(table, row);
        if (imported) yield imported;
        else unread.set(table, (unread.get(table) ?? 0) + 1);
      }
      for (const [table, count] of unread)
        yield { kind: 'loss', what: `${count} rows of ${table}, which this program does not know` };
      // Live posts first: a working copy begins from one.
      for (const path of markdownFiles(folder).sort(liveFirst)) yield postOf(folder, path);
      if (existsSync(admins)) yield* oldSystemSource(admins)?.read() ?? [];
      if (existsSync(join(folder, 'visitors.json'))) {
        const what =
          'visitors.json: who agreed to what, and enquiries, go on only in a backup (npm run restore)';
        yield { kind: 'loss', what };
      }
    },
  };
}

const liveFirst = (one: string, other: string) =>
  Number(one.includes(`${sep}drafts${sep}`)) - Number(other.includes(`${sep}drafts${sep}`)) ||
  (one < other ? -1 : 1);

function contentOf(table: string, row: Row): Imported | undefined {
  const text = (name: string) => textOf(row, name);
  if (table === 'categories') {
    const [id, name, description] = [text('id'), text('name'), text('description')];
    return {
      kind: 'category',
      id,
      wantedId: id,
      name,
      description,
      created_at: text('created_at'),
    };
  }
  if (table === 'facts') return { kind: 'fact', row };
  if (table === 'fact_values') return { kind: 'fact value', row };
  if (table !== 'pictures') return undefined;
  return {
    kind: 'picture',
    id: text('path'),
    name: text('name'),
    alt: typeof row.alt === 'string' ? row.alt : null,
    focus_x: Number(row.focus_x ?? 50),
    focus_y: Number(row.focus_y ?? 50),
    is_kept: row.is_kept === true,
    sha256: text('sha256'),
  };
}

function postOf(folder: string, path: string): Imported {
  try {
    const { front, body } = splitFrontMatter(textOfFile(path), true);
    return importedPost(front, body);
  } catch (error) {
    return {
      kind: 'loss',
      what: `${relative(folder, path)}: ${error instanceof Error ? error.message.split('\n')[0] : error}`,
    };
  }
}

/** @throws Error where the front matter has no id. */
function importedPost(front: Row, body: string): ImportedPost {
  const text = (name: string) => textOf(front, name);
  const list = (name: string) => (Array.isArray(front[name]) ? front[name].map(String) : []);
  const id = text('id');
  if (id === '')
    throw new Error('it has no id; Markdown of other programs is read from a folder of its own');
  const isSecond = 'base_version' in front;
  return {
    kind: 'post',
    id: isSecond ? id + secondMark : id,
    wantedId: id,
    isLive: text('state') === 'live',
    slug: text('slug'),
    title: text('title'),
    excerpt: text('excerpt'),
    date: text('date'),
    author: text('author'),
    category: text('category'),
    content: front.text === 'markdown' ? blocksOf(body).join(text('joined')) : body,
    image: text('image_url'),
    image_alt: typeof front.image_alt === 'string' ? front.image_alt : null,
    seo_title: text('seo_title'),
    seo_description: text('seo_description'),
    created_at: text('created_at') || undefined,
    updated_at: text('updated_at') || undefined,
    ...(isSecond && { draftBase: text('base_version') || null }),
    addresses: list('old_addresses'),
    formerSlugs: list('former_slugs'),
    losses: [],
  };
}
