import { useIsFetching } from '@tanstack/react-query';
import { lazy, useEffect } from 'react';
import { PlainField } from './PlainField';
import { adoptSiteArticleStyles } from './siteArticleStyles';

const load = () => import('./RichTextField');

/**
 * Imported when a form needs it, so that lists load fast. If that fails, it is logged and a plain
 * text area appears.
 */
export const RichTextField = lazy(async () => {
  try {
    const [field] = await Promise.all([load(), adoptSiteArticleStyles()]);
    return field;
  } catch (error) {
    console.error(error);
    return { default: PlainField };
  }
});

/** Imports the editor once the first page has been read and the browser has nothing to do. */
export function usePreloadedEditor(): void {
  const isReading = useIsFetching() > 0;
  useEffect(() => {
    // Safari has no idle callback: there it loads when needed.
    if (isReading || !globalThis.requestIdleCallback) return;
    const asked = requestIdleCallback(() => void load().catch(console.error));
    return () => cancelIdleCallback(asked);
  }, [isReading]);
}
