import type { SendingOutcome } from '../../db/messageSending';
import { now } from '../../db/time';

/** Pauses before the second, third … sending, in seconds; the last goes on for good. */
const pauses = [60, 5 * 60, 30 * 60, 2 * 3600, 6 * 3600, 24 * 3600];
const longestTimerMs = 3600 * 1000;
const shortestTimerMs = 100;

export interface Sender {
  /** Sends what is due; called when something was added. Never throws. */
  wake(): void;
  /** Ends the sending under way, which is tried again at the next start, and the timer. */
  stop(): Promise<void>;
}

/** Rows that are sent one at a time, and how. */
interface Queue<Row> {
  /** What its lines in the log begin with. */
  name: string;
  /** The row that is due first, perhaps not yet; undefined where none waits. */
  next(): Row | undefined;
  /** @returns undefined where `stopping` ended it before its outcome was known. Never throws for what a server answers. */
  send(row: Row, stopping: AbortSignal): Promise<SendingOutcome | undefined>;
  record(row: Row, outcome: SendingOutcome): void;
}

/** Sends what is due in a queue, one at a time, again after growing pauses, until `stop`. */
export function startSender<Row extends { next_attempt_at: string }>(queue: Queue<Row>): Sender {
  const stopping = new AbortController();
  let sending: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  /** Times in a row that an outcome could not be written down, as on a full disk. */
  let unwritten = 0;

  async function sendDue(): Promise<void> {
    for (;;) {
      const due = stopping.signal.aborted ? undefined : queue.next();
      if (!due || due.next_attempt_at > now()) return;
      const outcome = await queue.send(due, stopping.signal);
      if (!outcome) return;
      queue.record(due, outcome);
      unwritten = 0;
      if (outcome.status !== 'sent') console.error(`${queue.name}: ${outcome.reason}`);
    }
  }

  function start(): void {
    clearTimeout(timer);
    sending ??= sendDue()
      .then(() => wakeAt(queue.next()?.next_attempt_at))
      .catch((error: unknown) => {
        // Sending again before the outcome can be kept would call the other server without end.
        const pause = pauseAfter(unwritten);
        unwritten += 1;
        console.error(`${queue.name}: sending stopped for ${pause} s`, error);
        wakeAt(new Date(Date.now() + pause * 1000).toISOString());
      })
      .finally(() => {
        sending = undefined;
      });
  }

  function wakeAt(at: string | undefined): void {
    if (at === undefined || stopping.signal.aborted) return;
    const wait = Math.min(Math.max(Date.parse(at) - Date.now(), shortestTimerMs), longestTimerMs);
    timer = setTimeout(start, wait).unref();
  }

  /** What is new waits with the others while nothing can be written down. */
  function wake(): void {
    if (unwritten === 0 && !stopping.signal.aborted) start();
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

/** The outcome of a sending that is tried again after the pause that its attempts call for. */
export function retryLater(
  attempts: number,
  reason: string,
  atLeastSeconds = 0,
): SendingOutcome & { status: 'waiting' } {
  const seconds = Math.max(
    pauseAfter(attempts),
    Number.isFinite(atLeastSeconds) ? atLeastSeconds : 0,
  );
  return {
    status: 'waiting',
    reason,
    retryAt: new Date(Date.now() + seconds * 1000).toISOString(),
  };
}

function pauseAfter(attempts: number): number {
  return pauses[Math.min(attempts, pauses.length - 1)] ?? 0;
}
