import type { Firm } from '../shared/publicFirm';
import type { SiteSettings } from './data';
import type { RefusedForm } from './formState';
import type { LoadedData } from './loadPage';

/** Id of the script in `<head>`: an article can't insert one before it. */
export const pageDataId = 'page-data';

/** Data passed from the server's rendering to the browser's, as JSON in the page. */
export interface PageData {
  settings: SiteSettings;
  firm: Firm;
  /** The loader's data without `html`, which the page already contains. */
  data?: LoadedData;
  /** True if loading failed. */
  failed?: true;
  /** A refused form, and the page's own address, since the response came from another. */
  refused?: { form: RefusedForm; address: string };
}

/** Marks the element with the `html` of a page's data. */
export const shownHtml = { 'data-html': '' };

/** Adds the rendered HTML back to a page's data. */
export function withShownHtml(data: LoadedData, page: Element): LoadedData {
  const shown = page.querySelector('[data-html]');
  return shown ? { ...data, html: shown.innerHTML } : data;
}
