import { useEffect } from 'react';
import { brand } from '../../../shared/brand';

/** Sets the browser tab's title to that of the page, or of the dialog above it. */
export function usePageTitle(title: string) {
  useEffect(() => {
    const below = document.title;
    document.title = `${title} · ${brand.shortName} admin`;
    return () => {
      document.title = below;
    };
  }, [title]);
}
