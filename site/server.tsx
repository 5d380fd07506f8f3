import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { HelmetProvider } from 'react-helmet-async';
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import { company } from './content/company';
import type { ApiFetch, RequestContext, SiteSettings } from './data';
import { preloadedFonts } from './fonts';
import { type PageData, scriptJson } from './pageData';
import { pageRoutes, routes } from './routes';
import { SettingsContext } from './settings';

export { drawShareImage } from './share/ShareDrawing';
export { webManifest } from './webManifest';
export type { ApiFetch };

/** A page rendered for the first request, in parts for the HTML template. */
export interface RenderedPage {
  status: number;
  /** title, meta, link: goes into `<head>`. */
  head: string;
  /** The page's own file below the project, e.g. `site/pages/Home.tsx`. */
  file: string;
  /** Goes into `#root`. */
  body: string;
  /** JSON for the `page-data` script. */
  data: string;
}

/** What the feed says of whose it is. */
export const siteIdentity = { name: company.name, description: company.description };

export { embedOrigins } from './embedOrigins';

const fontLinks = preloadedFonts
  .map((url) => `<link rel="preload" as="font" type="font/woff2" href="${url}" crossorigin>`)
  .join('');

const handler = createStaticHandler(routes);

/**
 * Renders the page at `request.url`.
 * @returns the page or, where its loader redirects, the redirect as a Response.
 * @throws what a component threw; a loader's failure is rendered as the route's error page.
 */
export async function renderPage(
  request: Request,
  api: ApiFetch,
  settings: SiteSettings,
): Promise<RenderedPage | Response> {
  const requestContext: RequestContext = { api };
  const context = await handler.query(request, { requestContext });
  if (context instanceof Response) return context;
  const html = renderToString(
    <StrictMode>
      <SettingsContext value={settings}>
        <HelmetProvider>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </HelmetProvider>
      </SettingsContext>
    </StrictMode>,
  );
  const [head, body] = splitHead(html);
  const data: PageData = {
    settings,
    hydration: { loaderData: context.loaderData, errors: serializableErrors(context) },
  };
  const matched = context.matches.at(-1)?.route.path;
  const file = pageRoutes.find(({ path }) => path === matched)?.file ?? 'NotFound.tsx';
  return {
    status: context.statusCode,
    head: fontLinks + head,
    file: `site/pages/${file}`,
    body,
    data: scriptJson(data),
  };
}

/** React writes a page's title, meta and link before its first element: they belong in `<head>`. */
function splitHead(html: string): [head: string, body: string] {
  const head = /^(?:<title>[^<]*<\/title>|<meta[^>]*>|<link[^>]*>)*/.exec(html)?.[0] ?? '';
  return [head, html.slice(head.length)];
}

/** The browser learns that a loader failed, never why: the reason is in the server's log. */
function serializableErrors(context: StaticHandlerContext): PageData['hydration']['errors'] {
  if (!context.errors) return null;
  return Object.fromEntries(Object.keys(context.errors).map((id) => [id, { failed: true }]));
}
