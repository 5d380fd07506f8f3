import {
  createPath,
  createStaticRouter,
  type HydrationState,
  matchRoutes,
  type RouteObject,
} from 'react-router-dom';
import { pageUnreachable } from './unreachable';

type Router = ReturnType<typeof createStaticRouter>;
type Options = Parameters<Router['navigate']>[1];
type To = Parameters<typeof createPath>[0] | string | number | null;

/**
 * A router that shows the first view, as the server's does, until the whole one takes over: what leads
 * from page to page is a fifth of all script, and of no use before a visitor goes on.
 * @param load makes the whole router; it is called again where it failed.
 * @returns also `start`, by which the whole one takes over; it fails where `load` does.
 */
export function createFirstRouter(
  routes: RouteObject[],
  hydration: HydrationState,
  load: () => Promise<Router>,
): { router: Router; start: () => Promise<Router> } {
  const { pathname, search, hash } = window.location;
  const { key } = window.history.state as { key: string };
  const first = createStaticRouter(routes, {
    basename: '/',
    location: { pathname, search, hash, key, state: null, mask: undefined },
    matches: [],
    loaderData: hydration.loaderData ?? {},
    actionData: null,
    errors: hydration.errors ?? null,
    statusCode: 200,
    loaderHeaders: {},
    actionHeaders: {},
  });
  const firstState: Router['state'] = {
    ...first.state,
    matches: matchRoutes(first.routes, pathname) ?? [],
    // As the whole router begins: a page that the browser has shown already isn't scrolled.
    restoreScrollPosition: false,
  };
  const listeners = new Set<Parameters<Router['subscribe']>[0]>();
  let scroll: Parameters<Router['enableScrollRestoration']> | undefined;
  let whole: Router | undefined;
  let starting: Promise<Router> | undefined;

  function takeOver(router: Router): Router {
    whole = router;
    router.subscribe((...change) => {
      for (const listener of listeners) listener(...change);
    });
    if (scroll) {
      // Where the page was when it was last left, and came back whole from the browser's own cache.
      delete scroll[0][key];
      router.enableScrollRestoration(...scroll);
    }
    return router;
  }

  const start = () => {
    starting ??= load().then(takeOver);
    starting.catch(() => {
      starting = undefined;
    });
    return starting;
  };

  async function navigate(to: To, options?: Options): Promise<void> {
    let router: Router;
    try {
      router = await start();
    } catch {
      if (typeof to === 'number') window.history.go(to);
      else await pageUnreachable(addressOf(to));
      return;
    }
    await (typeof to === 'number' ? router.navigate(to) : router.navigate(to, options));
  }

  const router: Router = {
    ...first,
    get state() {
      return whole?.state ?? firstState;
    },
    get routes() {
      return (whole ?? first).routes;
    },
    get manifest() {
      return (whole ?? first).manifest;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    enableScrollRestoration: (...parameters) => {
      scroll = parameters;
      return whole?.enableScrollRestoration(...parameters) ?? (() => {});
    },
    navigate,
  };
  return { router, start };
}

const addressOf = (to: Exclude<To, number>) =>
  new URL(typeof to === 'object' ? createPath(to ?? {}) : to, window.location.href).href;
