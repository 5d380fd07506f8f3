import { Hono } from 'hono';
import type { Services } from '../context';
import { blogCategoryRoutes } from './blogCategoryRoutes';
import { blogRoutes } from './blogRoutes';
import { checkRoutes } from './checkRoutes';
import { comparisonRoutes } from './comparisonRoutes';
import { draftNoteReplyRoutes, draftNoteRoutes } from './draftNoteRoutes';
import { draftRecoveryRoutes, draftRoutes } from './draftRoutes';
import { authorRoutes, editorRoutes } from './editorRoutes';
import { postChangeRoutes } from './postChangeRoutes';
import { postRoutes } from './postRoutes';
import { previewLinkRoutes } from './previewLinkRoutes';
import { publicationRequestRoutes } from './publicationRequestRoutes';
import { publicationRoutes } from './publicationRoutes';
import { redirectRoutes } from './redirectRoutes';
import { relatedPostRoutes } from './relatedPostRoutes';
import { snippetRoutes } from './snippetRoutes';
import { recoveryRoutes, trashRoutes } from './trashRoutes';
import { unpublicationRoutes } from './unpublicationRoutes';
import { restorationRoutes, versionRoutes } from './versionRoutes';

export const routes = (services: Services) =>
  new Hono()
    .route('/blogs', blogRoutes(services))
    .route('/posts', postRoutes(services))
    .route('/post-changes', postChangeRoutes(services))
    .route('/draft-notes', draftNoteRoutes(services))
    .route('/snippet-uses', snippetRoutes(services))
    .route('/draft-note-replies', draftNoteReplyRoutes(services))
    .route('/related-posts', relatedPostRoutes(services))
    .route('/authors', authorRoutes(services))
    .route('/drafts', draftRoutes(services))
    .route('/draft-recoveries', draftRecoveryRoutes(services))
    .route('/checks', checkRoutes(services))
    .route('/publications', publicationRoutes(services))
    .route('/publication-requests', publicationRequestRoutes(services))
    .route('/unpublications', unpublicationRoutes(services))
    .route('/redirects', redirectRoutes(services))
    .route('/versions', versionRoutes(services))
    .route('/comparisons', comparisonRoutes(services))
    .route('/restorations', restorationRoutes(services))
    .route('/preview-links', previewLinkRoutes(services))
    .route('/recoveries', recoveryRoutes(services))
    .route('/trash', trashRoutes(services))
    .route('/editors', editorRoutes(services))
    .route('/blog-categories', blogCategoryRoutes(services));
