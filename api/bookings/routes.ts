import { Hono } from 'hono';
import type { Services } from '../context';
import { bookingMailRoutes } from './bookingMailRoutes';
import { bookingRoutes } from './bookingRoutes';
import { ownCalendarRoutes } from './calendarFeedRoutes';
import { consultationNoteRoutes } from './consultationNoteRoutes';
import { personHourRoutes } from './personHourRoutes';
import { slotRoutes } from './slotRoutes';

export const routes = (services: Services) =>
  new Hono()
    .route('/slots', slotRoutes(services))
    .route('/bookings', bookingRoutes(services))
    .route('/calendar-feed', ownCalendarRoutes(services))
    .route('/person-hours', personHourRoutes(services))
    .route('/consultation-notes', consultationNoteRoutes(services))
    .route('/booking-mails', bookingMailRoutes(services));
