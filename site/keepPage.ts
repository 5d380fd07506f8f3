import { type DataStrategyFunction, isRouteErrorResponse } from 'react-router-dom';
import { pageUnreachable } from './unreachable';

/**
 * Loads pages as the router does by itself, but where the code or the data of a link's page can't be
 * had, the visitor keeps the page they are on.
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
    await pageUnreachable(request.url);
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
