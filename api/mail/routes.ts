import { Hono } from 'hono';
import type { Services } from '../context';
import { campaignRoutes } from './campaigns';
import { mailStateRoutes, outboxRoutes } from './outboxRoutes';
import { subscriberRoutes } from './subscriberRoutes';
import { subscriptionRoutes } from './subscriptionRoutes';
import { testMailRoutes } from './testMailRoutes';

export const routes = (services: Services) =>
  new Hono()
    .route('/subscribers', subscriberRoutes(services))
    .route('/outbox', outboxRoutes(services))
    .route('/mail-state', mailStateRoutes(services))
    .route('/campaigns', campaignRoutes(services))
    .route('/test-mails', testMailRoutes(services))
    .route('/', subscriptionRoutes(services));
