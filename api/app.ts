import { dirname, join } from 'node:path';
import { Hono } from 'hono';
import { accountRoutes } from './accounts/accountRoutes';
import { adminRoutes } from './accounts/adminRoutes';
import { auditEventRoutes } from './accounts/auditEventRoutes';
import { refuseOtherOrigins } from './accounts/origin';
import { ownSessionRoutes } from './accounts/ownSessionRoutes';
import { passkeyChallengeRoutes, passkeyRoutes } from './accounts/passkeyRoutes';
import { passwordRoutes } from './accounts/passwordRoutes';
import { sessionSecret } from './accounts/secret';
import { sessionRoutes } from './accounts/sessionRoutes';
import { currentSession } from './accounts/sessions';
import { twoFactorRoutes } from './accounts/twoFactorRoutes';
import type { Services } from './context';
import { answerFieldRoutes } from './enquiries/answerFieldRoutes';
import { answerTemplateRoutes } from './enquiries/answerTemplateRoutes';
import { createChallenger } from './enquiries/challenge';
import { enquiryAnswerRoutes } from './enquiries/enquiryAnswerRoutes';
import { enquiryNumberRoutes, enquiryRoutes } from './enquiries/enquiryRoutes';
import { enquiryNoteRoutes, enquiryReplyRoutes } from './enquiries/enquiryThreadRoutes';
import { erasureRoutes, personalDataRoutes } from './enquiries/personalDataRoutes';
import { factListRoutes, factUseRoutes } from './facts/factListRoutes';
import { factRoutes } from './facts/factRoutes';
import { factCheckRoutes, factConfirmationRoutes, factValueRoutes } from './facts/factValueRoutes';
import { assetRoutes } from './http/assets';
import { ContentCache } from './http/contentCache';
import { earlierAssets } from './http/earlierAssets';
import { errorResponse } from './http/errors';
import { limitRequest, refuseAllButGet, refuseUnrouted } from './http/requestLimits';
import { securityHeaders } from './http/securityHeaders';
import { redirectWww } from './http/wwwRedirect';
import { mailStateRoutes, outboxRoutes } from './mail/outboxRoutes';
import { subscriberRoutes } from './mail/subscriberRoutes';
import { subscriptionRoutes } from './mail/subscriptionRoutes';
import { imageRoutes, imageUploadRoutes } from './media/imageRoutes';
import { mediaRecoveryRoutes, mediaReplacementRoutes, mediaRoutes } from './media/mediaRoutes';
import { dueRoutes } from './operate/dueRoutes';
import { exportRoutes } from './operate/exportRoutes';
import { DailyFacts } from './pages/dailyFacts';
import { documentRoutes } from './pages/documentRoutes';
import { mailLinkRoutes } from './pages/mailLinks';
import { pageRoutesOf } from './pages/pages';
import { previewRoutes } from './pages/previews';
import type { SiteAssets } from './pages/siteAssets';
import { blogCategoryRoutes } from './posts/blogCategoryRoutes';
import { blogRoutes } from './posts/blogRoutes';
import { checkRoutes } from './posts/checkRoutes';
import { comparisonRoutes } from './posts/comparisonRoutes';
import { draftRecoveryRoutes, draftRoutes } from './posts/draftRoutes';
import { authorRoutes, editorRoutes } from './posts/editorRoutes';
import { postRoutes } from './posts/postRoutes';
import { previewLinkRoutes } from './posts/previewLinkRoutes';
import { publicationRoutes } from './posts/publicationRoutes';
import { redirectRoutes } from './posts/redirectRoutes';
import { relatedPostRoutes } from './posts/relatedPostRoutes';
import { recoveryRoutes, trashRoutes } from './posts/trashRoutes';
import { unpublicationRoutes } from './posts/unpublicationRoutes';
import { restorationRoutes, versionRoutes } from './posts/versionRoutes';
import { searchAllowance } from './search/allowance';
import { searchMissRoutes, searchRoutes } from './search/searchRoutes';

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
    .route('/second-step', twoFactorRoutes(services))
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
  app.onError((error, c) => errorResponse(error, c, headers.documents));
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
