import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse as parseToml } from 'smol-toml';
import { parse as parseYaml } from 'yaml';
import { addressBy, patternOf, spelledByHugo } from './addresses';
import { type Row, rowIn, textField } from './readFile';
import { type AddressParts, SourceRefusal } from './records';

/** The generator of a folder's posts, with its configuration. */
export interface SiteFolder {
  kind: 'jekyll' | 'hugo' | 'astro' | 'plain';
  /** Folder of its configuration; the folder itself if there is none. */
  root: string;
  /** The site's address, if configured. */
  site: string;
  /** Author of posts that name none. */
  author?: unknown;
  /**
   * Tells whether a Markdown file doesn't belong to the site, such as a layout. Paths are relative
   * to the root.
   */
  isForeign(path: string): boolean;
  /** Tells whether it is a page rather than a post. */
  isPage(path: string, front: Row): boolean;
  /** Returns the folders of a post's file below the generator's own. */
  foldersOf(folders: string[]): string[];
  /** Returns a post's old address. */
  addressOf(front: Row, parts: AddressParts): string | undefined;
}

const endings = ['toml', 'yaml', 'yml', 'json'];
const generators = [
  { names: ['_config.yml', '_config.yaml', '_config.toml'], open: jekyllSite },
  {
    names: ['hugo', 'config/_default/hugo', 'config/_default/config', 'config'].flatMap((name) =>
      endings.map((ending) => `${name}.${ending}`),
    ),
    open: hugoSite,
  },
  {
    names: ['js', 'mjs', 'ts', 'mts', 'cjs'].map((ending) => `astro.config.${ending}`),
    open: astroSite,
  },
];

/** Looks for a configuration in a folder and its parents. */
export function siteFolderOf(folder: string): SiteFolder {
  let root = realpathSync(folder);
  for (let up = 0; up < 5 && dirname(root) !== root; up += 1, root = dirname(root)) {
    for (const { names, open } of generators) {
      const file = names.map((name) => join(root, name)).find((each) => existsSync(each));
      if (file !== undefined) return open(root, file);
    }
  }
  return {
    kind: 'plain',
    root: realpathSync(folder),
    site: '',
    foldersOf: (folders) => folders,
    isForeign: () => false,
    isPage: (_, front) => isPageBySelf(front),
    addressOf: () => undefined,
  };
}

const isPageBySelf = (front: Row): boolean =>
  /^(page|about|contact)$/.test(textField(front, 'layout') || textField(front, 'type'));

/** @throws SourceRefusal if it can't be read: addresses would silently be wrong. */
function readConfig(file: string): Row {
  try {
    const text = readFileSync(file, 'utf8');
    return rowIn(file.endsWith('.toml') ? parseToml(text) : parseYaml(text));
  } catch (error) {
    throw new SourceRefusal(`${file} can't be read: ${String(error).split('\n')[0]}.`);
  }
}

function jekyllSite(root: string, file: string): SiteFolder {
  const config = readConfig(file);
  const collections = rowIn(config.collections);
  const posts = ['_posts', '_drafts', ...Object.keys(collections).map((name) => `_${name}`)];
  const isPost = (path: string) => path.split('/').some((part) => posts.includes(part));
  const defaults = Array.isArray(config.defaults) ? config.defaults.map(rowIn) : [];
  const preset = defaults
    .filter(({ scope }) => /^(posts)?$/.test(textField(rowIn(scope), 'type')))
    .map(({ values }) => textField(rowIn(values), 'permalink'))
    .findLast(Boolean);
  const ofPosts = textField(rowIn(collections.posts), 'permalink');
  const permalink = preset || ofPosts || textField(config, 'permalink') || 'date';
  const base = textField(config, 'baseurl').replace(/\/$/, '');
  return {
    kind: 'jekyll',
    root,
    author: config.author,
    site: textField(config, 'url'),
    isForeign: (path) => /^vendor\b/i.test(path) || (/(^|\/)_/.test(path) && !isPost(path)),
    isPage: (path, front) => !isPost(path) || isPageBySelf(front),
    foldersOf: (folders) => folders.filter((name) => !name.startsWith('_')),
    addressOf(front, parts) {
      // In Jekyll an address uses the file's title, unless the front matter has a slug.
      const named = { ...parts, title: parts.slug };
      const address = addressBy(patternOf(textField(front, 'permalink') || permalink), named);
      return address && base + address;
    },
  };
}

function hugoSite(root: string, file: string): SiteFolder {
  const config = readConfig(file);
  const other = endings
    .map((ending) => join(root, `config/_default/permalinks.${ending}`))
    .find((each) => existsSync(each));
  const permalinks = other ? readConfig(other) : rowIn(config.permalinks ?? config.Permalinks);
  const patterns: Row = { ...permalinks, ...rowIn(permalinks.page) };
  const isUgly = config.uglyURLs === true || config.uglyurls === true;
  const address = textField(config, 'baseURL') || textField(config, 'baseurl');
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const base = url?.pathname.replace(/\/$/, '') ?? '';
  const author = rowIn(config.params).author ?? config.author;
  return {
    kind: 'hugo',
    root,
    author,
    site: url?.origin ?? '',
    isForeign: (path) => !path.startsWith('content/'),
    isPage: (path, front) =>
      path.split('/').length < 3 || /(^|\/)_index\./.test(path) || isPageBySelf(front),
    foldersOf: (folders) => folders.slice(1),
    addressOf(front, parts) {
      const pattern = textField(patterns, parts.folders[0] ?? '') || textField(patterns, '/');
      const slug = spelledByHugo(textField(front, 'slug'));
      const name = spelledByHugo(parts.name);
      const folders = parts.folders.map(spelledByHugo);
      const address = pattern
        ? addressBy(pattern, { ...parts, slug, name, folders }, spelledByHugo)
        : `/${[...folders, slug || name].join('/')}/`;
      const whole = address && base + address;
      return isUgly ? whole?.replace(/\/?$/, '.html') : whole;
    },
  };
}

function astroSite(root: string, file: string): SiteFolder {
  const config = readFileSync(file, 'utf8');
  const [, site = ''] = /\bsite:\s*['"`]([^'"`]+)/.exec(config) ?? [];
  const [, base = ''] = /\bbase:\s*['"`]([^'"`]+)/.exec(config) ?? [];
  return {
    kind: 'astro',
    root,
    site,
    // Collections may also be beside `src`.
    isForeign: (path) => !/^(src|content)\//.test(path),
    isPage: (path, front) => path.startsWith('src/pages/') || isPageBySelf(front),
    foldersOf: (folders) => folders.slice(folders[0] === 'src' ? 2 : 1),
    addressOf: (front, { folders, name }) =>
      `${base.replace(/\/$/, '')}/${[...folders, textField(front, 'slug') || name].join('/')}/`,
  };
}
