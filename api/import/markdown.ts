import { readdirSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { parse as parseToml } from 'smol-toml';
import { parse as parseYaml } from 'yaml';
import { type Row, textOf } from './jsonRows';
import { toHtml, withoutTemplates } from './markdownText';
import { type Imported, type ImportedPost, type Source, SourceRefusal } from './shape';
import { beginningOf, textOfFile } from './sourceFile';
import { dayOf, timeOf, wordsOf } from './values';

const maxFileMegabytes = 20;
const maxFiles = 500_000;

/** A folder of Markdown files with front matter (YAML, TOML or JSON); undefined where it has none. */
export function markdownSource(folder: string): Source | undefined {
  const files = markdownFiles(folder);
  if (files.length === 0) return undefined;
  return {
    label: `the Markdown files of ${folder}`,
    key: `markdown ${basename(realpathSync(folder))}`,
    folder,
    async *read() {
      for (const file of files) yield importedOf(folder, file);
    },
  };
}

export function markdownFiles(folder: string): string[] {
  const found: string[] = [];
  const look = (inside: string) => {
    for (const entry of readdirSync(inside, { withFileTypes: true })) {
      if (entry.name.startsWith('.') || entry.name === 'node_modules') continue;
      const path = join(inside, entry.name);
      if (entry.isDirectory()) look(path);
      else if (entry.isFile() && /\.(md|markdown|mdown)$/i.test(entry.name)) found.push(path);
      if (found.length > maxFiles)
        throw new SourceRefusal(`${folder} has more than ${maxFiles} files. Bring it in parts.`);
    }
  };
  look(folder);
  return found.sort();
}

/**
 * @param isExact whether line ends in the text stay as they are.
 * @throws Error where the front matter can't be read.
 */
export function splitFrontMatter(text: string, isExact = false): { front: Row; body: string } {
  const isWindows = !isExact || text.startsWith('---\r');
  const clean = isWindows ? text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n') : text;
  const [whole, fence, front = ''] =
    /^(---|\+\+\+|;;;)[ \t]*\n([\s\S]*?\n|)\1[ \t]*(?:\n|$)/.exec(clean) ?? [];
  if (whole === undefined) return { front: {}, body: clean };
  // Aliases that grow without end are refused by the parser.
  const read: unknown =
    fence === '+++' ? parseToml(front) : parseYaml(front, { maxAliasCount: 50 });
  const isRow = typeof read === 'object' && read !== null && !Array.isArray(read);
  return { front: isRow ? (read as Row) : {}, body: clean.slice(whole.length) };
}

function importedOf(folder: string, file: string): Imported {
  const path = relative(folder, file).split(sep).join('/');
  try {
    beginningOf(file, maxFileMegabytes);
    const { front, body } = splitFrontMatter(textOfFile(file));
    const hasTitle = textOf(front, 'title') !== '' || /^#\s+\S/m.test(body);
    if (!hasTitle && Object.keys(front).length === 0) {
      return { kind: 'loss', what: `${path}: it has neither front matter nor a title` };
    }
    return postOf(path, front, body, statSync(file).mtime);
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    return { kind: 'loss', what: `${path}: ${reason}` };
  }
}

const read = new Set([
  ...['title', 'slug', 'date', 'author', 'authors', 'categories', 'category', 'description'],
  ...['summary', 'excerpt', 'draft', 'published', 'aliases', 'redirect_from', 'image', 'cover'],
  ...['featured_image', 'lastmod', 'last_modified_at', 'updated', 'layout', 'permalink', 'url'],
  ...['header', 'banner', 'type'],
]);

function postOf(path: string, front: Row, body: string, changed: Date): ImportedPost {
  const losses: string[] = [];
  const name = /(?:^|\/)(?:([^/]+)\/)?([^/]+?)(\.[a-z]{2})?\.\w+$/i.exec(path) ?? [];
  const isIndex = /^_?index$/i.test(name[2] ?? '');
  const [, day = '', slug = ''] =
    /^(\d{4}-\d\d-\d\d)?[-_]?(.*)$/.exec((isIndex ? name[1] : name[2]) ?? '') ?? [];
  const first = (...names: string[]) =>
    names.map((each) => textIn(front[each])).find(Boolean) ?? '';
  const [, heading = ''] = /^#\s+(.+)$/m.exec(body) ?? [];
  const title = first('title') || heading;
  const isDraft = front.draft === true || front.published === false || /(^|\/)_drafts\//.test(path);
  const [category = '', ...more] = listIn(front.categories ?? front.category);
  if (more.length > 0) losses.push('categories after the first');
  for (const [field, value] of Object.entries(front)) {
    if (!read.has(field.toLowerCase()) && value !== null && value !== '')
      losses.push(`field ${field}`);
  }
  const withTitle = heading !== '' && heading === title ? body.replace(/^#\s+.+$/m, '') : body;
  const permalink = first('permalink', 'url');
  return {
    kind: 'post',
    updated_at: timeOf(first('lastmod', 'last_modified_at', 'updated')),
    id: path,
    isLive: !isDraft,
    base: `https://import.invalid/${dirname(path) === '.' ? '' : `${dirname(path)}/`}`,
    slug: first('slug') || slug || title,
    title,
    excerpt: wordsOf(first('description', 'summary', 'excerpt')),
    date: dayOf(dateText(front.date)) || day || changed.toISOString().slice(0, 10),
    author: listIn(front.author ?? front.authors).join(', '),
    category,
    content: toHtml(withoutTemplates(withTitle, losses)),
    image: first('image', 'cover', 'featured_image', 'banner'),
    image_alt: null,
    seo_title: '',
    seo_description: '',
    addresses: [...listIn(front.aliases), ...listIn(front.redirect_from), permalink].filter(
      (address) => /^(\/|https?:)/.test(address) && !address.includes(':slug'),
    ),
    formerSlugs: [],
    losses,
  };
}

const dateText = (value: unknown): string =>
  value instanceof Date
    ? Number.isNaN(value.getTime())
      ? ''
      : value.toISOString()
    : textIn(value);

/** Of a field that some themes write as an object, the part that is shown. */
function textIn(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number') return String(value);
  if (value instanceof Date) return dateText(value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return '';
  const row = value as Row;
  return (
    ['image', 'src', 'url', 'path', 'name', 'title', 'feature']
      .map((name) => textOf(row, name))
      .find(Boolean) ?? ''
  );
}

function listIn(value: unknown): string[] {
  const list = Array.isArray(value) ? value : [value];
  return list.map(textIn).filter(Boolean);
}
