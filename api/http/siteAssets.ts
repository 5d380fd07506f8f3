import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageRoute } from '../../site/api';
import { startScript } from './startScript';

/** Vite's manifest, https://vite.dev/guide/backend-integration. */
type Manifest = Record<string, { file: string; imports?: string[]; css?: string[] }>;

export type ReadDocument = (name: 'site' | 'admin', url: string) => Promise<string>;

export interface SiteAssets {
  readDocument: ReadDocument;
  /** Returns the elements with a page's styles, and those that load its scripts. */
  pageLinks(page: PageRoute): string;
  /** URL of the site's style sheet, for the admin's preview. */
  siteStylesheet: string;
  /** URLs of the style sheets of a post's page, for the admin's preview. */
  postStylesheets: string[];
  /** Folders of the built files; empty in development, where Vite serves them. */
  folders: string[];
}

/** Reads the documents and the manifest in `folder`, once. */
export function builtSiteAssets(folder: string): SiteAssets {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const manifest = JSON.parse(read('site/.vite/manifest.json')) as Manifest;
  const documents = {
    site: withoutFiles(read('site/site/index.html')),
    admin: read('admin/admin/index.html'),
  };
  const entry = filesOf(manifest, 'site/index.html');
  const entryScript = manifest['site/index.html']?.file ?? '';
  const links = new Map<string, string>();
  /** A page's files follow the common ones, in the order that client-side navigation adds them. */
  const pageFiles = ({ file, content }: Pick<PageRoute, 'file' | 'content'>) => [
    ...new Set([
      ...entry,
      ...filesOf(manifest, `site/pages/${file}`),
      ...filesOf(manifest, `site/content/guides/${content}.ts`),
    ]),
  ];
  const linksOf = (page: PageRoute) => {
    const files = pageFiles(page);
    const styles = files.filter(isStyle);
    const scripts = files.filter((file) => isScript(file) && file !== entryScript);
    const css = styles.map((file) => read(`site/${file}`).trim());
    // Says to client-side navigation which sheets are there.
    const known = styles.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`);
    const start = startScript([...scripts, entryScript].map((file) => `/${file}`));
    return `<style>${css.join('')}</style>${known.join('')}${start}`;
  };
  return {
    folders: [join(folder, 'site'), join(folder, 'admin')],
    readDocument: async (name) => documents[name],
    siteStylesheet: `/${[...entry].find(isStyle)}`,
    postStylesheets: pageFiles({ file: 'BlogPost.tsx' })
      .filter(isStyle)
      .map((name) => `/${name}`),
    pageLinks: (page) => {
      const made = links.get(page.path) ?? linksOf(page);
      links.set(page.path, made);
      return made;
    },
  };
}

const isStyle = (file: string) => file.endsWith('.css');
const isScript = (file: string) => file.endsWith('.js');

/** Removes styles and scripts, which differ by page. */
function withoutFiles(document: string): string {
  return document
    .replaceAll(/<link rel="(stylesheet|modulepreload)"[^>]*>/g, '')
    .replaceAll(/<script type="module"[^>]*><\/script>/g, '');
}

/** Returns a module's script and style files after those of its imports. */
function filesOf(manifest: Manifest, name: string, files = new Set<string>()): Set<string> {
  const chunk = manifest[name];
  if (!chunk || files.has(chunk.file)) return files;
  for (const imported of chunk.imports ?? []) filesOf(manifest, imported, files);
  files.add(chunk.file);
  for (const style of chunk.css ?? []) files.add(style);
  return files;
}
