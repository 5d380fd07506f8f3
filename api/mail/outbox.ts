import type { Database } from '../../db/client';
import {
  beginSending,
  interruptedMessages,
  nextMessage,
  recordMessage,
  resumeMessage,
} from '../../db/messageSending';
import type { Message } from '../../db/messages';
import type { Environment } from '../operate/environment';
import { startNewsletterSender } from './newsletter';
import { providerTransport } from './providerTransport';
import { type Sender, startSender } from './sender';
import { type MailSettings, mailSettings, messageHost } from './settings';
import { smtpTransport } from './smtpTransport';
import type { Transport } from './transport';

/** For how long the provider is sure to know a message's key, in milliseconds: it says 15 to 30 minutes. */
const keyMs = 15 * 60 * 1000;
const held =
  'it was being sent when the server ended, too long ago for the provider to tell: it may have arrived';

/** Sends what waits in both outboxes, messages and subscriptions, until `stop`. */
export function startSending(db: Database, environment: Environment): Sender {
  const senders = [startNewsletterSender(db, environment), startMessageSender(db, environment)];
  return {
    wake: () => {
      for (const sender of senders) sender.wake();
    },
    stop: async () => {
      await Promise.all(senders.map((sender) => sender.stop()));
    },
  };
}

/** Sends waiting messages, one at a time, until `stop`. Where mail isn't set up, they wait. */
export function startMessageSender(db: Database, environment: Environment): Sender {
  const settings = mailSettings(environment);
  resumeInterrupted(db, settings?.transport === 'provider');
  const transport = settings && transportOf(environment, settings);
  if (!transport) return { wake() {}, async stop() {} };
  return startSender<Message>({
    name: 'mail',
    next: () => nextMessage(db),
    send: (message, stopping) => {
      beginSending(db, message.id);
      return transport(message, stopping);
    },
    record: (message, outcome) => recordMessage(db, message, outcome),
  });
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
