import type { Database } from '../db/client';
import {
  nextAttemptTime,
  nextDueSubscription,
  recordSending,
  type Subscription,
} from '../db/newsletterOutbox';
import type { Environment } from './environment';

/** The provider's list that subscribers join. */
const listId = 37;
const timeoutMs = 10_000;
/** Pauses before the second, third … sending, in seconds; the last goes on for good. */
const pauses = [60, 5 * 60, 30 * 60, 2 * 3600, 6 * 3600, 24 * 3600];
/** Client errors that pass: a key to be mended, a slow line, a limit. */
const passingErrors = new Set([401, 403, 408, 429]);
const longestTimerMs = 3600 * 1000;

export interface NewsletterSender {
  /** Sends what is due; called when something was added. Never throws. */
  wake(): void;
  /** Ends the sending under way, which is tried again at the next start, and the timer. */
  stop(): Promise<void>;
}

/**
 * Sends waiting subscriptions to the provider, one at a time, until `stop`. Without a key it sends
 * nothing, and they wait.
 */
export function startNewsletterSender(
  db: Database,
  { BREVO_API_KEY, BREVO_URL }: Environment,
): NewsletterSender {
  if (!BREVO_API_KEY) return { wake() {}, async stop() {} };
  const key = BREVO_API_KEY;
  const stopping = new AbortController();
  let sending: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function sendDue(): Promise<void> {
    for (;;) {
      const due = stopping.signal.aborted ? undefined : nextDueSubscription(db);
      if (!due) return;
      const outcome = await send(due, BREVO_URL, key, stopping.signal);
      if (stopping.signal.aborted) return;
      recordSending(db, due, outcome);
      if (outcome.status !== 'sent') console.error(`newsletter: ${outcome.reason}`);
    }
  }

  function wake(): void {
    clearTimeout(timer);
    sending ??= sendDue()
      .catch((error: unknown) => console.error('newsletter: sending stopped', error))
      .finally(() => {
        sending = undefined;
        if (!stopping.signal.aborted) schedule();
      });
  }

  function schedule(): void {
    const at = nextAttemptTime(db);
    if (at === undefined) return;
    const wait = Math.min(Math.max(Date.parse(at) - Date.now(), 100), longestTimerMs);
    timer = setTimeout(wake, wait).unref();
  }

  wake();
  return {
    wake,
    stop: async () => {
      stopping.abort();
      clearTimeout(timer);
      await sending;
    },
  };
}

type Outcome = Parameters<typeof recordSending>[2];

async function send(
  subscription: Subscription,
  url: string,
  key: string,
  stopping: AbortSignal,
): Promise<Outcome> {
  const { email, first_name, last_name, countries } = subscription;
  try {
    const response = await fetch(`${url}/v3/contacts`, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json', 'api-key': key },
      body: JSON.stringify({
        email,
        attributes: { FNAME: first_name, LNAME: last_name, COUNTRIES: countries },
        emailBlacklisted: false,
        smsBlacklisted: false,
        listIds: [listId],
        updateEnabled: true,
      }),
      redirect: 'error',
      signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), stopping]),
    });
    if (response.ok) {
      await response.body?.cancel();
      return { status: 'sent' };
    }
    const reason = `the provider answered ${response.status}${await errorCode(response)}`;
    const isFinal =
      response.status >= 400 && response.status < 500 && !passingErrors.has(response.status);
    if (isFinal) return { status: 'failed', reason };
    return retry(subscription, reason, Number(response.headers.get('Retry-After')));
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    const code = Object(cause).code ?? Object(cause).name ?? 'unknown';
    return retry(subscription, `the provider could not be reached (${code})`);
  }
}

function retry({ attempts }: Subscription, reason: string, atLeastSeconds = 0): Outcome {
  const pause = pauses[Math.min(attempts, pauses.length - 1)] ?? 0;
  const seconds = Math.max(pause, Number.isFinite(atLeastSeconds) ? atLeastSeconds : 0);
  return {
    status: 'waiting',
    reason,
    retryAt: new Date(Date.now() + seconds * 1000).toISOString(),
  };
}

/** The provider's error code, which names no address, where its answer has one. */
async function errorCode(response: Response): Promise<string> {
  try {
    const { code } = (await response.json()) as { code?: unknown };
    return typeof code === 'string' ? ` ${code.slice(0, 100)}` : '';
  } catch {
    return '';
  }
}
