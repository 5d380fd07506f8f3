import { type Message, type NewMessage, queueMessage } from '../../db/mail/messages';
import type { Services } from '../context';
import { messageHost } from './settings';

/**
 * Writes a message to the outbox, also inside a transaction of the caller's, after which it is sent.
 * Where mail isn't set up it waits there.
 */
export function queueMail(
  { db, environment, wakeSender }: Pick<Services, 'db' | 'environment' | 'wakeSender'>,
  message: Omit<NewMessage, 'host'>,
): Message {
  wakeSender();
  return queueMessage(db, { ...message, host: messageHost(environment) });
}
