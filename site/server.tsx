import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { HelmetProvider } from 'react-helmet-async';
import { StaticRouter } from 'react-router-dom';
import { Layout } from './components/Layout';
import type { SiteData, SiteSettings } from './data';
import { preloadedFonts } from './fonts';
import { type RefusedForm, RefusedFormContext } from './formState';
import { failedPage, type LoadedPage, loadPage, Redirect } from './loadPage';
import { type PageData, pageDataId } from './pageData';
import { scriptJson } from './scriptJson';
import { SettingsContext } from './settings';

export interface ServedPage extends LoadedPage {
  /** @param form a refused form sent without script, to show again. */
  render(settings: SiteSettings, form?: RefusedForm): RenderedPage;
}

/** A rendered page, in parts for the HTML template. */
export interface RenderedPage {
  /** title, meta, link: goes into `<head>`. */
  head: string;
  /** Goes into `#root`. */
  body: string;
  /** Script element with the initial data of the browser's rendering: goes into `<head>`. */
  data: string;
}

const fontLinks = preloadedFonts
  .map((url) => `<link rel="preload" as="font" type="font/woff2" href="${url}" crossorigin>`)
  .join('');

/**
 * Loads the page at `url` with its data.
 * @returns the page, or a redirect.
 */
export async function servePage(url: URL, site: SiteData): Promise<ServedPage | Redirect> {
  const page = await loadPage(url, site).catch(async (error: unknown) => {
    if (error instanceof Redirect) return error;
    console.error(`the data of ${url}`, error);
    return failedPage(url, await site.firm());
  });
  if (page instanceof Redirect) return page;
  return { ...page, render: (settings, form) => renderPage(page, url, settings, form) };
}

/** @throws errors of components. */
function renderPage(
  page: LoadedPage,
  { pathname, search }: URL,
  settings: SiteSettings,
  form: RefusedForm | undefined,
): RenderedPage {
  const html = renderToString(
    <StrictMode>
      <SettingsContext value={settings}>
        <HelmetProvider>
          <RefusedFormContext value={form}>
            <StaticRouter location={pathname + search}>
              <Layout page={page} />
            </StaticRouter>
          </RefusedFormContext>
        </HelmetProvider>
      </SettingsContext>
    </StrictMode>,
  );
  const [head, body] = splitHead(html);
  const handed: PageData = {
    settings,
    firm: page.firm,
    data: page.data && { ...page.data, html: undefined },
    ...(page.status === 500 && { failed: true }),
    ...(form && { refused: { form, address: pathname + search } }),
  };
  return {
    head: fontLinks + head,
    body,
    data: `<script type="application/json" id="${pageDataId}">${scriptJson(handed)}</script>`,
  };
}

/**
 * Splits off a page's title, meta and link elements, which React writes first: they belong in
 * `<head>`.
 */
function splitHead(html: string): [head: string, body: string] {
  const head = /^(?:<title>[^<]*<\/title>|<meta[^>]*>|<link[^>]*>)*/.exec(html)?.[0] ?? '';
  return [head, html.slice(head.length)];
}
