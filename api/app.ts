import { dirname, join } from 'node:path';
import { Hono } from 'hono';
import { refuseOtherOrigins } from './auth/origin';
import { sessionSecret } from './auth/secret';
import { currentSession } from './auth/sessions';
import type { Services } from './context';
import { createChallenger } from './enquiries/challenge';
import { assetRoutes } from './http/assets';
import { ContentCache } from './http/contentCache';
import { earlierAssets } from './http/earlierAssets';
import { answerError } from './http/errors';
import { redirectWww } from './http/oneHost';
import { limitRequest, refuseAllButGet, refuseUnrouted } from './http/requestLimits';
import { securityHeaders } from './http/securityHeaders';
import { DailyFacts } from './pages/dailyFacts';
import { mailLinkRoutes } from './pages/mailLinks';
import { pageRoutesOf } from './pages/pages';
import { previewRoutes } from './pages/previews';
import type { SiteAssets } from './pages/siteAssets';
import { authorRoutes } from './posts/authors';
import { blogCategoryRoutes } from './posts/blogCategories';
import { blogRoutes } from './posts/blogs';
import { checkRoutes } from './posts/checks';
import { comparisonRoutes } from './posts/comparisons';
import { draftRecoveryRoutes, draftRoutes } from './posts/drafts';
import { postRoutes } from './posts/posts';
import { previewLinkRoutes } from './posts/previewLinks';
import { publicationRoutes } from './posts/publications';
import { redirectRoutes } from './posts/redirects';
import { relatedPostRoutes } from './posts/relatedPosts';
import { recoveryRoutes, trashRoutes } from './posts/trash';
import { unpublicationRoutes } from './posts/unpublications';
import { restorationRoutes, versionRoutes } from './posts/versions';
import { accountRoutes } from './routes/account';
import { adminRoutes } from './routes/admins';
import { answerFieldRoutes } from './routes/answerFields';
import { answerTemplateRoutes } from './routes/answerTemplates';
import { auditEventRoutes } from './routes/auditEvents';
import { documentRoutes } from './routes/documents';
import { dueRoutes } from './routes/due';
import { editorRoutes } from './routes/editors';
import { enquiryRoutes } from './routes/enquiries';
import { enquiryAnswerRoutes } from './routes/enquiryAnswers';
import { enquiryNoteRoutes } from './routes/enquiryNotes';
import { enquiryNumberRoutes } from './routes/enquiryNumbers';
import { enquiryReplyRoutes } from './routes/enquiryReplies';
import { exportRoutes } from './routes/exports';
import { factListRoutes, factUseRoutes } from './routes/factList';
import { factRoutes } from './routes/facts';
import { factCheckRoutes, factConfirmationRoutes, factValueRoutes } from './routes/factValues';
import { imageRoutes, imageUploadRoutes } from './routes/images';
import { mediaRecoveryRoutes, mediaReplacementRoutes, mediaRoutes } from './routes/media';
import { mailStateRoutes, outboxRoutes } from './routes/outbox';
import { passkeyChallengeRoutes } from './routes/passkeyChallenges';
import { passkeyRoutes } from './routes/passkeys';
import { passwordRoutes } from './routes/password';
import { erasureRoutes, personalDataRoutes } from './routes/personalData';
import { searchRoutes } from './routes/search';
import { searchMissRoutes } from './routes/searchMisses';
import { secondStepRoutes } from './routes/secondStep';
import { sessionRoutes } from './routes/session';
import { ownSessionRoutes } from './routes/sessions';
import { subscriberRoutes } from './routes/subscribers';
import { subscriptionRoutes } from './routes/subscriptions';
import { searchAllowance } from './search/allowance';

export interface AppOptions
  extends Pick<Services, 'db' | 'environment' | 'replica' | 'wakeSender'> {
  client: SiteAssets;
  cache?: ContentCache;
  /** What keeps the facts that pages name; its clock says which day it is. */
  facts?: DailyFacts;
  /** Called when what is planned to go live was changed. */
  wakePublisher(): void;
}

/** The whole of HTTP: API, images, admin, site. It listens nowhere; `server.ts` does. */
export function createApp({
  db,
  environment,
  client,
  cache = new ContentCache(),
  facts = new DailyFacts(db, cache, environment),
  wakeSender,
  wakePublisher,
  replica,
}: AppOptions) {
  const headers = securityHeaders(environment, client.folders.length === 0);
  const services: Services = {
    db,
    environment,
    headers,
    secret: sessionSecret(db),
    cache,
    facts,
    today: () => facts.today(),
    factsChanged: (keys) => facts.changed(keys),
    wakeSender,
    replica,
  };
  const challenger = createChallenger(services);
  const allowed = searchAllowance(services);
  const unstored = Object.entries({ ...headers.api, 'Cache-Control': 'no-store' });
  const api = new Hono()
    .use((c, next) => {
      for (const [name, value] of unstored) c.header(name, value);
      return next();
    })
    .use(refuseOtherOrigins(environment))
    .route('/blogs', blogRoutes(services))
    .route('/posts', postRoutes(services))
    .route('/search', searchRoutes(services, allowed))
    .route('/search-misses', searchMissRoutes(services))
    .route('/related-posts', relatedPostRoutes(services))
    .route('/authors', authorRoutes(services))
    .route('/drafts', draftRoutes(services))
    .route('/draft-recoveries', draftRecoveryRoutes(services))
    .route('/checks', checkRoutes(services))
    .route('/publications', publicationRoutes(services, wakePublisher))
    .route('/unpublications', unpublicationRoutes(services))
    .route('/redirects', redirectRoutes(services))
    .route('/versions', versionRoutes(services))
    .route('/comparisons', comparisonRoutes(services))
    .route('/restorations', restorationRoutes(services))
    .route('/preview-links', previewLinkRoutes(services))
    .route('/recoveries', recoveryRoutes(services, wakePublisher))
    .route('/trash', trashRoutes(services))
    .route('/editors', editorRoutes(services))
    .route('/facts', factRoutes(services))
    .route('/fact-list', factListRoutes(services))
    .route('/fact-values', factValueRoutes(services))
    .route('/fact-checks', factCheckRoutes(services))
    .route('/fact-confirmations', factConfirmationRoutes(services))
    .route('/fact-uses', factUseRoutes(services))
    .route('/due', dueRoutes(services))
    .route('/enquiries', enquiryRoutes(services, challenger, client))
    .route('/enquiry-notes', enquiryNoteRoutes(services))
    .route('/enquiry-answers', enquiryAnswerRoutes(services))
    .route('/enquiry-replies', enquiryReplyRoutes(services))
    .route('/enquiry-numbers', enquiryNumberRoutes(services))
    .route('/answer-templates', answerTemplateRoutes(services))
    .route('/answer-fields', answerFieldRoutes(services))
    .route('/exports', exportRoutes(services))
    .route('/erasures', erasureRoutes(services))
    .route('/personal-data', personalDataRoutes(services))
    .route('/blog-categories', blogCategoryRoutes(services))
    .route('/admins', adminRoutes(services))
    .route('/audit-events', auditEventRoutes(services))
    .route('/session', sessionRoutes(services))
    .route('/sessions', ownSessionRoutes(services))
    .route('/account', accountRoutes(services))
    .route('/second-step', secondStepRoutes(services))
    .route('/passkeys', passkeyRoutes(services))
    .route('/passkey-challenges', passkeyChallengeRoutes(services))
    .route('/password', passwordRoutes(services))
    .route('/images', imageUploadRoutes(services))
    .route('/media', mediaRoutes(services))
    .route('/media-recoveries', mediaRecoveryRoutes(services))
    .route('/media-replacements', mediaReplacementRoutes(services))
    .route('/subscribers', subscriberRoutes(services))
    .route('/outbox', outboxRoutes(services))
    .route('/mail-state', mailStateRoutes(services))
    .route('/', subscriptionRoutes(services))
    .all(
      '*',
      refuseUnrouted(() => app),
    );

  const app = new Hono();
  app.onError((error, c) => answerError(error, c, headers.documents));
  app.use(limitRequest);
  app.use(redirectWww(environment));
  app.route('/api', api);
  app.route('/images', imageRoutes(services));
  app.route('/', documentRoutes(services));
  app.get('/admin/*', async (c) => {
    const document = await client.readDocument('admin', c.req.path);
    const signedIn = (await currentSession(services, c)) ? 'yes' : 'no';
    const facts =
      `<meta name="site-stylesheet" content="${client.siteStylesheet}">` +
      `<meta name="post-stylesheets" content="${client.postStylesheets.join(' ')}">` +
      `<meta name="signed-in" content="${signedIn}">`;
    return c.html(document.replace('</head>', `${facts}</head>`), 200, {
      ...headers.admin,
      'Cache-Control': 'no-store',
    });
  });
  for (const folder of client.folders) app.route('/', assetRoutes(folder));
  if (client.folders.length > 0) {
    const store = join(dirname(environment.DATABASE_FILE), 'earlier-assets');
    app.route('/', earlierAssets(client.folders, store));
  }
  app.route('/preview', previewRoutes(services, client));
  app.route('/', mailLinkRoutes(services, client));
  app.route('/', pageRoutesOf(services, client, allowed));
  app.all('*', refuseAllButGet);
  return app;
}
