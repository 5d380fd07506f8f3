import type { HydrationState } from 'react-router-dom';
import type { SiteSettings } from './data';
import type { FormState } from './formState';

/** Of the script in `<head>`: nothing that an article holds can come before it. */
export const pageDataId = 'page-data';

/** What the server's rendering hands to the browser's, as JSON in the page. */
export interface PageData {
  settings: SiteSettings;
  hydration: Pick<HydrationState, 'loaderData' | 'errors'>;
  /** What the page shows again of a form, and the page's own address: it was answered at another. */
  refused?: { form: FormState; address: string };
}

/**
 * JSON that is safe inside a `<script>` element: no `<`, so no `</script>` and no `<!--`, and no
 * line break that only JavaScript knows. JSON itself escapes what no document can hold.
 */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
