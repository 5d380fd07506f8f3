import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { Frame } from './components/Frame';
import { RouteFailure } from './components/RouteFailure';
import { standing } from './components/Standing';
import { type PageRoute, pageRoutes } from './pageList';

export { pageRoutes };

interface PageModule {
  loader?: RouteObject['loader'];
  Component: ComponentType;
}
const modules = import.meta.glob<PageModule>('./pages/*.tsx');

/** A page's code. @throws Error where it can't be had. */
export async function loadPage({ file }: PageRoute): Promise<PageModule> {
  const load = modules[`./pages/${file}`];
  if (!load) throw new Error(`There is no page site/pages/${file}.`);
  return load();
}

/** What a page's code gives its route. @throws Error where it can't be had. */
export async function loadPageRoute(page: PageRoute): Promise<PageModule> {
  const { Component, loader } = await loadPage(page);
  return { loader, Component: page.still ? standing(Component) : Component };
}

/** Every page's route has its line in the list of pages as its `handle`. */
export const routes: RouteObject[] = [
  {
    Component: Frame,
    ErrorBoundary: RouteFailure,
    children: pageRoutes.map((page) => ({
      path: page.path,
      handle: page,
      lazy: () => loadPageRoute(page),
      ErrorBoundary: RouteFailure,
    })),
  },
];
