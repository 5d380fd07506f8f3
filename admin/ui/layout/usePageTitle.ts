import { useEffect } from 'react';
import { brand } from '../../../shared/brand';

/** Names the page, or the dialog over it, in the browser's tab. */
export function usePageTitle(title: string) {
  useEffect(() => {
    const below = document.title;
    document.title = `${title} · ${brand.shortName} admin`;
    return () => {
      document.title = below;
    };
  }, [title]);
}
