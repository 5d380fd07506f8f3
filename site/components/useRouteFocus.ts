import { useNavigationType } from 'react-router-dom';
import { useRouteChange } from './useRouteChange';
import { partOf } from './useScroll';

/**
 * Focuses the new page's heading or the addressed section, like a browser loading a page, for
 * keyboards and screen readers.
 */
export function useRouteFocus(): void {
  const navigationType = useNavigationType();
  useRouteChange(({ pathname, search, hash }, previous) => {
    if (hash) {
      if (navigationType !== 'POP') focus(partOf(hash));
      return;
    }
    if (pathname === previous.pathname && search === previous.search) return;
    // Pages with steps in their address focus the step's own heading.
    if (document.activeElement?.matches('main h2')) return;
    focus(document.querySelector<HTMLElement>('main h1'));
  });
}

function focus(element: HTMLElement | null | undefined): void {
  // The page may have focused an inner element, such as an invalid field.
  if (!element || element.contains(document.activeElement)) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
