import { useEffect } from 'react';
import { findPage } from '../loadPage';
import { prefetchPage, useGo } from '../navigation';
import { notFoundRoute } from '../pageList';
import { useSettings } from '../settings';

/**
 * Loads pages of this site when a link is pressed, and navigates on click. Ignores links with
 * `data-reload`.
 */
export function usePageLinks(): void {
  const go = useGo();
  const { asAt } = useSettings();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = linkPressed(event);
      if (!link || !(isHere(link) || leadsToPage(link))) return;
      event.preventDefault();
      void go(link.href, { replace: link.href === window.location.href });
    };
    const press = (event: PointerEvent) => {
      // Pages as on another day are loaded as documents.
      const link = asAt ? undefined : linkPressed(event);
      if (link && !isHere(link) && leadsToPage(link)) prefetchPage(link.href);
    };
    document.addEventListener('click', follow);
    document.addEventListener('pointerdown', press);
    return () => {
      document.removeEventListener('click', follow);
      document.removeEventListener('pointerdown', press);
    };
  }, [go, asAt]);
}

/** Returns the link of a plain press; undefined for any other. */
function linkPressed(event: MouseEvent): HTMLAnchorElement | undefined {
  const { altKey, button, ctrlKey, defaultPrevented, metaKey, shiftKey, target } = event;
  if (defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey)
    return undefined;
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || !['', '_self'].includes(link.target) || link.download) return undefined;
  return link.origin !== window.location.origin || 'reload' in link.dataset ? undefined : link;
}

const isHere = ({ href }: HTMLAnchorElement) =>
  href.includes('#') && href.split('#')[0] === window.location.href.split('#')[0];

const leadsToPage = ({ pathname }: HTMLAnchorElement) => findPage(pathname).route !== notFoundRoute;
