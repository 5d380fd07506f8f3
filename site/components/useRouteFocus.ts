import { useNavigationType } from 'react-router-dom';
import { useRouteChange } from './useRouteChange';
import { partOf } from './useScroll';

/**
 * Moves the focus to the new page's heading or to the part that the address names, as a browser does
 * when it loads a page, so that keyboards start there and screen readers say where they are.
 */
export function useRouteFocus(): void {
  const navigationType = useNavigationType();
  useRouteChange(({ pathname, search, hash }, previous) => {
    if (hash) {
      if (navigationType !== 'POP') focus(partOf(hash));
      return;
    }
    if (pathname === previous.pathname && search === previous.search) return;
    // A page whose steps are in its address takes the focus to the step's own heading.
    if (document.activeElement?.matches('main h2')) return;
    focus(document.querySelector<HTMLElement>('main h1'));
  });
}

function focus(element: HTMLElement | null | undefined): void {
  // A page may have put the focus inside, at the field that is missing say.
  if (!element || element.contains(document.activeElement)) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
