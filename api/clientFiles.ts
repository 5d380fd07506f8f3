import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReadDocument } from './context';

/** Vite's manifest, https://vite.dev/guide/backend-integration. */
type Manifest = Record<string, { file: string; imports?: string[]; css?: string[] }>;

/** What the app needs to know of the files built for the browser. */
export interface ClientFiles {
  readDocument: ReadDocument;
  /** The styles of one page and links of its scripts, which its document doesn't have yet. */
  pageLinks(file: string): string;
  /** URL of the site's style sheet, for the admin's preview. */
  siteStylesheet: string;
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
    site: withoutStyles(readFileSync(join(folder, 'site/site/index.html'), 'utf8')),
    admin: readFileSync(join(folder, 'admin/admin/index.html'), 'utf8'),
  };
  const read = (file: string) => readFileSync(join(folder, 'site', file), 'utf8').trim();
  const entry = filesOf(manifest, 'site/index.html');
  const links = new Map<string, string>();
  return {
    folders,
    readDocument: async (name) => documents[name],
    siteStylesheet: `/${[...entry].find(isStyle)}`,
    pageLinks: (file) => {
      const known = links.get(file);
      if (known !== undefined) return known;
      const own = [...filesOf(manifest, file)].filter((name) => !entry.has(name));
      const styles = [...entry, ...own].filter(isStyle).map(read);
      const made = `<style>${styles.join('')}</style>${own.map(linkTo).join('')}`;
      links.set(file, made);
      return made;
    },
  };
}

const isStyle = (file: string) => file.endsWith('.css');

/**
 * The document without links of styles, which each page has in itself: it is drawn a round trip
 * sooner. Its scripts give way to the fonts and the picture that it is drawn with.
 */
function withoutStyles(document: string): string {
  return document
    .replaceAll(/<link rel="stylesheet"[^>]*>/g, '')
    .replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"');
}

/** Vite loads a page's style sheet with its script unless there is a link of it, read or not. */
function linkTo(file: string): string {
  return isStyle(file)
    ? `<link rel="stylesheet" crossorigin href="/${file}" media="not all">`
    : `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`;
}

/** A module's script and style files, with those of all that it imports, whose styles come first. */
function filesOf(manifest: Manifest, name: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[name];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const imported of chunk.imports ?? []) filesOf(manifest, imported, found);
  for (const style of chunk.css ?? []) found.add(style);
  return found;
}
