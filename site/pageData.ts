import type { SiteSettings } from './data';
import type { FormState } from './formState';
import type { LoadedData } from './loadPage';

/** Of the script in `<head>`: nothing that an article holds can come before it. */
export const pageDataId = 'page-data';

/** What the server's rendering hands to the browser's, as JSON in the page. */
export interface PageData {
  settings: SiteSettings;
  /** What the page's loader gave, without its `html`: the page shows that already. */
  data?: LoadedData;
  /** Whether the data couldn't be had. */
  failed?: true;
  /** What the page shows again of a form, and the page's own address: it was answered at another. */
  refused?: { form: FormState; address: string };
}

/** Marks the element that shows the `html` of a page's data. */
export const shownHtml = { 'data-html': '' };

/** The data as the page was drawn with it. */
export function withShownHtml(data: LoadedData, page: Element): LoadedData {
  const shown = page.querySelector('[data-html]');
  return shown ? { ...data, html: shown.innerHTML } : data;
}
