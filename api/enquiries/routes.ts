import { Hono } from 'hono';
import type { Services } from '../context';
import { answerFieldRoutes } from './answerFieldRoutes';
import { enquiryAnswerRoutes } from './enquiryAnswerRoutes';
import { enquiryNumberRoutes, enquiryRoutes } from './enquiryRoutes';
import { enquiryNoteRoutes, enquiryReplyRoutes } from './enquiryThreadRoutes';
import { erasureRoutes, personalDataRoutes } from './personalDataRoutes';

export const routes = (services: Services) =>
  new Hono()
    .route('/enquiries', enquiryRoutes(services))
    .route('/enquiry-notes', enquiryNoteRoutes(services))
    .route('/enquiry-answers', enquiryAnswerRoutes(services))
    .route('/enquiry-replies', enquiryReplyRoutes(services))
    .route('/enquiry-numbers', enquiryNumberRoutes(services))
    .route('/answer-fields', answerFieldRoutes(services))
    .route('/erasures', erasureRoutes(services))
    .route('/personal-data', personalDataRoutes(services));
