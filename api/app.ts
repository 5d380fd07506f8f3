import { dirname, join } from 'node:path';
import { Hono } from 'hono';
import { areDeletionsHeld } from '../db/clock';
import { embedOrigins } from '../site/api';
import { refuseOtherOrigins } from './accounts/origin';
import { personalAccess } from './accounts/personalAccess';
import { publishAccess } from './accounts/publishAccess';
import { routes as accounts } from './accounts/routes';
import { sessionSecret } from './accounts/secret';
import { currentSession } from './accounts/sessions';
import { calendarFeedRoutes } from './bookings/calendarFeedRoutes';
import { tellOfPrice } from './bookings/prices';
import { routes as bookings } from './bookings/routes';
import { tellOfLink } from './bookings/videoLinks';
import type { Services } from './context';
import { routes as enquiries } from './enquiries/routes';
import { routes as factRoutes } from './facts/routes';
import { assetRoutes } from './http/assets';
import { earlierAssets } from './http/earlierAssets';
import { errorResponse } from './http/errors';
import { limitRequest, refuseAllButGet, refuseUnrouted } from './http/requestLimits';
import { securityHeaders } from './http/securityHeaders';
import { redirectWww } from './http/wwwRedirect';
import { routes as links } from './links/routes';
import { routes as mail } from './mail/routes';
import { imageRoutes } from './media/imageRoutes';
import { landscapeRoutes } from './media/landscapeRoutes';
import { routes as media } from './media/routes';
import { refuseWithoutFile, watchFilePath } from './operate/filePlace';
import { type Metrics, metricsRoutes } from './operate/metrics';
import { routes as operate } from './operate/routes';
import { explainFailedSave, refuseDuringUpdate } from './operate/updateWatch';
import { bookingLinkRoutes } from './pages/bookingLinks';
import { documentRoutes } from './pages/documentRoutes';
import { mailLinkRoutes } from './pages/mailLinks';
import { pageRoutesOf } from './pages/pages';
import { previewRoutes } from './pages/previews';
import { pageShower } from './pages/showPage';
import { siteDataOf } from './pages/siteData';
import { paperFileRoutes } from './papers/paperFiles';
import { routes as papers } from './papers/routes';
import { escapeHtml } from './posts/html/tree';
import { routes as posts } from './posts/routes';
import { publishSnippet } from './posts/snippetRoutes';
import { plainRoutes } from './resources/plain';
import { searchAllowance } from './search/allowance';
import { routes as search } from './search/routes';
import { routes as signatures } from './signatures/routes';
import { type SiteContent, siteContentOf } from './siteContent';

const rooms = [
  posts,
  media,
  papers,
  factRoutes,
  enquiries,
  bookings,
  mail,
  accounts,
  search,
  operate,
  signatures,
  links,
  (services: Services) =>
    plainRoutes(services, {
      people: (before, after) => before && tellOfLink(services, before, after),
      snippets: (before, after) => before && publishSnippet(services, before, after),
      'consultation-kinds': (before, after) => tellOfPrice(services, before, after),
    }),
];

export interface AppOptions
  extends Pick<
    Services,
    'db' | 'environment' | 'replica' | 'client' | 'wakeSender' | 'wakePublisher'
  > {
  content?: SiteContent;
  /** Counts requests and is served, if there is a METRICS_TOKEN. */
  metrics?: Metrics | undefined;
}

/** Builds the whole HTTP app: API, images, admin, site. `server.ts` listens. */
export function createApp({
  db,
  environment,
  client,
  content = siteContentOf(db, environment),
  metrics,
  wakeSender,
  wakePublisher,
  replica,
}: AppOptions) {
  const { facts, firm } = content;
  const headers = securityHeaders(environment, client.folders.length === 0, () =>
    embedOrigins(firm.onPages),
  );
  const site = siteDataOf({ db, facts, firm });
  const services: Services = {
    db,
    environment,
    headers,
    site,
    showPage: pageShower({ ...content, client, environment, headers, site }),
    secret: sessionSecret(db),
    ...content,
    today: () => facts.today(),
    factsChanged: (keys) => facts.changed(keys),
    wakeSender,
    wakePublisher,
    client,
    allowSearch: searchAllowance({ environment }),
    replica,
  };
  const unstored = Object.entries({ ...headers.api, 'Cache-Control': 'no-store' });
  const api = new Hono()
    .use((c, next) => {
      for (const [name, value] of unstored) c.header(name, value);
      return next();
    })
    .use(refuseOtherOrigins(environment));
  api.route('/', personalAccess(services));
  api.route('/', publishAccess(services));
  for (const routes of rooms) api.route('/', routes(services));
  api.all(
    '*',
    refuseUnrouted(() => app),
  );

  const app = new Hono();
  app.onError((error, c) => errorResponse(explainFailedSave(db, error), c, headers.documents));
  if (metrics) app.use(metrics.count);
  app.use(limitRequest);
  app.use(refuseDuringUpdate(db));
  app.use(refuseWithoutFile(watchFilePath(db)));
  app.use(redirectWww(environment));
  app.route('/api', api);
  app.route('/images', imageRoutes(services));
  app.route('/images', landscapeRoutes(services));
  app.route('/papers', paperFileRoutes(services));
  app.route('/', documentRoutes(services));
  app.route('/metrics', metricsRoutes(services, metrics));
  app.get('/admin/*', async (c) => {
    const document = await client.readDocument('admin', c.req.path);
    const session = await currentSession(services, c);
    const facts =
      `<meta name="site-stylesheet" content="${client.siteStylesheet}">` +
      `<meta name="post-stylesheets" content="${client.postStylesheets.join(' ')}">` +
      `<meta name="username" content="${escapeHtml(session?.username ?? '')}">` +
      `<meta name="may-see-clients" content="${session?.may_see_clients ? 'yes' : 'no'}">` +
      `<meta name="may-publish" content="${session?.may_publish ? 'yes' : 'no'}">`;
    return c.html(document.replace('</head>', `${facts}</head>`), 200, {
      ...headers.admin,
      'Cache-Control': 'no-store',
    });
  });
  for (const folder of client.folders) app.route('/', assetRoutes(folder));
  if (client.folders.length > 0) {
    const store = join(dirname(environment.DATABASE_FILE), 'earlier-assets');
    app.route('/', earlierAssets(client.folders, store, !areDeletionsHeld(db)));
  }
  app.route('/preview', previewRoutes(services));
  app.route('/booking', bookingLinkRoutes(services));
  app.route('/calendar', calendarFeedRoutes(services));
  app.route('/', mailLinkRoutes(services));
  app.route('/', pageRoutesOf(services));
  app.all('*', refuseAllButGet);
  return app;
}
