import { Hono } from 'hono';
import type { Services } from '../context';
import { accountRoutes } from './accountRoutes';
import { adminRoutes } from './adminRoutes';
import { auditEventRoutes } from './auditEventRoutes';
import { ownSessionRoutes } from './ownSessionRoutes';
import { passkeyChallengeRoutes, passkeyRoutes } from './passkeyRoutes';
import { passwordRoutes } from './passwordRoutes';
import { personAccountRoutes } from './personAccountRoutes';
import { sessionRoutes } from './sessionRoutes';
import { twoFactorRoutes } from './twoFactorRoutes';

export const routes = (services: Services) =>
  new Hono()
    .route('/admins', adminRoutes(services))
    .route('/audit-events', auditEventRoutes(services))
    .route('/session', sessionRoutes(services))
    .route('/sessions', ownSessionRoutes(services))
    .route('/account', accountRoutes(services))
    .route('/', personAccountRoutes(services))
    .route('/second-step', twoFactorRoutes(services))
    .route('/passkeys', passkeyRoutes(services))
    .route('/passkey-challenges', passkeyChallengeRoutes(services))
    .route('/password', passwordRoutes(services));
