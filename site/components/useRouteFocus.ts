import { useRouteChange } from './useRouteChange';

/**
 * Moves the focus to the new page's heading, as a browser does when it loads a page, so that
 * keyboards start there and screen readers say where they are.
 */
export function useRouteFocus(): void {
  useRouteChange((location, previous) => {
    const samePage = location.pathname === previous.pathname && location.search === previous.search;
    if (samePage || location.hash) return;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  });
}
