import type { SendingOutcome } from '../../db/mail/messageSending';
import type { Message } from '../../db/mail/messages';

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
