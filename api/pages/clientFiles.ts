import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReadDocument } from '../context';
import { startScript } from '../http/startScript';
import { namesOf, readStyles, usedStyles } from './usedStyles';

/** Vite's manifest, https://vite.dev/guide/backend-integration. */
type Manifest = Record<string, { file: string; imports?: string[]; css?: string[] }>;

/** What the app needs to know of the files built for the browser. */
export interface ClientFiles {
  readDocument: ReadDocument;
  /**
   * The styles that one page uses and what loads all else, which its document doesn't have.
   * @param html the page's elements.
   */
  pageLinks(file: string, html: string): string;
  /** URL of the site's style sheet, for the admin's preview. */
  siteStylesheet: string;
  /** URLs of the style sheets of a post's page, for the admin's preview. */
  postStylesheets: string[];
  /** Folders of the built files; none in development, where Vite serves them. */
  folders: string[];
}

/** Reads the documents and the manifest that the build left in `folder`, once. */
export function builtClientFiles(folder: string): ClientFiles {
  const folders = [join(folder, 'site'), join(folder, 'admin')];
  const manifest = JSON.parse(
    readFileSync(join(folder, 'site/.vite/manifest.json'), 'utf8'),
  ) as Manifest;
  const documents = {
    site: withoutFiles(readFileSync(join(folder, 'site/site/index.html'), 'utf8')),
    admin: readFileSync(join(folder, 'admin/admin/index.html'), 'utf8'),
  };
  const sheets = new Map<string, ReturnType<typeof readStyles>>();
  const read = (file: string) => {
    const known = sheets.get(file);
    if (known) return known;
    const made = readStyles(readFileSync(join(folder, 'site', file), 'utf8').trim());
    sheets.set(file, made);
    return made;
  };
  const entry = filesOf(manifest, 'site/index.html');
  const entryScript = manifest['site/index.html']?.file ?? '';
  const filesOfPage = new Map<string, { styles: string[]; links: string }>();
  const findFiles = (page: string) => {
    const known = filesOfPage.get(page);
    if (known) return known;
    const needed = [...new Set([...entry, ...filesOf(manifest, page)])];
    const styles = needed.filter(isStyle);
    const scripts = needed.filter((name) => !isStyle(name) && name !== entryScript);
    const addresses = (names: readonly string[]) => names.map((name) => `/${name}`);
    const links =
      plainStyles(styles) + startScript(addresses(styles), addresses([...scripts, entryScript]));
    const made = { styles, links };
    filesOfPage.set(page, made);
    return made;
  };
  return {
    folders,
    readDocument: async (name) => documents[name],
    siteStylesheet: `/${[...entry].find(isStyle)}`,
    postStylesheets: findFiles('site/pages/BlogPost.tsx').styles.map((name) => `/${name}`),
    pageLinks: (file, html) => {
      const { styles, links } = findFiles(file);
      const names = namesOf(html);
      return `<style>${styles.map((name) => usedStyles(read(name), names)).join('')}</style>${links}`;
    },
  };
}

const isStyle = (file: string) => file.endsWith('.css');

/**
 * The document without its styles and scripts. Each page has the styles that it uses in itself, so
 * that it is drawn a round trip sooner, and loads its scripts after that.
 */
function withoutFiles(document: string): string {
  return document
    .replaceAll(/<link rel="(stylesheet|modulepreload)"[^>]*>/g, '')
    .replaceAll(/<script type="module"[^>]*><\/script>/g, '');
}

/** The whole sheets for who runs no script. */
function plainStyles(files: readonly string[]): string {
  return `<noscript>${files.map((file) => `<link rel="stylesheet" href="/${file}">`).join('')}</noscript>`;
}

/** A module's script and style files, after those of all that it imports. */
function filesOf(manifest: Manifest, name: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[name];
  if (!chunk || found.has(chunk.file)) return found;
  for (const imported of chunk.imports ?? []) filesOf(manifest, imported, found);
  found.add(chunk.file);
  for (const style of chunk.css ?? []) found.add(style);
  return found;
}
