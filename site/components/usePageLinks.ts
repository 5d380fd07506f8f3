import { useEffect } from 'react';
import { findPage } from '../loadPage';
import { useGo } from '../navigation';
import { notFoundRoute } from '../pageList';

/** Leads along links to this site's pages, wherever they stand; one with `data-reload` is the browser's. */
export function usePageLinks(): void {
  const go = useGo();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = linkPressed(event);
      if (!link || !(isHere(link) || leadsToPage(link))) return;
      event.preventDefault();
      void go(link.href, { replace: link.href === window.location.href });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [go]);
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
