import type { Message } from '../../db/mail/messages';
import { callProvider, type Provider, providerOutcome } from './provider';
import type { Mailbox } from './settings';
import { calendarFile, ownHeaders, type Transport } from './transport';

/** No credit left, or the same message is being processed. */
const passingErrors = [402, 409];
/** Its error for a key seen before: the message was already accepted. */
const takenBefore = /duplicate|idempoten/i;

/** Sends single messages through the provider, which accepts a message with the same key once. */
export function providerTransport(provider: Provider, from: Mailbox): Transport {
  return async (message, stopping) => {
    const { message_id, attempts } = message;
    const key = message_id.split('@')[0] ?? message_id;
    const response = await callProvider(
      provider,
      {
        method: 'POST',
        path: '/v3/smtp/email',
        headers: { 'idempotency-key': key },
        body: bodyOf(message, from, key),
      },
      stopping,
    );
    if (!response) return undefined;
    return takenBefore.test(response.code)
      ? { status: 'sent' }
      : providerOutcome(response, attempts, passingErrors);
  };
}

function bodyOf(message: Message, from: Mailbox, key: string) {
  const { to_email, to_name, reply_to, subject, text, html, message_id, calendar } = message;
  return {
    sender: from,
    to: [{ email: to_email, ...(to_name && { name: to_name }) }],
    ...(reply_to && { replyTo: { email: reply_to } }),
    subject,
    htmlContent: html,
    textContent: text,
    ...(calendar && {
      attachment: [{ name: calendarFile, content: Buffer.from(calendar).toString('base64') }],
    }),
    headers: { ...ownHeaders(message), 'Message-ID': `<${message_id}>`, idempotencyKey: key },
  };
}
