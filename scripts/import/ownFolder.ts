import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { postFieldNames } from '../../shared/post';
import { markdownFiles, splitFrontMatter } from './markdown';
import { blocksOf } from './markdownText';
import { beginningOf, jsonRows, type Row, textField, textOfFile } from './readFile';
import { type ImportRecord, type ImportSource, newPost } from './records';
import { importedLists } from './rows';

/** Index of an export's other content. Its version applies to the whole folder. */
export const contentFile = 'content.json';
export const folderVersion = 1;

/** Opens a folder written by `npm run export`; undefined if it isn't one. */
export function ownFolderSource(folder: string): ImportSource | undefined {
  const file = join(folder, contentFile);
  if (!existsSync(file)) return undefined;
  const head = /"format":\s*"wattlepath",\s*"version":\s*(\d+),\s*"site":\s*"([^"]*)"/.exec(
    beginningOf(file),
  );
  if (!head) return undefined;
  const [, version, site = ''] = head;
  return {
    label: `the export of ${site} in ${folder}`,
    key: `wattlepath ${site}`,
    site,
    isOwn: true,
    keepsIds: true,
    folders: [folder],
    async *read() {
      if (Number(version) > folderVersion) {
        const what = `what version ${version} of the export's form has and this program does not know`;
        yield { kind: 'loss', what };
      }
      // Facts come before the posts that refer to them.
      yield* rowsOf(file, (table) => table !== 'redirects');
      // Live posts come first: drafts are based on them.
      for (const path of markdownFiles(folder).sort(liveFirst)) yield postOf(folder, path);
      yield* rowsOf(file, (table) => table === 'redirects');
      if (existsSync(join(folder, 'admins.json'))) yield* rowsOf(join(folder, 'admins.json'));
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

async function* rowsOf(
  file: string,
  isWanted: (table: string) => boolean = () => true,
): AsyncGenerator<ImportRecord> {
  const unread = new Map<string, number>();
  for await (const { table, row } of jsonRows(file, ['$.*.*'])) {
    if (!isWanted(table)) continue;
    if (importedLists.has(table)) yield { kind: 'row', list: table, row };
    else unread.set(table, (unread.get(table) ?? 0) + 1);
  }
  for (const [table, count] of unread)
    yield { kind: 'loss', what: `${count} rows of ${table}, which this program does not know` };
}

function postOf(folder: string, path: string): ImportRecord {
  try {
    const { front, body } = splitFrontMatter(textOfFile(path), true);
    return recordOf(front, body);
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : error;
    return { kind: 'loss', what: `${relative(folder, path)}: ${reason}` };
  }
}

/** @throws Error if the front matter has no id. */
function recordOf(front: Row, body: string): ImportRecord {
  const text = (name: string) => textField(front, name);
  const list = (name: string) => (Array.isArray(front[name]) ? front[name].map(String) : []);
  if (text('id') === '')
    throw new Error('it has no id; Markdown of other programs is read from a folder of its own');
  return newPost({
    ...Object.fromEntries(postFieldNames.map((name) => [name, text(name)])),
    id: text('id'),
    state: text('state') === 'live' ? 'live' : 'draft',
    image_alt: typeof front.image_alt === 'string' ? front.image_alt : null,
    content: front.text === 'markdown' ? blocksOf(body).join(text('joined')) : body,
    created_at: text('created_at') || undefined,
    updated_at: text('updated_at') || undefined,
    ...('base_version' in front && { base_version: text('base_version') }),
    former_slugs: list('former_slugs'),
    old_addresses: list('old_addresses'),
  });
}
