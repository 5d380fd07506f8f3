import { Hono } from 'hono';
import type { Services } from '../context';
import { dueRoutes } from './dueRoutes';
import { exportRoutes } from './exportRoutes';

export const routes = (services: Services) =>
  new Hono().route('/due', dueRoutes(services)).route('/exports', exportRoutes(services));
