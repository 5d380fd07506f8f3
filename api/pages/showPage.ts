import { Redirect } from '../../site/api';
import { servePage } from '../../site/server';
import type { Services } from '../context';
import { StoredResponse } from '../http/storedResponse';
import { renderDocument } from './renderDocument';

type Used = Pick<Services, 'cache' | 'client' | 'environment' | 'headers' | 'site'>;

/** Returns how a page is shown that is made for one request; browsers and proxies never keep it. */
export function pageShower({
  cache,
  client,
  environment,
  headers,
  site,
}: Used): Services['showPage'] {
  return async (c, url, shown = {}) => {
    const page = await servePage(url, { ...site, ...shown.site });
    if (page instanceof Redirect) return c.redirect(page.to, 303);
    const make = async () => {
      const path = shown.path ?? url.pathname;
      const html = await renderDocument(page, path, client, environment, shown);
      const status = page.status === 200 ? (shown.status ?? 200) : page.status;
      return new StoredResponse(status, html, {
        ...headers.site,
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-store',
        ...shown.headers,
      });
    };
    const { keptAs } = shown;
    const made = keptAs ? await cache.get(keptAs, make) : (await make()).uncached();
    return made.respond(c);
  };
}
