import { Hono } from 'hono';
import type { Services } from '../context';
import { bookingMailRoutes } from './bookingMailRoutes';
import { bookingRoutes } from './bookingRoutes';
import { slotRoutes } from './slotRoutes';

export const routes = (services: Services) =>
  new Hono()
    .route('/slots', slotRoutes(services))
    .route('/bookings', bookingRoutes(services))
    .route('/booking-mails', bookingMailRoutes(services));
