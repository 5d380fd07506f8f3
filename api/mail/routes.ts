import { Hono } from 'hono';
import type { Services } from '../context';
import { mailStateRoutes, outboxRoutes } from './outboxRoutes';
import { subscriberRoutes } from './subscriberRoutes';
import { subscriptionRoutes } from './subscriptionRoutes';

export const routes = (services: Services) =>
  new Hono()
    .route('/subscribers', subscriberRoutes(services))
    .route('/outbox', outboxRoutes(services))
    .route('/mail-state', mailStateRoutes(services))
    .route('/', subscriptionRoutes(services));
