import type { SendingOutcome } from '../../db/mail/messageSending';
import type { Message } from '../../db/mail/messages';

/** Pauses before the second, third … sending, in seconds; the last goes on for good. */
const pauses = [60, 5 * 60, 30 * 60, 2 * 3600, 6 * 3600, 24 * 3600];

/**
 * Hands a message over. It may be called again with a message that was handed over before: the
 * same `Message-ID` and key tell the receiving side so.
 * @returns undefined where `stopping` ended it before its outcome was known.
 */
export type Transport = (
  message: Message,
  stopping: AbortSignal,
) => Promise<SendingOutcome | undefined>;

/** A message's own headers, and those that keep answering machines from answering ours. */
export function ownHeaders({ kind, headers }: Message): Record<string, string> {
  const isByHand = kind === 'answer';
  const automatic = {
    'Auto-Submitted': kind === 'acknowledgement' ? 'auto-replied' : 'auto-generated',
    'X-Auto-Response-Suppress': 'All',
  };
  return { ...(isByHand ? {} : automatic), ...headers };
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
