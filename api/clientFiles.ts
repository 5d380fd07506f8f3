import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReadDocument } from './context';

/** Vite's manifest, https://vite.dev/guide/backend-integration. */
type Manifest = Record<string, { file: string; imports?: string[]; css?: string[] }>;

/** What the app needs to know of the files built for the browser. */
export interface ClientFiles {
  readDocument: ReadDocument;
  /** Links of the scripts and styles of one page's own file, which its document doesn't have yet. */
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
    site: readFileSync(join(folder, 'site/site/index.html'), 'utf8'),
    admin: readFileSync(join(folder, 'admin/admin/index.html'), 'utf8'),
  };
  const entry = filesOf(manifest, 'site/index.html');
  const links = new Map<string, string>();
  return {
    folders,
    readDocument: async (name) => documents[name],
    siteStylesheet: `/${[...entry].find((file) => file.endsWith('.css'))}`,
    pageLinks: (file) => {
      const known = links.get(file);
      if (known !== undefined) return known;
      const own = [...filesOf(manifest, file)].filter((name) => !entry.has(name));
      const made = own.map(linkTo).join('');
      links.set(file, made);
      return made;
    },
  };
}

function linkTo(file: string): string {
  return file.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`;
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
