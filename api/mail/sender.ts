import type { SendingOutcome } from '../../db/mail/messageSending';
import { type Job, job } from '../operate/jobRunner';

/** Pauses before the second, third … sending, in seconds; the last goes on for good. */
const pauses = [60, 5 * 60, 30 * 60, 2 * 3600, 6 * 3600, 24 * 3600];

/** Rows that are sent one at a time, and how. */
interface Queue<Row> {
  /** The row that is due first, perhaps not yet; undefined where none waits. */
  next(): Row | undefined;
  /** @returns undefined where `stopping` ended it before its outcome was known. Never throws for what a server answers. */
  send(row: Row, stopping: AbortSignal): Promise<SendingOutcome | undefined>;
  record(row: Row, outcome: SendingOutcome): void;
}

/**
 * Sends what is due in a queue, one at a time, again after growing pauses. Where an outcome can't be
 * written down the job fails: sending goes on after its pause, not without end.
 */
export function sendingJob<Row extends { next_attempt_at: string }>(
  name: string,
  queue: Queue<Row>,
): Job {
  return job(name, async (stopping) => {
    while (!stopping.aborted) {
      const due = queue.next();
      if (!due) break;
      const wait = Date.parse(due.next_attempt_at) - Date.now();
      if (wait > 0) return wait;
      const outcome = await queue.send(due, stopping);
      if (!outcome) break;
      queue.record(due, outcome);
      if (outcome.status !== 'sent') console.error(`${name}: ${outcome.reason}`);
    }
    return undefined;
  });
}

/** The outcome of a sending that is tried again after the pause that its attempts call for. */
export function retryLater(
  attempts: number,
  reason: string,
  atLeastSeconds = 0,
): SendingOutcome & { status: 'waiting' } {
  const pause = pauses[Math.min(attempts, pauses.length - 1)] ?? 0;
  const seconds = Math.max(pause, Number.isFinite(atLeastSeconds) ? atLeastSeconds : 0);
  return {
    status: 'waiting',
    reason,
    retryAt: new Date(Date.now() + seconds * 1000).toISOString(),
  };
}
