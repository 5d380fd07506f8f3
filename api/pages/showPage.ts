import { Redirect } from '../../site/api';
import { servePage } from '../../site/server';
import type { Services } from '../context';
import { StoredResponse } from '../http/storedResponse';
import { renderDocument } from './renderDocument';

type Used = Pick<Services, 'client' | 'environment' | 'headers' | 'site'>;

/** Returns how a page is shown that is made for one request: never kept, here or by others. */
export function pageShower({ client, environment, headers, site }: Used): Services['showPage'] {
  return async (c, url, shown = {}) => {
    const page = await servePage(url, { ...site, ...shown.site });
    if (page instanceof Redirect) return c.redirect(page.to, 303);
    const path = shown.path ?? url.pathname;
    const html = await renderDocument(page, path, client, environment, shown);
    const status = page.status === 200 ? (shown.status ?? 200) : page.status;
    const own = {
      ...headers.site,
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      ...shown.headers,
    };
    return new StoredResponse(status, html, own).uncached().respond(c);
  };
}
