import { useEffect } from 'react';
import { findPage } from '../loadPage';
import { prepare, useGo } from '../navigation';
import { notFoundRoute } from '../pageList';
import { useSettings } from '../settings';

/**
 * Requests a page of this site when a link to it is pressed, wherever it stands, and goes there at the
 * click; one with `data-reload` is the browser's.
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
      // Other pages of another day are documents: nothing to request.
      const link = asAt ? undefined : linkPressed(event);
      if (link && !isHere(link) && leadsToPage(link)) prepare(link.href);
    };
    document.addEventListener('click', follow);
    document.addEventListener('pointerdown', press);
    return () => {
      document.removeEventListener('click', follow);
      document.removeEventListener('pointerdown', press);
    };
  }, [go, asAt]);
}

/** The link that a plain press asks for; undefined at any other press. */
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
