import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { addressBy } from './addresses';
import { ghostSource } from './ghost';
import { fieldNamesOf, markdownSource } from './markdown';
import { oldSystemSource } from './oldSystem';
import { ownFolderSource } from './ownFolder';
import { beginningOf } from './readFile';
import { type ImportSource, SourceRefusal } from './records';
import { dayOf } from './text';
import { wordpressSource } from './wordpress';

/**
 * Opens a source of any supported kind: a file or a folder.
 * @param addresses pattern of the posts' old addresses, e.g. `/:year/:month/:slug/`.
 * @param fields meanings of Markdown fields, e.g. `datetime=date`.
 * @throws SourceRefusal listing the supported kinds if it is none of them.
 */
export async function openSource(
  path: string,
  addresses?: string,
  fields?: string,
): Promise<ImportSource> {
  if (!existsSync(path)) throw new SourceRefusal(`There is no ${path}.`);
  const isFolder = statSync(path).isDirectory();
  const source = isFolder ? await ofFolder(path, fields) : await ofFile(path);
  if (source) return addresses === undefined ? source : withAddresses(source, addresses);
  throw new SourceRefusal(
    `${path} is nothing that is read. These are: an export of WordPress (.xml) or Ghost (.json), the old system's tables (blogs.csv or .json, beside blog_categories and admins), a folder of Markdown files, and a folder of npm run export.`,
  );
}

/** Adds the old addresses given by a pattern to a source's posts. */
function withAddresses(source: ImportSource, pattern: string): ImportSource {
  return {
    ...source,
    async *read() {
      for await (const record of source.read()) {
        if (record.kind === 'post') {
          const { slug, title, category, date } = record;
          const own = { slug, title: slug || title, name: slug, categories: [category] };
          const parts = { ...own, folders: [], day: dayOf(date), ...record.address };
          const address = addressBy(pattern, parts);
          if (address !== undefined) record.old_addresses.unshift(address);
        }
        yield record;
      }
    },
  };
}

async function ofFile(file: string): Promise<ImportSource | undefined> {
  const start = beginningOf(file);
  if (/\.(md|markdown)$/i.test(file))
    throw new SourceRefusal('Name the folder of the Markdown files.');
  if (start.startsWith('<')) return wordpressSource(file);
  if (start.startsWith('{')) return (await ghostSource(file)) ?? oldSystemSource(file);
  return oldSystemSource(file);
}

/** Treats a folder with a single export in it, such as an unpacked archive, as that export. */
async function ofFolder(folder: string, fields?: string): Promise<ImportSource | undefined> {
  const own = ownFolderSource(folder) ?? oldSystemSource(folder);
  if (own) return own;
  if (fields !== undefined) return markdownSource(folder, fieldNamesOf(fields));
  const [file, ...more] = readdirSync(folder).filter((name) => /\.(xml|json)$/i.test(name));
  const isExport = file !== undefined && more.length === 0;
  const inside = isExport ? await ofFile(join(folder, file)).catch(() => undefined) : undefined;
  return inside ? { ...inside, folders: [folder] } : markdownSource(folder);
}
