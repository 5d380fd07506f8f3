import type { Database } from '../../db/client';
import {
  beginSending,
  interruptedMessages,
  nextMessage,
  recordMessage,
  resumeMessage,
  type SendingOutcome,
} from '../../db/mail/messageSending';
import type { Message } from '../../db/mail/messages';
import type { Environment } from '../operate/environment';
import { type Job, job } from '../operate/jobRunner';
import { providerTransport } from './providerTransport';
import { sendingJob } from './sender';
import { type MailSettings, mailSettings, messageHost } from './settings';
import { smtpTransport } from './smtpTransport';
import type { Transport } from './transport';

/** For how long the provider is sure to know a message's key, in milliseconds: it says 15 to 30 minutes. */
const keyMs = 15 * 60 * 1000;
/** With the pauses of `sender.ts`, two days and a half. */
const mostAttempts = 8;
const held =
  'it was being sent when the server stopped, too long ago for the provider to tell: it may have arrived';

/** Sends waiting messages, one at a time. Where mail isn't set up, they wait. */
export function messageJob(db: Database, environment: Environment): Job {
  const settings = mailSettings(environment);
  resumeInterrupted(db, settings?.transport === 'provider');
  const transport = settings && transportOf(environment, settings);
  if (!transport) return job('mail', () => undefined);
  return sendingJob<Message>('mail', {
    next: () => nextMessage(db),
    send: (message, stopping) => {
      beginSending(db, message.id);
      return transport(message, stopping);
    },
    record: (message, outcome) => recordMessage(db, message, givenUp(message, outcome)),
  });
}

/** What could not be handed over for more than two days is given up: somebody has to be told. */
function givenUp({ attempts }: Message, outcome: SendingOutcome): SendingOutcome {
  if (outcome.status !== 'waiting' || attempts + 1 < mostAttempts) return outcome;
  return { status: 'failed', reason: `${outcome.reason}; given up after ${mostAttempts} attempts` };
}

/**
 * Messages that were under way when the server ended may have arrived. Sent again with the same
 * `Message-ID` and key they arrive once, unless the provider has forgotten the key meanwhile.
 */
function resumeInterrupted(db: Database, isProvider: boolean): void {
  for (const { id, begun_at } of interruptedMessages(db)) {
    const isForgotten = isProvider && Date.now() - Date.parse(begun_at ?? '') > keyMs;
    resumeMessage(db, id, isForgotten ? held : undefined);
  }
}

function transportOf(environment: Environment, { from }: MailSettings): Transport | undefined {
  const { SMTP_URL, BREVO_API_KEY, BREVO_URL } = environment;
  if (SMTP_URL) return smtpTransport({ url: SMTP_URL, from, host: messageHost(environment) });
  return BREVO_API_KEY
    ? providerTransport({ url: BREVO_URL, key: BREVO_API_KEY }, from)
    : undefined;
}
