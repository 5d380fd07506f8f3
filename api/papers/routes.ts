import { Hono } from 'hono';
import type { Services } from '../context';
import { clientPaperRoutes, paperRoutes } from './paperRoutes';

export const routes = (services: Services) =>
  new Hono()
    .route('/papers', paperRoutes(services))
    .route('/enquiry-papers', clientPaperRoutes(services));
