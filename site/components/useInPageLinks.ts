import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Takes links within the page through the router. The browser's own would give all their entries of
 * the history one key, and Back would lead to the place that was left last.
 */
export function useInPageLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const hash = hashAsked(event);
      if (hash === undefined) return;
      event.preventDefault();
      const { pathname, search } = window.location;
      navigate({ pathname, search, hash }, { replace: hash === window.location.hash });
    };
    // From the browser's cache of whole pages, the router's wish comes back undone.
    const takeOver = () => {
      window.history.scrollRestoration = 'manual';
    };
    document.addEventListener('click', follow);
    window.addEventListener('pageshow', takeOver);
    return () => {
      document.removeEventListener('click', follow);
      window.removeEventListener('pageshow', takeOver);
    };
  }, [navigate]);
}

/** The part of this page that a plain press asks for; undefined at any other press. */
function hashAsked(event: MouseEvent): string | undefined {
  const { altKey, button, ctrlKey, defaultPrevented, metaKey, shiftKey, target } = event;
  if (defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey)
    return undefined;
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || !['', '_self'].includes(link.target) || !link.href.includes('#')) return undefined;
  const here = window.location.href.split('#')[0];
  return link.href.split('#')[0] === here ? link.hash : undefined;
}
