import type { ComponentType } from 'react';
import { matchPath, type Params } from 'react-router-dom';
import type { Firm } from '../shared/publicFirm';
import { RouteFailure } from './components/Notice';
import type { Guide } from './content/guides/guide';
import type { SiteData } from './data';
import type { WithFacts } from './facts/context';
import { notFoundRoute, type PageRoute, pageRoutes } from './pageList';

/** Arguments of a page's loader. */
export interface LoaderArgs {
  url: URL;
  /** Parameters of the page's path. */
  params: Params;
  content?: Guide | undefined;
  site: SiteData;
}

/** Props of a page: its loader's data, undefined if nothing was found. */
export interface PageProps<Loader extends (args: LoaderArgs) => unknown> {
  data: Awaited<ReturnType<Loader>>;
  content?: Guide | undefined;
}

/** Thrown by a loader to redirect permanently. */
export class Redirect {
  constructor(readonly to: string) {}
}

/** Exports of a page's file. A loader returning undefined leads to a 404. */
interface PageModule {
  loader?: (args: LoaderArgs) => unknown;
  Component: ComponentType<{ data: unknown; content?: Guide | undefined }>;
}

/** Loader data used outside the page: its facts, and HTML it shows unchanged. */
export type LoadedData = (Partial<WithFacts> & { html?: string }) | undefined;

/** A page with its code and data. */
export interface LoadedPage {
  route: PageRoute;
  Component: PageModule['Component'];
  content?: Guide | undefined;
  data: LoadedData;
  firm: Firm;
  /** 404 if nothing is at the address, 500 if loading failed. */
  status: 200 | 404 | 500;
}

const modules = import.meta.glob<PageModule>('./pages/*.tsx');
const guides = import.meta.glob<Guide>('./content/guides/*-*.ts', { import: 'guide' });

export function findPage(path: string): { route: PageRoute; params: Params } {
  for (const route of pageRoutes) {
    const match = matchPath(route.path, path);
    if (match) return { route, params: match.params };
  }
  return { route: notFoundRoute, params: {} };
}

/** Loads a page's code and static content. @throws Error on failure. */
export async function loadCode({ file, content: name }: PageRoute) {
  const load = modules[`./pages/${file}`];
  if (!load) throw new Error(`There is no page site/pages/${file}.`);
  const [module, content] = await Promise.all([load(), guides[`./content/guides/${name}.ts`]?.()]);
  return { ...module, content };
}

/** Loads the page at an address. @throws Redirect; Error if its code or data can't be loaded. */
export async function loadPage(url: URL, site: SiteData): Promise<LoadedPage> {
  const { route, params } = findPage(url.pathname);
  const asked = site.firm();
  // Avoids an unhandled rejection while the loader runs.
  asked.catch(() => undefined);
  const { Component, loader, content } = await loadCode(route);
  const data = (await loader?.({ url, params, content, site })) as LoadedData;
  const status = loader && data === undefined ? 404 : 200;
  return { route, Component, content, data, firm: await asked, status };
}

/** Stands in for a page that failed to load. */
export const failedPage = (url: URL, firm: Firm): LoadedPage => ({
  route: findPage(url.pathname).route,
  Component: RouteFailure,
  data: undefined,
  firm,
  status: 500,
});

/** Returns the query parameters that a page reads; others don't change it. */
export function pageQuery({ pathname, searchParams }: URL): string {
  if (searchParams.size === 0) return '';
  // Two values are enough to detect a repeated parameter and redirect to a clean address.
  const read = (findPage(pathname).route.query ?? []).flatMap((name) =>
    searchParams
      .getAll(name)
      .slice(0, 2)
      .map((value) => [name, value]),
  );
  return new URLSearchParams(read).toString();
}
