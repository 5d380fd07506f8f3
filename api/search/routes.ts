import { Hono } from 'hono';
import type { Services } from '../context';
import { searchMissRoutes, searchRoutes } from './searchRoutes';

export const routes = (services: Services) =>
  new Hono()
    .route('/search', searchRoutes(services))
    .route('/search-misses', searchMissRoutes(services));
