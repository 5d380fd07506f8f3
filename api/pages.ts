import { Hono } from 'hono';
import { matchPath } from 'react-router-dom';
import { pageRoutes } from '../site/routes';
import { type ApiFetch, type RenderedPage, renderPage } from '../site/server';
import { sharedCacheControl } from './cacheControl';
import type { ClientFiles } from './clientFiles';
import { StoredAnswer } from './contentCache';
import type { Services } from './context';

/**
 * The site's pages, rendered at their first request and kept until content changes.
 * @param api answers the pages' own API calls in this process.
 */
export function pageRoutesOf(services: Services, api: ApiFetch, client: ClientFiles) {
  const { cache, environment, headers } = services;
  const cacheControl = sharedCacheControl(environment);
  const htmlHeaders = {
    ...headers.site,
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': cacheControl,
  };
  const settings = { siteUrl: environment.SITE_URL, storageUrl: environment.STORAGE_URL };

  async function render(url: URL): Promise<StoredAnswer> {
    const page = await renderPage(new Request(url), api, settings);
    if (page instanceof Response) return redirect(page, cacheControl);
    const document = await client.readDocument('site', url.pathname);
    const html = fillDocument(document, page, client.pageLinks(page.file));
    return new StoredAnswer(page.status === 200 ? 200 : 404, Buffer.from(html), htmlHeaders);
  }

  return new Hono().get('*', async (c) => {
    const url = pageUrl(c.req.url);
    if (url.pathname.length > 1 && url.pathname.endsWith('/')) {
      // One slash at the start: two would name another site.
      const path = url.pathname.replace(/^\/+|\/+$/g, '');
      return c.redirect(`/${path}${url.search}`, 301);
    }
    const answer = await cache.get(`${url.pathname}${url.search}`, () => render(url));
    return answer.answer(c);
  });
}

/** The URL with only the parameters that the page reads, so that any other is the same page. */
function pageUrl(text: string): URL {
  const url = new URL(text);
  if (url.search === '') return url;
  const route = pageRoutes.find(({ path }) => matchPath(path, url.pathname));
  // Two values are enough for a page to see that it is asked twice, and to lead to a clean address.
  const read = (route?.query ?? []).flatMap((name) =>
    url.searchParams
      .getAll(name)
      .slice(0, 2)
      .map((value) => [name, value]),
  );
  url.search = new URLSearchParams(read).toString();
  return url;
}

function redirect(response: Response, cacheControl: string): StoredAnswer {
  const location = response.headers.get('Location') ?? '/';
  return new StoredAnswer(301, Buffer.alloc(0), {
    Location: location,
    'Cache-Control': cacheControl,
  });
}

function fillDocument(document: string, page: RenderedPage, links: string): string {
  const data = `<script type="application/json" id="page-data">${page.data}</script>`;
  return (
    document
      .replace('<!--page-head-->', () => page.head)
      // A page's styles come after those of all pages, as they do when a visitor goes on to it.
      .replace('</head>', () => `${links}</head>`)
      .replace('<!--page-body-->', () => page.body)
      .replace('<!--page-data-->', () => data)
  );
}
