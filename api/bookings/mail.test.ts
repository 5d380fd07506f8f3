import { expect, it, vi } from 'vitest';
import { type NewMessage, queueMessage } from '../../db/mail/messages';
import { json, testMailServer, testProvider } from '../mail/testServers';
import { testApp } from '../testApp';

const calendar = 'BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nEND:VCALENDAR\r\n';
const message: Omit<NewMessage, 'to_email'> = {
  kind: 'booking',
  subject: 'Your consultation',
  text: 'It is booked.',
  html: '<p>It is booked.</p>',
  host: 'firm.example',
  calendar,
};

it('a calendar entry goes by SMTP as a part that mail programs offer to add, and as a file', async () => {
  const server = await testMailServer();
  const { db, startJobs } = testApp({ SMTP_URL: server.url, MAIL_FROM: 'hello@firm.example' });
  queueMessage(db, { ...message, to_email: 'ana@example.com' });
  startJobs('mail');
  await vi.waitFor(() => expect(server.delivered).toHaveLength(1));
  const raw = server.delivered[0]?.raw ?? '';
  expect(raw).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=REQUEST/);
  expect(raw).toMatch(/Content-Type: application\/ics; name="?consultation\.ics"?/);
  expect(raw).toMatch(/Content-Disposition: attachment/);
});

it('by the provider as a file; a mail that is of no use any more is dropped', async () => {
  const provider = await testProvider(json(201, { messageId: 'x' }));
  const { db, startJobs } = testApp({
    BREVO_API_KEY: 'key',
    BREVO_URL: provider.url,
    MAIL_FROM: 'hello@firm.example',
  });
  const past = new Date(Date.now() - 1000).toISOString();
  const late = queueMessage(db, { ...message, to_email: 'late@example.com', expires_at: past });
  queueMessage(db, { ...message, to_email: 'ana@example.com' });
  startJobs('mail');
  await vi.waitFor(() => expect(provider.calls).toHaveLength(1));
  expect(provider.calls[0]?.body).toMatchObject({
    to: [{ email: 'ana@example.com' }],
    attachment: [{ name: 'consultation.ics', content: Buffer.from(calendar).toString('base64') }],
  });
  const status = db.sqlite.prepare('SELECT status FROM messages WHERE id = ?').pluck();
  expect(status.get(late.id)).toBe('dropped');
});
