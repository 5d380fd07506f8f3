import { useEffect } from 'react';

/** Names the page, or the dialog over it, in the browser's tab. */
export function usePageTitle(title: string) {
  useEffect(() => {
    const below = document.title;
    document.title = `${title} · Wattlepath admin`;
    return () => {
      document.title = below;
    };
  }, [title]);
}
