import { callProvider, type Provider, providerOutcome } from './provider';
import type { Mailbox } from './settings';
import { calendarFile, ownHeaders, type SentMessage, type Transport } from './transport';

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
        isLarge: message.attachments.length > 0,
      },
      stopping,
    );
    if (!response) return undefined;
    return takenBefore.test(response.code)
      ? { status: 'sent' }
      : providerOutcome(response, attempts, passingErrors);
  };
}

function bodyOf(message: SentMessage, from: Mailbox, key: string) {
  const { to_email, to_name, reply_to, subject, text, html, message_id, calendar } = message;
  const files = [
    ...(calendar ? [{ name: calendarFile, bytes: Buffer.from(calendar) }] : []),
    ...message.attachments,
  ];
  return {
    sender: from,
    to: [{ email: to_email, ...(to_name && { name: to_name }) }],
    ...(reply_to && { replyTo: { email: reply_to } }),
    subject,
    htmlContent: html,
    textContent: text,
    ...(files.length > 0 && {
      attachment: files.map(({ name, bytes }) => ({ name, content: bytes.toString('base64') })),
    }),
    headers: { ...ownHeaders(message), 'Message-ID': `<${message_id}>`, idempotencyKey: key },
  };
}
