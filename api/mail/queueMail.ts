import { type Message, type NewMessage, queueMessage } from '../../db/messages';
import type { Services } from '../context';
import { messageHost } from './settings';

/**
 * Writes a message to the outbox, also inside a transaction of the caller's, who calls
 * `services.wakeSender()` once it is stored. Where mail isn't set up it waits there.
 */
export function queueMail(
  { db, environment }: Pick<Services, 'db' | 'environment'>,
  message: Omit<NewMessage, 'host'>,
): Message {
  return queueMessage(db, { ...message, host: messageHost(environment) });
}
