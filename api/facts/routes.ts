import { Hono } from 'hono';
import type { Services } from '../context';
import { changeDayRoutes } from './changeDayRoutes';
import { factListRoutes, factUseRoutes } from './factListRoutes';
import { factRoutes } from './factRoutes';
import { factCheckRoutes, factConfirmationRoutes, factValueRoutes } from './factValueRoutes';

export const routes = (services: Services) =>
  new Hono()
    .route('/facts', factRoutes(services))
    .route('/fact-list', factListRoutes(services))
    .route('/fact-values', factValueRoutes(services))
    .route('/fact-checks', factCheckRoutes(services))
    .route('/fact-confirmations', factConfirmationRoutes(services))
    .route('/fact-uses', factUseRoutes(services))
    .route('/change-days', changeDayRoutes(services));
