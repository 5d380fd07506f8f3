import type { Credentials } from '../../db/accounts/admins';
import { officeMoment, securityNotice } from '../../site/api';
import type { Services } from '../context';
import { queueMail } from '../mail/outbox';
import { mailSettings } from '../mail/settings';

/**
 * Notifies an admin about the account by mail, e.g. 'Two-step sign-in was switched off.' Does
 * nothing without an address or mail settings.
 */
export function mailSecurityNotice(
  services: Services,
  { username, email }: Pick<Credentials, 'username' | 'email'>,
  what: string,
): void {
  const { environment } = services;
  if (!email || !mailSettings(environment)) return;
  const when = officeMoment(new Date().toISOString());
  const siteUrl = environment.SITE_URL;
  const notice = securityNotice({ firm: services.firm.onPages, username, what, when, siteUrl });
  queueMail(services, { kind: 'security', to_email: email, to_name: username, ...notice });
}
