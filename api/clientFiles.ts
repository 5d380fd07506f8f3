import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReadDocument } from './context';
import { startScript } from './startScript';

/** Vite's manifest, https://vite.dev/guide/backend-integration. */
type Manifest = Record<string, { file: string; imports?: string[]; css?: string[] }>;

/** What the app needs to know of the files built for the browser. */
export interface ClientFiles {
  readDocument: ReadDocument;
  /** The styles of one page and what loads its scripts, which its document doesn't have. */
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
    site: withoutFiles(readFileSync(join(folder, 'site/site/index.html'), 'utf8')),
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
      const needed = [...new Set([...entry, ...filesOf(manifest, file)])];
      const styles = needed.filter(isStyle);
      const scripts = needed.filter((name) => !isStyle(name)).map((name) => `/${name}`);
      const made =
        `<style>${styles.map(read).join('')}</style>` +
        styles
          .filter((name) => !entry.has(name))
          .map(knownStyle)
          .join('') +
        startScript(scripts);
      links.set(file, made);
      return made;
    },
  };
}

const isStyle = (file: string) => file.endsWith('.css');

/**
 * The document without its styles and scripts. Each page has the styles in itself, so that it is
 * drawn a round trip sooner, and loads its scripts after that.
 */
function withoutFiles(document: string): string {
  return document
    .replaceAll(/<link rel="(stylesheet|modulepreload)"[^>]*>/g, '')
    .replaceAll(/<script type="module"[^>]*><\/script>/g, '');
}

/** Vite loads a page's style sheet with its script unless there is a link of it, read or not. */
function knownStyle(file: string): string {
  return `<link rel="stylesheet" crossorigin href="/${file}" media="not all">`;
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
