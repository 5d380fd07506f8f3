import { readdirSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { parse as parseToml } from 'smol-toml';
import { parse as parseYaml } from 'yaml';
import { daysAfter, utcDay } from '../../shared/days';
import { linkMark, toHtml, withoutTemplates } from './markdownText';
import { beginningOf, type Row, rowIn, textField, textOfFile } from './readFile';
import {
  type ImportRecord,
  type ImportSource,
  type Loss,
  newPost,
  type PostRecord,
  SourceRefusal,
  unknownSite,
} from './records';
import { type SiteFolder, siteFolderOf } from './siteFolder';
import { dayOf, plainWords, plannedTime, timeOf } from './text';

const maxFileMegabytes = 20;
const maxFiles = 500_000;
/** Folders in which generators keep files addressed from the root. */
const pictureFolders = ['.', 'static', 'public', 'assets', 'src', 'src/assets'];

/**
 * Opens a folder of Markdown files with front matter (YAML, TOML or JSON), as used by Jekyll, Hugo
 * and Astro; undefined if it has none.
 */
export function markdownSource(folder: string, named: FieldNames = {}): ImportSource | undefined {
  const site = siteFolderOf(folder);
  const files = markdownFiles(folder).filter((file) => !site.isForeign(pathFrom(site.root, file)));
  if (files.length === 0) return undefined;
  const places = pictureFolders.map((name) => join(site.root, name));
  return {
    label: `the ${site.kind === 'plain' ? '' : `${site.kind} `}Markdown files of ${folder}`,
    key: `markdown ${basename(realpathSync(folder))}`,
    site: site.site,
    folders: [folder, ...places.filter((folder) => statSync(folder, { throwIfNoEntry: false }))],
    async *read() {
      for (const file of files) yield recordOf(folder, site, file, named);
    },
  };
}

/** Returns a path relative to a root, with `/` separators. */
const pathFrom = (root: string, file: string): string =>
  relative(root, realpathSync(file)).split(sep).join('/');

export function markdownFiles(folder: string): string[] {
  const files: string[] = [];
  const look = (inside: string) => {
    for (const entry of readdirSync(inside, { withFileTypes: true })) {
      if (entry.name.startsWith('.') || entry.name === 'node_modules') continue;
      const path = join(inside, entry.name);
      if (entry.isDirectory()) look(path);
      else if (entry.isFile() && /\.(mdx?|markdown|mdown)$/i.test(entry.name)) files.push(path);
      if (files.length > maxFiles)
        throw new SourceRefusal(`${folder} has more than ${maxFiles} files. Bring it in parts.`);
    }
  };
  look(folder);
  return files.sort();
}

/**
 * @param isExact keeps line endings in the text.
 * @throws Error if the front matter can't be parsed.
 */
export function splitFrontMatter(text: string, isExact = false): { front: Row; body: string } {
  const isWindows = !isExact || text.startsWith('---\r');
  const clean = isWindows ? text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n') : text;
  const [whole, fence, front = ''] =
    /^(---|\+\+\+|;;;)[ \t]*\n([\s\S]*?\n|)\1[ \t]*(?:\n|$)/.exec(clean) ?? [];
  if (whole === undefined) return { front: {}, body: clean };
  // The parser refuses endless aliases.
  const read = fence === '+++' ? parseToml(front) : parseYaml(front, { maxAliasCount: 50 });
  return { front: rowIn(read), body: clean.slice(whole.length) };
}

function recordOf(folder: string, site: SiteFolder, file: string, named: FieldNames): ImportRecord {
  const path = relative(folder, file).split(sep).join('/');
  if (aboutFolder.test(basename(file)))
    return { kind: 'loss', what: 'files about the folder itself, such as its README', of: path };
  try {
    beginningOf(file, maxFileMegabytes);
    const { front, body } = splitFrontMatter(textOfFile(file));
    const hasTitle = textField(front, 'title') !== '' || /^#\s+\S/m.test(body);
    if (!hasTitle && Object.keys(front).length === 0) {
      return { kind: 'loss', what: 'files with neither front matter nor a title', of: path };
    }
    return postOf(path, site, file, front, body, named);
  } catch (error) {
    if (error instanceof SourceRefusal) throw error;
    const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    return { kind: 'loss', what: `${path}: ${reason}` };
  }
}

/** Files beside a site's posts that aren't posts. */
const aboutFolder = /^(readme|changelog|licen[cs]e|contributing|code_of_conduct)\b/i;

/** Names of fields by meaning; the first present one is used. */
const fields = {
  title: ['title'],
  slug: ['slug', 'postslug'],
  date:
    // biome-ignore format: a list of words, read as one.
    [
      'date', 'pubdate', 'pubdatetime', 'publishdate', 'publish_date', 'publishedat',
      'published_at', 'publisheddate', 'datepublished', 'created', 'createdat', 'created_at',
    ],
  updated: [
    'lastmod',
    'last_modified_at',
    'updated',
    'updateddate',
    'moddatetime',
    'modified',
    'updatedat',
    'updated_at',
  ],
  excerpt: ['description', 'summary', 'excerpt'],
  image:
    // biome-ignore format: a list of words, read as one.
    [
      'image', 'cover', 'heroimage', 'featured_image', 'featureimage', 'banner', 'thumbnail',
      'ogimage', 'coverimage', 'images', 'header',
    ],
  author: ['author', 'authors'],
  categories: ['categories', 'category'],
  addresses: ['aliases', 'redirect_from'],
  permalink: ['permalink', 'url'],
  flags: ['draft', 'published', 'layout', 'type'],
} as const;
const read: ReadonlySet<string> = new Set(Object.values(fields).flat());

/** Meanings that `--fields` may assign. */
const fieldKinds = {
  title: 'title',
  slug: 'slug',
  date: 'date',
  updated_at: 'updated',
  excerpt: 'excerpt',
  image_url: 'image',
  author: 'author',
  category: 'categories',
  old_addresses: 'addresses',
} as const;
/** Additional field names (lowercase) by meaning. */
export type FieldNames = Partial<Record<keyof typeof fields, string>>;

/**
 * Parses `datetime=date,header-img=image_url`.
 * @throws SourceRefusal if it is malformed.
 */
export function fieldNamesOf(written: string): FieldNames {
  const pairs = written.split(',').map((pair) => {
    const [, name = '', kind = ''] = /^\s*([^=]+?)\s*=\s*(\w+)\s*$/.exec(pair) ?? [];
    const isKnown = (text: string): text is keyof typeof fieldKinds => text in fieldKinds;
    if (isKnown(kind)) return [fieldKinds[kind], name.toLowerCase()];
    throw new SourceRefusal(
      `--fields takes pairs such as datetime=date,header-img=image_url. After = stands one of ${Object.keys(fieldKinds).join(', ')}.`,
    );
  });
  return Object.fromEntries(pairs);
}

function postOf(
  path: string,
  site: SiteFolder,
  file: string,
  input: Row,
  body: string,
  named: FieldNames,
): PostRecord {
  const losses: Loss[] = [];
  const front: Row = {};
  for (const [name, value] of Object.entries(input)) {
    front[name.toLowerCase()] = value;
  }
  const names = (field: keyof typeof fields) => [named[field] ?? [], ...fields[field]].flat();
  const valueIn = (field: keyof typeof fields): unknown =>
    names(field)
      .map((name) => front[name])
      .find((value) => textIn(value) !== '');
  const text = (field: keyof typeof fields) => textIn(valueIn(field));
  const [, folder = '', base = ''] = /(?:^|\/)(?:([^/]+)\/)?([^/]+)\.\w+$/.exec(path) ?? [];
  const plainName = base.replace(/\.[a-z]{2}$/i, '');
  const isIndex = /^_?index$/i.test(plainName);
  const name = isIndex ? folder : plainName;
  const { day: dayInName, rest: slugInName } = leadingDay(name);
  const [, heading = ''] = /^#\s+(.+)$/m.exec(body) ?? [];
  const title = text('title') || heading;
  const slug = text('slug') || slugInName || title;
  const written = text('date') || textIn(front.published);
  const day = dayOf(written) || dayInName;
  for (const [name, value] of Object.entries(input)) {
    const key = name.toLowerCase();
    const isRead = read.has(key) || Object.values(named).includes(key);
    if (isRead || value === null || value === '') continue;
    const isDay = day === '' && isWrittenDay(textIn(value));
    losses.push(
      isDay ? `days in a field that is not known (--fields ${name}=date)` : `field ${name}`,
    );
  }
  if (written !== '' && dayOf(written) === '')
    losses.push({ what: 'days that can not be read', of: written });
  const value = valueIn('categories');
  // Jekyll splits a text of several words into categories.
  const isWords = site.kind === 'jekyll' && typeof value === 'string';
  const categories = isWords ? value.split(/\s+/).filter(Boolean) : listIn(value);
  for (const category of categories.slice(1))
    losses.push({ what: 'categories after the first', of: category });
  const isDraft = front.draft === true || front.published === false || /(^|\/)_drafts\//.test(path);
  const inSite = pathFrom(site.root, file);
  const isPage = site.isPage(inSite, front);
  const isEarly = day > daysAfter(utcDay(Date.now()), 1);
  if (isPage) losses.push('that it is a page (it is imported as a draft)');
  const folders = site.foldersOf(inSite.split('/').slice(0, -1));
  const own = { day, slug, title, name, categories };
  const address = { ...own, folders: isIndex ? folders.slice(0, -1) : folders };
  const permalink = text('permalink');
  const isPattern = permalink.includes(':') && !/^https?:/.test(permalink);
  const present = isPattern || !permalink || isPage ? site.addressOf(front, address) : permalink;
  const addresses = [present ?? '', ...names('addresses').flatMap((name) => listIn(front[name]))];
  const withTitle = heading !== '' && heading === title ? body.replace(/^#\s+.+$/m, '') : body;
  const dir = dirname(path) === '.' ? '' : `${dirname(path)}/`;
  const origin = URL.canParse(site.site) ? new URL(site.site).origin : unknownSite;
  const content = toHtml(withoutTemplates(withTitle, losses));
  return newPost({
    updated_at: timeOf(text('updated')),
    id: path,
    state: isDraft || isPage ? 'draft' : 'live',
    // Generators leave it out until then.
    publish_at: isEarly ? (plannedTime(written) ?? plannedTime(day)) : undefined,
    base: `${origin}/${dir}`,
    slug,
    title,
    excerpt: plainWords(text('excerpt')),
    date: day,
    dateWhereNone: utcDay(statSync(file).mtime),
    author: listIn(valueIn('author') ?? site.author).join(', '),
    category: categories[0] ?? '',
    content,
    image_url: text('image'),
    image_alt: textField(rowIn(valueIn('image')), 'alt') || null,
    old_addresses: addresses.filter((each) => /^(\/|https?:)/.test(each)),
    linkNames: [`/${path}`, `/${path.replace(/\.\w+$/, '')}`, `/${linkMark}/${name.toLowerCase()}`],
    address,
    losses,
  });
}

/** Splits a file's name such as `2014-1-5-title` into its day (yyyy-mm-dd, or empty) and the rest. */
function leadingDay(name: string): { day: string; rest: string } {
  const [, year, month = '', date = '', rest = ''] =
    /^(\d{4})-(\d\d?)-(\d\d?)(?:[-_](.*))?$/.exec(name) ?? [];
  const day = year ? dayOf(`${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`) : '';
  return day ? { day, rest } : { day: '', rest: name.replace(/^[-_]/, '') };
}

/** Tells whether a text is a day; bare numbers aren't. */
const isWrittenDay = (text: string) =>
  /\d{4}-\d\d-\d\d|[a-z]{3}.*\d{4}/i.test(text) && dayOf(text) !== '';

/** Returns the displayed part of a field that some themes write as an object or a list. */
function textIn(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number') return String(value);
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString();
  if (Array.isArray(value)) return textIn(value[0]);
  const names = ['image', 'src', 'url', 'path', 'name', 'title', 'feature', 'teaser'];
  return (
    [...names, 'overlay_image'].map((name) => textField(rowIn(value), name)).find(Boolean) ?? ''
  );
}

function listIn(value: unknown): string[] {
  const list = Array.isArray(value) ? value : [value];
  return list.map(textIn).filter(Boolean);
}
