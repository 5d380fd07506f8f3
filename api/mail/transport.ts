import type { SendingOutcome } from '../../db/mail/messageSending';
import type { Message } from '../../db/mail/messages';

export const longestPauseSeconds = 24 * 3600;
/** Pauses before each retry, in seconds; the last one repeats. */
const pauses = [60, 5 * 60, 30 * 60, 2 * 3600, 6 * 3600, longestPauseSeconds];

/** A message with the files that go with it. */
export type SentMessage = Message & { attachments: readonly Attachment[] };

export interface Attachment {
  name: string;
  bytes: Buffer;
}

/**
 * Sends a message. May be called again with the same message: the receiving side recognizes its
 * `Message-ID` and key.
 * @returns undefined if `stopping` aborted it before the result was known.
 */
export type Transport = (
  message: SentMessage,
  stopping: AbortSignal,
) => Promise<SendingOutcome | undefined>;

/** Returns a message's own headers, and those that prevent automatic replies. */
export function ownHeaders({ kind, headers }: Message): Record<string, string> {
  const isByHand = kind === 'answer';
  const automatic = {
    'Auto-Submitted': kind === 'acknowledgement' ? 'auto-replied' : 'auto-generated',
    'X-Auto-Response-Suppress': 'All',
  };
  return { ...(isByHand ? {} : automatic), ...headers };
}

export const calendarFile = 'consultation.ics';

/** Returns the method of a calendar file, such as `REQUEST`. */
export const calendarMethod = (calendar: string): string =>
  /^METHOD:(\w+)/m.exec(calendar)?.[1] ?? 'PUBLISH';

/** Returns the result for a retry after the pause for its number of attempts. */
export function retryLater(
  attempts: number,
  reason: string,
  atLeastSeconds = 0,
): SendingOutcome & { status: 'waiting' } {
  const pause = pauses[Math.min(attempts, pauses.length - 1)] ?? 0;
  const asked = Number.isFinite(atLeastSeconds) ? atLeastSeconds : 0;
  const seconds = Math.min(Math.max(pause, asked), longestPauseSeconds);
  return {
    status: 'waiting',
    reason,
    retryAt: new Date(Date.now() + seconds * 1000).toISOString(),
  };
}
