import type { Environment } from '../environment';

export interface Mailbox {
  /** Empty: the firm's. */
  name: string;
  email: string;
}

/** How this server sends mail. */
export interface MailSettings {
  /** SMTP takes precedence if both are set. */
  transport: 'smtp' | 'provider';
  from: Mailbox;
  /** Recipients of notices in the office; default: the sender. */
  to: string[];
}

type MailEnvironment = Pick<
  Environment,
  'SMTP_URL' | 'BREVO_API_KEY' | 'MAIL_FROM' | 'MAIL_TO' | 'SITE_URL'
>;

/** Returns undefined unless a transport and `MAIL_FROM` are set; mail is queued meanwhile. */
export function mailSettings(environment: MailEnvironment): MailSettings | undefined {
  const { SMTP_URL, BREVO_API_KEY, MAIL_FROM, MAIL_TO } = environment;
  const transport = SMTP_URL ? 'smtp' : BREVO_API_KEY ? 'provider' : undefined;
  if (!transport || !MAIL_FROM) return undefined;
  return { transport, from: MAIL_FROM, to: MAIL_TO ?? [MAIL_FROM.email] };
}

/** Tells what this server sends at all. */
export const sentLanes = (environment: MailEnvironment) => ({
  mail: mailSettings(environment) !== undefined,
  newsletter: environment.BREVO_API_KEY !== undefined,
});

/** Returns the domain of a `Message-ID`: the sender's, or the site's host if there is no sender. */
export function messageHost({ MAIL_FROM, SITE_URL }: MailEnvironment): string {
  return MAIL_FROM?.email.split('@')[1] ?? new URL(SITE_URL).hostname;
}
