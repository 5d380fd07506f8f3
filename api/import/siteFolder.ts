import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { parse as parseToml } from 'smol-toml';
import { parse as parseYaml } from 'yaml';
import { addressBy, patternOf } from './addresses';
import { type Row, textOf } from './jsonRows';
import { type AddressParts, SourceRefusal } from './types';

/** The generator whose posts stand in a folder, and what its configuration says of them. */
export interface SiteFolder {
  kind: 'jekyll' | 'hugo' | 'astro' | 'plain';
  /** Where its configuration is; the folder itself where there is none. */
  root: string;
  /** Its address, where the configuration says it. */
  site: string;
  /** What is said of the author of a post that names none. */
  author: unknown;
  /** Whether a Markdown file is none of the site, such as its README. Paths are from the root. */
  isForeign(path: string): boolean;
  /** Whether it is a page rather than a post. */
  isPage(path: string, front: Row): boolean;
  /** The address that a post had. */
  addressOf(path: string, front: Row, parts: AddressParts): string | undefined;
}

const configs = {
  jekyll: ['_config.yml', '_config.yaml', '_config.toml'],
  hugo: [
    ...['hugo.toml', 'hugo.yaml', 'hugo.yml', 'hugo.json', 'config/_default/hugo.toml'],
    ...['config/_default/hugo.yaml', 'config/_default/config.toml', 'config/_default/config.yaml'],
    ...['config/_default/config.yml', 'config.toml', 'config.yaml', 'config.yml', 'config.json'],
  ],
  astro: ['js', 'mjs', 'ts', 'mts', 'cjs'].map((ending) => `astro.config.${ending}`),
} as const;

/** Looks for a configuration in a folder and those above it. */
export function siteFolderOf(folder: string): SiteFolder {
  let root = realpathSync(folder);
  for (let up = 0; up < 5 && dirname(root) !== root; up += 1, root = dirname(root)) {
    for (const kind of ['jekyll', 'hugo', 'astro'] as const) {
      const name = configs[kind].find((each) => existsSync(join(root, each)));
      if (name !== undefined) return siteOfKind(kind, root, name);
    }
  }
  return {
    ...{ kind: 'plain', root: realpathSync(folder), site: '', author: undefined },
    isForeign: () => false,
    isPage: (_, front) => isPageBySelf(front),
    addressOf: () => undefined,
  };
}

const isPageBySelf = (front: Row): boolean =>
  /^(page|about|contact)$/.test(textOf(front, 'layout') || textOf(front, 'type'));

function siteOfKind(kind: keyof typeof configs, root: string, name: string): SiteFolder {
  if (kind === 'astro') return astroSite(root, readFileSync(join(root, name), 'utf8'));
  const config = readConfig(join(root, name));
  return kind === 'jekyll' ? jekyllSite(root, config) : hugoSite(root, config);
}

/** @throws SourceRefusal where it can't be read: its addresses would be wrong in silence. */
function readConfig(file: string): Row {
  try {
    const text = readFileSync(file, 'utf8');
    const read: unknown = file.endsWith('.toml') ? parseToml(text) : parseYaml(text);
    return rowIn(read);
  } catch (error) {
    throw new SourceRefusal(`${file} can't be read: ${String(error).split('\n')[0]}.`);
  }
}

const rowIn = (value: unknown): Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Row) : {};

function jekyllSite(root: string, config: Row): SiteFolder {
  const collections = Object.keys(rowIn(config.collections)).map((name) => `_${name}`);
  const posts = new Set(['_posts', '_drafts', ...collections]);
  const isPost = (path: string) => path.split('/').some((part) => posts.has(part));
  const defaults = Array.isArray(config.defaults) ? config.defaults.map(rowIn) : [];
  const preset = defaults
    .map((each) => textOf(rowIn(each.values), 'permalink'))
    .filter((_, index) => /^(posts)?$/.test(textOf(rowIn(defaults[index]?.scope), 'type')))
    .findLast(Boolean);
  const ofPosts = textOf(rowIn(rowIn(config.collections).posts), 'permalink');
  const permalink = preset || ofPosts || textOf(config, 'permalink') || 'date';
  const base = textOf(config, 'baseurl');
  return {
    ...{ kind: 'jekyll', root, author: config.author },
    site: textOf(config, 'url'),
    isForeign: (path) =>
      /^(vendor|readme|changelog|license|contributing)\b/i.test(path) ||
      (/(^|\/)_/.test(path) && !isPost(path)),
    isPage: (path, front) => !isPost(path) || isPageBySelf(front),
    addressOf(_, front, parts) {
      const own = textOf(front, 'permalink');
      // In Jekyll the title in an address is the file's, unless the front matter has a slug.
      const named = { ...parts, title: parts.slug };
      const address = addressBy(patternOf(own || permalink), named);
      return address && `${base.replace(/\/$/, '')}${address}`;
    },
  };
}

function hugoSite(root: string, config: Row): SiteFolder {
  const extra = ['toml', 'yaml', 'yml'].map((end) => `config/_default/permalinks.${end}`);
  const other = extra.map((name) => join(root, name)).find((file) => existsSync(file));
  const permalinks = other ? readConfig(other) : rowIn(config.permalinks ?? config.Permalinks);
  const patterns: Row = { ...permalinks, ...rowIn(permalinks.page) };
  const isUgly = config.uglyURLs === true || config.uglyurls === true;
  const address = textOf(config, 'baseURL') || textOf(config, 'baseurl');
  const base = URL.canParse(address) ? new URL(address).pathname.replace(/\/$/, '') : '';
  const params = rowIn(config.params);
  return {
    ...{ kind: 'hugo', root, author: params.author ?? config.author },
    site: URL.canParse(address) ? new URL(address).origin : '',
    isForeign: (path) => !path.startsWith('content/'),
    isPage: (path, front) =>
      path.split('/').length < 3 || /(^|\/)_index\./.test(path) || isPageBySelf(front),
    addressOf(_, front, parts) {
      const [section = ''] = parts.folders;
      const pattern = textOf(patterns, section) || textOf(patterns, '/');
      const name = textOf(front, 'slug') || parts.name;
      const found = pattern
        ? addressBy(pattern, { ...parts, slug: textOf(front, 'slug') })
        : `/${[...parts.folders, name].join('/')}/`;
      const whole = found && `${base}${found}`;
      return isUgly ? whole?.replace(/\/?$/, '.html') : whole;
    },
  };
}

function astroSite(root: string, config: string): SiteFolder {
  const [, site = ''] = /\bsite:\s*['"`]([^'"`]+)/.exec(config) ?? [];
  const [, base = ''] = /\bbase:\s*['"`]([^'"`]+)/.exec(config) ?? [];
  return {
    ...{ kind: 'astro', root, site, author: undefined },
    isForeign: (path) => !path.startsWith('src/'),
    isPage: (path, front) => path.startsWith('src/pages/') || isPageBySelf(front),
    addressOf: (_, front, { folders, name }) =>
      `${base.replace(/\/$/, '')}/${[...folders, textOf(front, 'slug') || name].join('/')}/`,
  };
}

/** A path from a root with `/` between its parts. */
export const pathFrom = (root: string, file: string): string =>
  relative(root, realpathSync(file)).split(sep).join('/');

/** The folders of a post's file below those that are the generator's own. */
export function foldersOf({ kind }: SiteFolder, path: string): string[] {
  const folders = path.split('/').slice(0, -1);
  if (kind === 'jekyll') return folders.filter((name) => !name.startsWith('_'));
  if (kind === 'hugo') return folders.slice(1);
  if (kind === 'astro') return folders.slice(2);
  return folders;
}
