import { Hono } from 'hono';
import type { Services } from '../context';
import { imageUploadRoutes } from './imageRoutes';
import { mediaRecoveryRoutes, mediaReplacementRoutes, mediaRoutes } from './mediaRoutes';

export const routes = (services: Services) =>
  new Hono()
    .route('/images', imageUploadRoutes(services))
    .route('/media', mediaRoutes(services))
    .route('/media-recoveries', mediaRecoveryRoutes(services))
    .route('/media-replacements', mediaReplacementRoutes(services));
