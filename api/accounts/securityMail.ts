import type { Credentials } from '../../db/accounts/admins';
import { officeMoment, securityNotice } from '../../site/api';
import type { Services } from '../context';
import { queueMail } from '../mail/outbox';
import { mailSettings } from '../mail/settings';

/**
 * Tells an admin by mail what happened to the account, e.g. 'Two-step sign-in was switched off.';
 * nothing where the admin gave no address or mail isn't set up.
 */
export function mailSecurityNotice(
  services: Services,
  { username, email }: Pick<Credentials, 'username' | 'email'>,
  what: string,
): void {
  const { environment } = services;
  if (!email || !mailSettings(environment)) return;
  const when = officeMoment(new Date().toISOString());
  const notice = securityNotice({ username, what, when, siteUrl: environment.SITE_URL });
  queueMail(services, { kind: 'security', to_email: email, to_name: username, ...notice });
}
