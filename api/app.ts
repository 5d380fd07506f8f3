import { Hono } from 'hono';
import { assetRoutes } from './assets';
import { ContentCache } from './contentCache';
import type { ReadDocument, Services } from './context';
import { ApiFailure, answerError } from './errors';
import { refuseOtherOrigins } from './origin';
import { pageRoutesOf } from './pages';
import { adminRoutes } from './routes/admins';
import { blogCategoryRoutes } from './routes/blogCategories';
import { blogRoutes } from './routes/blogs';
import { documentRoutes } from './routes/documents';
import { imageRoutes, imageUploadRoutes } from './routes/images';
import { passwordRoutes } from './routes/password';
import { sessionRoutes } from './routes/session';
import { subscriptionRoutes } from './routes/subscriptions';
import { sessionSecret } from './secret';

export interface AppOptions extends Pick<Services, 'db' | 'environment'> {
  readDocument: ReadDocument;
  /** Folder of the built browser files; none in development, where Vite serves them. */
  assetsFolder?: string | undefined;
  /** Called when a subscription was written to the outbox. */
  wakeSender(): void;
}

/** The whole of HTTP: API, images, admin, site. It listens nowhere; `server.ts` does. */
export function createApp({ db, environment, readDocument, assetsFolder, wakeSender }: AppOptions) {
  const services: Services = {
    db,
    environment,
    secret: sessionSecret(db),
    cache: new ContentCache(),
  };
  const api = new Hono()
    .use(refuseOtherOrigins(environment))
    .route('/blogs', blogRoutes(services))
    .route('/blog-categories', blogCategoryRoutes(services))
    .route('/admins', adminRoutes(services))
    .route('/session', sessionRoutes(services))
    .route('/password', passwordRoutes(services))
    .route('/images', imageUploadRoutes(services))
    .route('/', subscriptionRoutes(services, wakeSender))
    .all('*', () => {
      throw new ApiFailure(404, { message: 'The API has no such address.' });
    });

  const app = new Hono();
  app.onError(answerError);
  app.route('/api', api);
  app.route('/images', imageRoutes(services));
  app.route('/', documentRoutes(services));
  app.get('/admin/*', async (c) => c.html(await readDocument('admin', c.req.path)));
  if (assetsFolder) app.route('/', assetRoutes(assetsFolder));
  app.route(
    '/',
    pageRoutesOf(services, async (path) => app.request(path), readDocument),
  );
  return app;
}
