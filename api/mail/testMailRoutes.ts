import { z } from 'zod';
import { testMail } from '../../site/api';
import { audit } from '../accounts/auditTrail';
import type { Services } from '../context';
import { visitorEmail } from '../http/bodies';
import { HttpError } from '../http/errors';
import { actionRoutes } from '../resources/action';
import { queueMail } from './outbox';
import { mailSettings } from './settings';

const schema = z.object({
  to: visitorEmail('Enter an email address such as name@example.com.'),
});

const notSetUp =
  'Mail isn’t set up: set MAIL_FROM and either SMTP_URL or BREVO_API_KEY, and restart the server.';

/** `POST /api/test-mails` `{to}`: queues a test mail; 201 with its message. */
export const testMailRoutes = (services: Services) =>
  actionRoutes(services, schema, ({ to }, admin) => {
    const { db, environment, firm } = services;
    if (!mailSettings(environment)) throw new HttpError(409, { message: notSetUp });
    audit(db, admin, 'create test-mails', to, to);
    const { id, status } = queueMail(services, {
      kind: 'test',
      to_email: to,
      ...testMail({ firm: firm.onPages, siteUrl: environment.SITE_URL }),
    });
    return { id, status };
  });
