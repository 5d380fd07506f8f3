import type { RouteObject } from 'react-router-dom';
import { Frame } from './components/Frame';
import { RouteFailure } from './components/RouteFailure';
import { pageRoutes } from './pageList';

export { pageRoutes };

type PageModule = Pick<RouteObject, 'Component' | 'loader' | 'handle'>;
const modules = import.meta.glob<PageModule>('./pages/*.tsx');

function loadPage(file: string): () => Promise<PageModule> {
  const load = modules[`./pages/${file}`];
  if (!load) throw new Error(`There is no page site/pages/${file}.`);
  return load;
}

export const routes: RouteObject[] = [
  {
    Component: Frame,
    ErrorBoundary: RouteFailure,
    children: pageRoutes.map(({ path, file }) => ({
      path,
      lazy: loadPage(file),
      ErrorBoundary: RouteFailure,
    })),
  },
];
