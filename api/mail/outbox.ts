import type { Database } from '../../db/client';
import type { ClockWatch } from '../../db/clock';
import {
  beginSending,
  interruptedMessages,
  type Lane,
  nextMessage,
  recordMessage,
  resumeMessage,
  type SendingOutcome,
} from '../../db/mail/messageSending';
import { cancelMessage, type Message, type NewMessage, queueMessage } from '../../db/mail/messages';
import { isCallKind } from '../../db/mail/providerCalls';
import { attachmentsOf } from '../../db/papers/papers';
import { now } from '../../db/time';
import type { Services } from '../context';
import type { Environment } from '../environment';
import { type Job, job } from '../operate/jobRunner';
import { newsletterTransport } from './newsletter';
import { providerTransport } from './providerTransport';
import { type Mailbox, mailSettings, messageHost } from './settings';
import { smtpTransport } from './smtpTransport';
import { longestPauseSeconds, type Transport } from './transport';

/** How long the provider recognizes a message's key, in milliseconds; it says 15 to 30 minutes. */
const keyMs = 15 * 60 * 1000;
/** Pause until expired messages are looked at again, while the clock may be wrong. */
const unsurePauseMs = 60_000;
/** How long a test mail may take. */
const testMs = 60_000;
/** Made within two and a half days, with the pauses of `transport.ts`. */
const maxAttempts = 8;
const held =
  'it was being sent when the server stopped, too long ago for the provider to tell: it may have arrived';

/**
 * Queues a message, also inside a transaction. Delivery starts after commit; without mail settings
 * it stays queued.
 */
export function queueMail(
  { db, environment, wakeSender }: Pick<Services, 'db' | 'environment' | 'wakeSender'>,
  message: Omit<NewMessage, 'host'>,
): Message {
  wakeSender();
  return queueMessage(db, { ...message, host: messageHost(environment) });
}

/**
 * Builds the sending jobs, one for mail and one for the newsletter. Without a server their messages
 * wait.
 */
export function sendingJobs({
  db,
  environment,
  firm,
  clock,
}: Pick<Services, 'db' | 'environment' | 'firm'> & { clock: ClockWatch }): Job[] {
  const { BREVO_API_KEY: key, BREVO_URL: url } = environment;
  const settings = mailSettings(environment);
  const mail = settings && transportOf(environment, named(settings.from, firm));
  const provider = key ? newsletterTransport(db, { url, key }) : undefined;
  resumeInterrupted(db, settings?.transport === 'provider');
  return [
    sendingJob({ db, clock, lane: 'mail' }, mail),
    sendingJob({ db, clock, lane: 'newsletter' }, provider),
  ];
}

/**
 * Sends due messages one at a time and retries with growing pauses. If a result can't be stored,
 * the job fails and pauses, instead of sending repeatedly.
 */
function sendingJob(
  { db, clock, lane }: { db: Database; clock: ClockWatch; lane: Lane },
  transport: Transport | undefined,
): Job {
  return job(lane, async (stopping) => {
    while (transport && !stopping.aborted) {
      const isSure = clock.allows('publish');
      const due = nextMessage(db, lane, !isSure);
      if (!due) return isSure ? undefined : unsurePauseMs;
      const wait = Date.parse(due.next_attempt_at) - Date.now();
      // A longer one was set by a clock that was ahead.
      if (wait > 0 && wait <= longestPauseSeconds * 1000) return wait;
      const isOver = due.expires_at !== null && due.expires_at <= now();
      if (isOver && cancelMessage(db, due.id)) continue;
      beginSending(db, due.id);
      const ended = await transport({ ...due, attachments: attachmentsOf(db, due.id) }, stopping);
      if (!ended) break;
      const outcome = lane === 'mail' ? givenUp(due, ended) : ended;
      recordMessage(db, due, outcome);
      if (outcome.status !== 'sent') console.error(`${lane}: ${outcome.reason}`);
    }
    return undefined;
  });
}

/** Gives up after more than two days, so that somebody is told. */
function givenUp({ attempts }: Message, outcome: SendingOutcome): SendingOutcome {
  if (outcome.status !== 'waiting' || attempts + 1 < maxAttempts) return outcome;
  return { status: 'failed', reason: `${outcome.reason}; given up after ${maxAttempts} attempts` };
}

/**
 * Handles messages interrupted by a stop, which may have arrived. Resent with the same `Message-ID`
 * and key, they arrive once, unless the provider has forgotten the key.
 */
function resumeInterrupted(db: Database, isProvider: boolean): void {
  for (const { id, kind, begun_at } of interruptedMessages(db)) {
    const isForgotten =
      isProvider && !isCallKind(kind) && Date.now() - Date.parse(begun_at ?? '') > keyMs;
    resumeMessage(db, id, isForgotten ? held : undefined);
  }
}

/** Returns the sender, named as the firm is unless `MAIL_FROM` says otherwise. */
const named = ({ name, email }: Mailbox, firm: Services['firm']): Mailbox => ({
  email,
  // Read for each message: an admin may rename the firm.
  get name() {
    return name || firm.onPages.company.name;
  },
});

/**
 * Sends a test mail at once, without the outbox.
 * @returns the outcome; undefined if mail isn't set up.
 */
export async function sendTestMail(
  environment: Environment,
  to_email: string,
): Promise<SendingOutcome | undefined> {
  const settings = mailSettings(environment);
  const transport = settings && transportOf(environment, settings.from);
  const text = `This is a test: mail from ${environment.SITE_URL} arrives at this address.`;
  const time = new Date().toISOString();
  const id = crypto.randomUUID();
  return transport?.(
    {
      id,
      kind: 'test',
      to_email,
      to_name: '',
      reply_to: null,
      enquiry_id: null,
      calendar: null,
      expires_at: null,
      ...{ subject: 'Test mail', text, html: `<p>${text}</p>`, headers: null },
      ...{ message_id: `${id}@${messageHost(environment)}`, status: 'waiting', attempts: 0 },
      next_attempt_at: time,
      last_error: null,
      sent_at: null,
      begun_at: null,
      created_at: time,
      updated_at: time,
      attachments: [],
    },
    AbortSignal.timeout(testMs),
  );
}

function transportOf(environment: Environment, from: Mailbox): Transport | undefined {
  const { SMTP_URL, BREVO_API_KEY, BREVO_URL } = environment;
  if (SMTP_URL) return smtpTransport({ url: SMTP_URL, from, host: messageHost(environment) });
  return BREVO_API_KEY
    ? providerTransport({ url: BREVO_URL, key: BREVO_API_KEY }, from)
    : undefined;
}
