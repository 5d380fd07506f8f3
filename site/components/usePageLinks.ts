import { useEffect } from 'react';
import { matchPath, useNavigate } from 'react-router-dom';
import { pageRoutes } from '../pageList';

/**
 * Takes links to this site's pages, wherever they stand, through the router, and so those within the
 * page: the browser's own would give all their entries of the history one key, and Back would lead
 * to the place that was left last. One with `data-reload` is the browser's.
 */
export function usePageLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = linkPressed(event);
      if (!link || !(isHere(link) || leadsToPage(link))) return;
      event.preventDefault();
      const { pathname, search, hash, href } = link;
      navigate({ pathname, search, hash }, { replace: href === window.location.href });
    };
    // From the browser's cache of whole pages, the router's wish comes back undone.
    const takeOver = () => {
      window.history.scrollRestoration = 'manual';
    };
    // On its way down: React stops a press within a part that it has yet to take over.
    document.addEventListener('click', follow, true);
    window.addEventListener('pageshow', takeOver);
    return () => {
      document.removeEventListener('click', follow, true);
      window.removeEventListener('pageshow', takeOver);
    };
  }, [navigate]);
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

const leadsToPage = ({ pathname }: HTMLAnchorElement) =>
  pageRoutes.some(({ path }) => path !== '*' && matchPath(path, pathname));
