import type { Credentials } from '../../db/accounts/admins';
import { officeMoment, type RenderedMail, securityNotice } from '../../site/api';
import type { Services } from '../context';
import { queueMail } from '../mail/outbox';
import { mailSettings } from '../mail/settings';

/**
 * Notifies an admin about the account by mail, e.g. 'Two-step sign-in was switched off.' As
 * `mailAccount`.
 */
export function mailSecurityNotice(
  services: Services,
  { username, email }: Pick<Credentials, 'username' | 'email'>,
  what: string,
): void {
  const when = officeMoment(new Date().toISOString());
  const siteUrl = services.environment.SITE_URL;
  const notice = securityNotice({ firm: services.firm.onPages, username, what, when, siteUrl });
  mailAccount(services, { username, email }, 'security', notice);
}

/** Mails an account. Does nothing without an address or mail settings. */
export function mailAccount(
  services: Services,
  { username, email }: Pick<Credentials, 'username' | 'email'>,
  kind: 'security' | 'publishing',
  rendered: RenderedMail,
): void {
  if (!email || !mailSettings(services.environment)) return;
  queueMail(services, { kind, to_email: email, to_name: username, ...rendered });
}
