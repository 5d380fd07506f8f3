import { readFileSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pageRoutes } from './pageList';

/** What the design of each app needs before its first page; what comes beside it is to be meant. */
const allowed = {
  site: ['react', 'react-dom', 'react-router', 'scheduler'],
  // react-admin with Material UI and what these bring along, and `diff` for the versions of a post.
  admin:
    // biome-ignore format: a list of words, read as one.
    [
      '@babel/runtime', '@emotion/cache', '@emotion/hash', '@emotion/is-prop-valid',
      '@emotion/memoize', '@emotion/react', '@emotion/serialize', '@emotion/sheet',
      '@emotion/styled', '@emotion/unitless', '@emotion/use-insertion-effect-with-fallbacks',
      '@emotion/utils', '@fontsource-variable/hanken-grotesk', '@fontsource-variable/newsreader',
      '@mui/icons-material', '@mui/material', '@mui/private-theming', '@mui/styled-engine',
      '@mui/system', '@mui/utils', '@popperjs/core', '@tanstack/query-core',
      '@tanstack/react-query', 'async-function', 'async-generator-function', 'call-bind',
      'call-bind-apply-helpers', 'call-bound', 'clsx', 'decode-uri-component',
      'define-data-property', 'define-properties', 'diacritic', 'diff', 'dunder-proto',
      'es-define-property', 'es-errors', 'es-object-atoms', 'eventemitter3', 'filter-obj',
      'function-bind', 'generator-function', 'get-intrinsic', 'get-proto', 'gopd',
      'has-property-descriptors', 'has-symbols', 'hasown', 'hoist-non-react-statics',
      'inflection', 'jsonexport', 'lodash', 'math-intrinsics', 'node-polyglot', 'object-keys',
      'object.entries', 'query-string', 'ra-core', 'ra-data-simple-rest', 'ra-i18n-polyglot',
      'ra-language-english', 'ra-ui-materialui', 'react', 'react-admin', 'react-dom',
      'react-error-boundary', 'react-hook-form', 'react-hotkeys-hook', 'react-is',
      'react-router', 'react-transition-group', 'scheduler', 'set-function-length',
      'split-on-first', 'strict-uri-encode', 'stylis', 'warning',
    ],
};
type App = keyof typeof allowed;

interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
}

const read = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));

/** Returns the files of a build that these of its manifest load at once. */
function filesOf(app: App, names: readonly string[]): string[] {
  const manifest: Record<string, Chunk> = read(`../dist/${app}/.vite/manifest.json`);
  const loaded = new Set<string>();
  const load = (name: string) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`${app} has no ${name}`);
    if (loaded.has(chunk.file)) return;
    loaded.add(chunk.file);
    chunk.imports?.forEach(load);
  };
  names.forEach(load);
  return [...loaded];
}

it.each(Object.keys(allowed) as App[])('the first load of %s holds only these packages', (app) => {
  const packages: Record<string, string[]> = read(`../dist/${app}/packages.json`);
  const held = filesOf(app, [`${app}/index.html`]).flatMap((file) => packages[file] ?? []);
  expect([...new Set(held)].sort()).toEqual([...allowed[app]].sort());
});

it('the editor, its source view and passkeys are loaded by those who use them', () => {
  const packages: Record<string, string[]> = read('../dist/admin/packages.json');
  const first = filesOf('admin', ['admin/index.html']);
  const later = Object.entries(packages).filter(([file]) => !first.includes(file));
  expect(later.flatMap(([, names]) => names)).toEqual(
    expect.arrayContaining(['@tiptap/core', '@codemirror/view', '@simplewebauthn/browser']),
  );
});

/** Bytes in brotli from which a page's script is worth a look. */
const muchScript = 110_000;

it('warns of pages with much script', () => {
  for (const name of new Set(pageRoutes.map(({ file }) => `site/pages/${file}`))) {
    const files = filesOf('site', ['site/index.html', name]);
    const bytes = files.reduce(
      (sum, file) => sum + statSync(new URL(`../dist/site/${file}.br`, import.meta.url)).size,
      0,
    );
    expect(bytes).toBeGreaterThan(50_000);
    if (bytes > muchScript) console.warn(`${name} loads ${bytes} bytes of script`);
  }
});
