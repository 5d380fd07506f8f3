import { setTimeout as wait } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import type { SendingOutcome } from '../../db/mail/messageSending';
import type { Mailbox } from './settings';
import {
  calendarFile,
  calendarMethod,
  ownHeaders,
  retryLater,
  type SentMessage,
  type Transport,
} from './transport';

/** Milliseconds without a response from the mail server, and for a whole message. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
const wholeTimeoutMs = 60_000;
/** Time that a shutdown leaves a message being sent. */
const stopTimeoutMs = 5_000;

interface SmtpOptions {
  url: string;
  from: Mailbox;
  /** This server's name in the greeting. */
  host: string;
  /** Milliseconds; for tests. */
  limits?: Partial<typeof timeouts & { whole: number; stop: number }>;
}

/** Sends messages over SMTP, one connection each. */
export function smtpTransport({ url, from, host, limits = {} }: SmtpOptions): Transport {
  const { whole = wholeTimeoutMs, stop = stopTimeoutMs, ...ownTimeouts } = limits;
  const mailServer = createTransport({ ...serverOf(url), name: host, ...timeouts, ...ownTimeouts });
  return async (message, stopping) => {
    const over = new AbortController();
    const endLater = () => void wait(stop, undefined, { ref: false }).then(() => over.abort());
    if (stopping.aborted) endLater();
    stopping.addEventListener('abort', endLater, { once: true });
    try {
      await mailServer.sendMail({
        from: { name: from.name, address: from.email },
        to: { name: message.to_name, address: message.to_email },
        ...(message.reply_to && { replyTo: { name: '', address: message.reply_to } }),
        subject: message.subject,
        text: message.text,
        html: message.html,
        ...(message.calendar && { icalEvent: calendarOf(message.calendar) }),
        attachments: message.attachments.map(({ name, bytes }) => ({
          filename: name,
          content: bytes,
          contentType: 'application/pdf',
        })),
        headers: ownHeaders(message),
        messageId: `<${message.message_id}>`,
        date: new Date(message.created_at),
        disableFileAccess: true,
        disableUrlAccess: true,
        signal: AbortSignal.any([AbortSignal.timeout(wholeOf(message, whole)), over.signal]),
      });
      return { status: 'sent' };
    } catch (error) {
      return over.signal.aborted ? undefined : smtpOutcome(error, message.attempts);
    } finally {
      stopping.removeEventListener('abort', endLater);
    }
  };
}

/** Files take longer on a slow line: four times as long. */
const wholeOf = ({ attachments }: SentMessage, whole: number): number =>
  attachments.length > 0 ? 4 * whole : whole;

/** Connects to the mail server and signs in. @returns an error code, or undefined. */
export async function checkMailServer(url: string): Promise<string | undefined> {
  try {
    await createTransport({ ...serverOf(url), ...timeouts }).verify();
    return undefined;
  } catch (error) {
    const { responseCode, code } = Object(error) as Record<string, unknown>;
    return String(responseCode ?? code ?? 'unknown');
  }
}

/** A calendar part, which mail programs offer to add, and the same as an attachment. */
const calendarOf = (content: string) => ({
  method: calendarMethod(content),
  filename: calendarFile,
  content,
});

function serverOf(url: string) {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const isThisMachine = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
  const user = decodeURIComponent(username);
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (secure ? 465 : 587),
    secure,
    ...(user && { auth: { user, pass: decodeURIComponent(password) } }),
    // Never sends a password over an unencrypted network connection.
    requireTLS: !secure && user !== '' && !isThisMachine,
    tls: { rejectUnauthorized: !isThisMachine },
  };
}

/**
 * Treats a refusal of the recipient or the message as final, everything else as temporary. Keeps
 * only codes, since the server's text contains the address.
 */
function smtpOutcome(error: unknown, attempts: number): SendingOutcome {
  const { responseCode, command, code, response } = Object(error) as Record<string, unknown>;
  if (code === 'EABORT') return retryLater(attempts, 'the mail server took too long');
  if (typeof responseCode !== 'number') {
    return retryLater(
      attempts,
      `the mail server could not be reached (${String(code ?? 'unknown')})`,
    );
  }
  const detail = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(String(response))?.[1];
  const reason = `the mail server responded ${responseCode}${detail ? ` ${detail}` : ''} to ${String(command ?? 'the connection')}`;
  const isAboutMessage = command === 'RCPT TO' || command === 'DATA';
  if (responseCode >= 500 && isAboutMessage) return { status: 'failed', reason };
  return retryLater(attempts, reason);
}
