import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { HelmetProvider } from 'react-helmet-async';
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import { StandingContext } from './components/Standing';
import { company } from './content/company';
import { enquiryForm } from './content/enquiryForm';
import type { RequestContext, SiteSettings } from './data';
import { withPackedFacts } from './facts/packed';
import { preloadedFonts } from './fonts';
import { type FormState, FormStateContext } from './formState';
import { type PageData, pageDataId, scriptJson } from './pageData';
import { notFoundRoute, type PageRoute, pageRoutes } from './pageList';
import { routes } from './routes';
import { SettingsContext } from './settings';
import { withoutHtml } from './shownHtml';

export { answerBy } from './companyHours';
export { endOfDayInWords, officeMoment } from './components/enquiry/momentInWords';
export { consultationProblems } from './components/enquiry/problems';
export { knownZone } from './components/enquiry/timeChoices';
export { enquiryTopics } from './content/enquiryForm';
export { noticeText } from './content/privacyNotice';
export { retention } from './content/retention';
export { fillIn, inForm } from './facts/fill';
export { refsIn, replaceInArticle, splitRef } from './facts/names';
export { type PageFact, type PageFacts, pageFact } from './facts/pageFact';
export { pagePaths } from './pagePaths';
export { webManifest } from './webManifest';
export type SiteData = RequestContext['data'];

/** A page with its data. */
export interface LoadedPage {
  /** 404 where there is nothing at the address, 500 where its loader failed. */
  status: number;
  /** The page's line in the list of pages. */
  route: PageRoute;
  /** @param form what was sent without a script and refused, to be shown again. */
  render(settings: SiteSettings, form?: FormState): RenderedPage;
}

/** A page rendered for the first request, in parts for the HTML template. */
export interface RenderedPage {
  /** title, meta, link: goes into `<head>`. */
  head: string;
  /** Goes into `#root`. */
  body: string;
  /** Script element with what the browser's rendering starts from: goes into `<head>`. */
  data: string;
}

/** What a form says that could not be taken in through no fault of its own. */
export const formFailed = enquiryForm.problems.failed;
/** What the feed says of whose it is. */
export const siteIdentity = { name: company.name, description: company.description };

export { answersInWords } from './answersInWords';
export { embedOrigins } from './embedOrigins';
export type { FormState } from './formState';

const fontLinks = preloadedFonts
  .map((url) => `<link rel="preload" as="font" type="font/woff2" href="${url}" crossorigin>`)
  .join('');

const handler = createStaticHandler(routes);

/**
 * Loads the data of the page at `request.url`.
 * @returns the page or, where its loader redirects, the redirect as a Response.
 */
export async function loadPage(request: Request, data: SiteData): Promise<LoadedPage | Response> {
  const requestContext: RequestContext = { data };
  const context = await handler.query(request, { requestContext });
  if (context instanceof Response) return context;
  for (const error of Object.values(context.errors ?? {})) {
    console.error(`the data of ${request.url}`, error);
  }
  const matched = context.matches.at(-1)?.route.path;
  const route = pageRoutes.find(({ path }) => path === matched) ?? notFoundRoute;
  return {
    status: context.statusCode,
    route,
    render: (settings, form) => renderPage(context, settings, form),
  };
}

/** @throws what a component threw; a loader's failure is rendered as the route's error page. */
function renderPage(
  context: StaticHandlerContext,
  settings: SiteSettings,
  form?: FormState,
): RenderedPage {
  const draw = (standing: boolean) =>
    renderToString(
      <StrictMode>
        <StandingContext value={standing}>
          <SettingsContext value={settings}>
            <HelmetProvider>
              <FormStateContext value={form}>
                <StaticRouterProvider
                  // The context holds the routes that it needs, made ready: all would be again for each page.
                  router={createStaticRouter([], context)}
                  context={context}
                  hydrate={false}
                />
              </FormStateContext>
            </HelmetProvider>
          </SettingsContext>
        </StandingContext>
      </StrictMode>,
    );
  // React marks so a part that it leaves to the browser, where a component threw.
  const drawn = draw(true);
  const html = drawn.includes('<!--$!-->') ? draw(false) : drawn;
  const [head, body] = splitHead(html);
  const { pathname, search } = context.location;
  const data: PageData = {
    settings,
    hydration: {
      loaderData: withPackedFacts(withoutHtml(context.loaderData)),
      errors: serializableErrors(context),
    },
    ...(form && { refused: { form, address: `${pathname}${search}` } }),
  };
  return {
    head: fontLinks + head,
    body,
    data: `<script type="application/json" id="${pageDataId}">${scriptJson(data)}</script>`,
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
