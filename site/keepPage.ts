import { type DataStrategyFunction, isRouteErrorResponse } from 'react-router-dom';

type Listener = (url: string) => void;

const listeners = new Set<Listener>();

/** Calls `listener` with the address whenever a link's page couldn't be had; returns how to stop. */
export function onUnreachable(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Loads pages as the router does by itself, but where the code or the data of a link's page can't be
 * had, the visitor keeps the page they are on. Where the server is well after all (it has a newer
 * version of the site, say), the page is loaded as a document.
 */
export const keepPage: DataStrategyFunction = async ({ request, matches }) => {
  const results = await Promise.all(
    matches
      .filter((match) => match.shouldLoad)
      .map(async (match) => [match.route.id, await match.resolve()] as const),
  );
  const broken = results.some(
    ([, { type, result }]) =>
      type === 'error' && !(result instanceof Response) && !isRouteErrorResponse(result),
  );
  // Going back or forward has changed the address already: there the failure shows as a page.
  const stays = window.location.href.split('#')[0] !== request.url;
  if (broken && stays && !request.signal.aborted) {
    if (await isServed(request.url)) window.location.assign(request.url);
    else for (const listener of listeners) listener(request.url);
    return new Promise(() => {});
  }
  return Object.fromEntries(results);
};

/** Loads every other page as a document: for one that is as on another day, which they are not. */
export const leavePage: DataStrategyFunction = (args) => {
  const { pathname } = new URL(args.request.url);
  if (pathname === window.location.pathname) return keepPage(args);
  window.location.assign(args.request.url);
  return new Promise(() => {});
};

async function isServed(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { method: 'HEAD' })).status < 500;
  } catch {
    return false;
  }
}
