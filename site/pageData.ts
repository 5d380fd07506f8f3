import type { HydrationState } from 'react-router-dom';
import type { SiteSettings } from './data';

/** What the server's rendering hands to the browser's, as JSON in the page. */
export interface PageData {
  settings: SiteSettings;
  hydration: Pick<HydrationState, 'loaderData' | 'errors'>;
}

/** JSON that is safe inside a `<script>` element: no `<`, so no `</script>` and no `<!--`. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
