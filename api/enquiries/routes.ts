import { Hono } from 'hono';
import type { Services } from '../context';
import { bookingWithdrawalRoutes } from './bookingWithdrawalRoutes';
import { enquiryJoinRoutes } from './enquiryJoinRoutes';
import { enquiryNumberRoutes, enquiryRoutes } from './enquiryRoutes';
import { enquiryContactRoutes, enquiryNoteRoutes, enquiryReplyRoutes } from './enquiryThreadRoutes';
import { enquiryYearRoutes } from './enquiryYearRoutes';
import { officeReplyRoutes } from './officeReplyRoutes';
import { erasureRoutes, personalDataRoutes } from './personalDataRoutes';
import { replyFieldRoutes } from './replyFieldRoutes';

export const routes = (services: Services) =>
  new Hono()
    .route('/enquiries', enquiryRoutes(services))
    .route('/booking-withdrawals', bookingWithdrawalRoutes(services))
    .route('/enquiry-notes', enquiryNoteRoutes(services))
    .route('/enquiry-answers', officeReplyRoutes(services))
    .route('/enquiry-contacts', enquiryContactRoutes(services))
    .route('/enquiry-joins', enquiryJoinRoutes(services))
    .route('/enquiry-replies', enquiryReplyRoutes(services))
    .route('/enquiry-numbers', enquiryNumberRoutes(services))
    .route('/enquiry-year', enquiryYearRoutes(services))
    .route('/answer-fields', replyFieldRoutes(services))
    .route('/erasures', erasureRoutes(services))
    .route('/personal-data', personalDataRoutes(services));
