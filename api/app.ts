import { Hono } from 'hono';
import { assetRoutes } from './assets';
import type { ClientFiles } from './clientFiles';
import { ContentCache } from './contentCache';
import type { Services } from './context';
import { answerError } from './errors';
import { refuseOtherOrigins } from './origin';
import { pageRoutesOf } from './pages';
import { limitRequest, refuseAllButGet, refuseUnrouted } from './requestLimits';
import { adminRoutes } from './routes/admins';
import { auditEventRoutes } from './routes/auditEvents';
import { blogCategoryRoutes } from './routes/blogCategories';
import { blogRoutes } from './routes/blogs';
import { documentRoutes } from './routes/documents';
import { imageRoutes, imageUploadRoutes } from './routes/images';
import { passwordRoutes } from './routes/password';
import { sessionRoutes } from './routes/session';
import { shareImageRoutes } from './routes/shareImages';
import { subscriptionRoutes } from './routes/subscriptions';
import { sessionSecret } from './secret';
import { securityHeaders } from './securityHeaders';
import { currentSession } from './sessions';

export interface AppOptions extends Pick<Services, 'db' | 'environment'> {
  client: ClientFiles;
  cache?: ContentCache;
  /** Called when a subscription was written to the outbox. */
  wakeSender(): void;
}

/** The whole of HTTP: API, images, admin, site. It listens nowhere; `server.ts` does. */
export function createApp({
  db,
  environment,
  client,
  cache = new ContentCache(),
  wakeSender,
}: AppOptions) {
  const headers = securityHeaders(environment, client.folders.length === 0);
  const services: Services = {
    db,
    environment,
    headers,
    secret: sessionSecret(db),
    cache,
  };
  const unstored = Object.entries({ ...headers.api, 'Cache-Control': 'no-store' });
  const api = new Hono()
    .use((c, next) => {
      for (const [name, value] of unstored) c.header(name, value);
      return next();
    })
    .use(refuseOtherOrigins(environment))
    .route('/blogs', blogRoutes(services))
    .route('/blog-categories', blogCategoryRoutes(services))
    .route('/admins', adminRoutes(services))
    .route('/audit-events', auditEventRoutes(services))
    .route('/session', sessionRoutes(services))
    .route('/password', passwordRoutes(services))
    .route('/images', imageUploadRoutes(services))
    .route('/', subscriptionRoutes(services, wakeSender))
    .all(
      '*',
      refuseUnrouted(() => app),
    );

  const app = new Hono();
  app.onError((error, c) => answerError(error, c, headers.documents));
  app.use(limitRequest);
  app.route('/api', api);
  app.route('/images', imageRoutes(services));
  app.route('/share', shareImageRoutes(services));
  app.route('/', documentRoutes(services));
  app.get('/admin/*', async (c) => {
    const document = await client.readDocument('admin', c.req.path);
    const signedIn = (await currentSession(services, c)) ? 'yes' : 'no';
    const facts =
      `<meta name="site-stylesheet" content="${client.siteStylesheet}">` +
      `<meta name="signed-in" content="${signedIn}">`;
    return c.html(document.replace('</head>', `${facts}</head>`), 200, {
      ...headers.admin,
      'Cache-Control': 'no-store',
    });
  });
  for (const folder of client.folders) app.route('/', assetRoutes(folder));
  const ownApi = async (path: string) => app.request(path);
  app.route('/', pageRoutesOf(services, ownApi, client));
  app.all('*', refuseAllButGet);
  return app;
}
