import type { ComponentType } from 'react';
import { matchPath, type Params } from 'react-router-dom';
import { RouteFailure } from './components/Notice';
import type { Guide } from './content/guides/guide';
import type { SiteData } from './data';
import type { WithFacts } from './facts/context';
import { notFoundRoute, type PageRoute, pageRoutes } from './pageList';

/** What a page's loader is given. */
export interface LoaderArgs {
  url: URL;
  /** Of the page's path pattern. */
  params: Params;
  /** Of a guide. */
  content?: Guide | undefined;
  site: SiteData;
}

/** What a page's component is given: what its loader gave, undefined where that found nothing. */
export interface PageProps<Loader extends (args: LoaderArgs) => unknown> {
  data: Awaited<ReturnType<Loader>>;
  content?: Guide | undefined;
}

/** Thrown by a loader: what was asked for stands at another address for good. */
export class Redirect {
  constructor(readonly to: string) {}
}

/** What a page's file exports. A loader that gives undefined found nothing: the answer is a 404. */
interface PageModule {
  loader?: (args: LoaderArgs) => unknown;
  Component: ComponentType<{ data: unknown; content?: Guide | undefined }>;
}

/** What pages give that is used beyond them: the facts they name, and HTML that they show as it is. */
export type LoadedData = (Partial<WithFacts> & { html?: string }) | undefined;

/** A page with its code and its data. */
export interface LoadedPage {
  route: PageRoute;
  Component: PageModule['Component'];
  content?: Guide | undefined;
  data: LoadedData;
  /** 404 where there is nothing at the address, 500 where the data couldn't be had. */
  status: 200 | 404 | 500;
}

const modules = import.meta.glob<PageModule>('./pages/*.tsx');
const guides = import.meta.glob<Guide>('./content/guides/*-*.ts', { import: 'guide' });

/** The page at a path, and what the path says to it. */
export function findPage(path: string): { route: PageRoute; params: Params } {
  for (const route of pageRoutes) {
    const match = matchPath(route.path, path);
    if (match) return { route, params: match.params };
  }
  return { route: notFoundRoute, params: {} };
}

/** A page's code, and what it shows of the same for everybody. @throws Error where it can't be had. */
export async function loadCode({ file, content: name }: PageRoute) {
  const load = modules[`./pages/${file}`];
  if (!load) throw new Error(`There is no page site/pages/${file}.`);
  const [module, content] = await Promise.all([load(), guides[`./content/guides/${name}.ts`]?.()]);
  return { ...module, content };
}

/** Loads the page at an address. @throws Redirect; Error where its code or data can't be had. */
export async function loadPage(url: URL, site: SiteData): Promise<LoadedPage> {
  const { route, params } = findPage(url.pathname);
  const { Component, loader, content } = await loadCode(route);
  const data = (await loader?.({ url, params, content, site })) as LoadedData;
  return { route, Component, content, data, status: loader && data === undefined ? 404 : 200 };
}

/** What stands in place of a page that couldn't be had. */
export const failedPage = (url: URL): LoadedPage => ({
  route: findPage(url.pathname).route,
  Component: RouteFailure,
  data: undefined,
  status: 500,
});

/** Of the parameters of an address those that its page reads: with any others it is the same page. */
export function pageQuery({ pathname, searchParams }: URL): string {
  if (searchParams.size === 0) return '';
  // Two values are enough for a page to see that it is asked twice, and to lead to a clean address.
  const read = (findPage(pathname).route.query ?? []).flatMap((name) =>
    searchParams
      .getAll(name)
      .slice(0, 2)
      .map((value) => [name, value]),
  );
  return new URLSearchParams(read).toString();
}
