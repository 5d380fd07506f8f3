import { useNavigationType } from 'react-router-dom';
import { useRouteChange } from './useRouteChange';

/**
 * Moves the focus to the new page's heading or to the part that the address names, as a browser does
 * when it loads a page, so that keyboards start there and screen readers say where they are.
 */
export function useRouteFocus(): void {
  const navigationType = useNavigationType();
  useRouteChange(({ pathname, search, hash }, previous) => {
    if (hash) {
      if (navigationType !== 'POP') goTo(hash);
      return;
    }
    if (pathname === previous.pathname && search === previous.search) return;
    // A page whose steps are in its address takes the focus to the step's own heading.
    if (document.activeElement?.matches('main h2')) return;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (heading) focus(heading);
  });
}

/** The router scrolls to ids alone; older articles name their anchors. */
function goTo(hash: string): void {
  const name = decodeURIComponent(hash.slice(1));
  const part = document.getElementById(name);
  const target = part ?? document.getElementsByName(name)[0];
  // A page may have put the focus inside, at the field that is missing say.
  if (!target || target.contains(document.activeElement)) return;
  if (!part) target.scrollIntoView();
  focus(target);
}

function focus(element: HTMLElement): void {
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
