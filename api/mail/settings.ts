import { senderName } from '../../site/api';
import type { Environment } from '../operate/environment';

export interface Mailbox {
  name: string;
  email: string;
}

/** How mail leaves this server. */
export interface MailSettings {
  /** SMTP wins where both are set. */
  transport: 'smtp' | 'provider';
  from: Mailbox;
  /** Who in the office is told of enquiries; the sender where nobody is named. */
  to: string[];
}

type MailEnvironment = Pick<
  Environment,
  'SMTP_URL' | 'BREVO_API_KEY' | 'MAIL_FROM' | 'MAIL_TO' | 'SITE_URL'
>;

/** Undefined where mail isn't set up, for which a transport and `MAIL_FROM` are needed: it waits. */
export function mailSettings(environment: MailEnvironment): MailSettings | undefined {
  const { SMTP_URL, BREVO_API_KEY, MAIL_FROM, MAIL_TO } = environment;
  const transport = SMTP_URL ? 'smtp' : BREVO_API_KEY ? 'provider' : undefined;
  if (!transport || !MAIL_FROM) return undefined;
  const from = { ...MAIL_FROM, name: MAIL_FROM.name || senderName };
  return { transport, from, to: MAIL_TO ?? [MAIL_FROM.email] };
}

/** What a `Message-ID` ends with: the sender's domain, or the site's host until there is a sender. */
export function messageHost({ MAIL_FROM, SITE_URL }: MailEnvironment): string {
  return MAIL_FROM?.email.split('@')[1] ?? new URL(SITE_URL).hostname;
}
