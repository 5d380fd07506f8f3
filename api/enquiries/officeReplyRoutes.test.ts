import { expect, it, vi } from 'vitest';
import type { Message } from '../../db/mail/messages';
import { leaveNoRoom } from '../../db/testDatabase';
import { smtpError, testMailServer } from '../mail/testServers';
import { testApp } from '../testApp';

const visitor = {
  name: 'Priya Raman',
  email: 'priya@example.com',
  topic: 'Choosing a course',
  message: 'Which visa is for a nurse?',
};

/** Creates an enquiry that `ada` replies to. @param variables mail settings; none by default. */
async function answering(variables: Record<string, string> = {}) {
  const kit = testApp({ MAIL_FROM: 'office@wattlepath.example', ...variables });
  const ada = await kit.signIn();
  await kit.send('POST', '/api/enquiries', visitor);
  const [{ id: enquiry_id }] = await (await ada.send('GET', '/api/enquiries')).json();
  const whole = async () => (await ada.send('GET', `/api/enquiries/${enquiry_id}`)).json();
  const answers = async (): Promise<Message[]> =>
    (await whole()).messages.filter(({ kind }: Message) => kind === 'answer');
  const answer = (values: object = {}) =>
    ada.send('POST', '/api/enquiry-answers', {
      enquiry_id,
      subject: 'Your visa',
      text: 'You need a 500.',
      ...values,
    });
  const json = async (path: string) => (await ada.send('GET', path)).json();
  /** Sends queued mail, as if the cancellation period were over. */
  const sendNow = () => {
    kit.db.sqlite.exec("UPDATE messages SET next_attempt_at = '2026'");
    return kit.startJobs('mail');
  };
  return { ...kit, ada, enquiry_id, whole, answers, answer, json, sendNow };
}

it('of two concurrent replies one is sent, the other only after its author has read it', async () => {
  const { answer, whole } = await answering();
  const sent = async () => (await whole()).sent_answers.length;
  const tried = await Promise.all(
    ['one', 'two'].map(async (submission_id) => {
      const response = await answer({ submission_id, answers_read: 0 });
      return { submission_id, status: response.status, message: (await response.json()).message };
    }),
  );
  const [taken, refused] = tried.toSorted((one, other) => one.status - other.status);
  expect([taken?.status, refused?.status]).toEqual([201, 409]);
  expect(refused?.message).toMatch(/^ada has replied in the meantime/);
  expect(await sent()).toBe(1);
  const again = (submission_id: string | undefined, answers_read: number) =>
    answer({ submission_id, answers_read });
  expect((await again(taken?.submission_id, 0)).status).toBe(201);
  expect(await sent()).toBe(1);
  expect((await again(refused?.submission_id, 1)).status).toBe(201);
  expect(await sent()).toBe(2);
});

it('with an unfilled placeholder is refused at its field, and nothing is sent', async () => {
  const { answer, answers } = await answering();
  const gaps = ['Would [day and time] suit?', 'By [day\nor night]', 'Hello {{name}}', 'On [ ].'];
  for (const text of gaps) {
    const refused = await answer({ text });
    expect([refused.status, Object.keys((await refused.json()).errors)]).toEqual([422, ['text']]);
  }
  const subject = await answer({ subject: 'Re: [topic]' });
  expect((await subject.json()).errors.subject).toMatch(/\[topic\]/);
  expect(await answers()).toEqual([]);
  expect((await answer({ text: 'See note [1] (section 8).' })).status).toBe(201);
});

it('that leaves while somebody edits the enquiry is no edit of it', async () => {
  const server = await testMailServer();
  const { ada, answer, answers, whole, sendNow, enquiry_id } = await answering({
    SMTP_URL: server.url,
  });
  expect((await answer()).status).toBe(201);
  const { updated_at } = await whole();
  const runner = sendNow();
  await vi.waitFor(async () => expect((await answers())[0]?.status).toBe('sent'));
  await runner.stop();
  expect((await whole()).updated_at).toBe(updated_at);
  const edit = { country: 'India', updated_at };
  expect((await ada.send('PUT', `/api/enquiries/${enquiry_id}`, edit)).status).toBe(200);
});

it('waits ten seconds and can be cancelled until it is sent; then it returns 409', async () => {
  const server = await testMailServer();
  const { ada, answer, answers, whole, sendNow } = await answering({ SMTP_URL: server.url });
  await answer({ submission_id: 'one' });
  const [row] = await answers();
  const wait = Date.parse(row?.next_attempt_at ?? '') - Date.parse(row?.created_at ?? '');
  expect([wait, (await whole()).status]).toEqual([10_000, 'waiting']);
  const taken = await ada.send('DELETE', '/api/enquiry-answers/one');
  expect([taken.status, await taken.json()]).toEqual([
    200,
    { id: 'one', subject: 'Your visa', text: 'You need a 500.', paper_ids: [] },
  ]);
  expect(await whole()).toMatchObject({ status: 'open', answered_at: null, sent_answers: [] });
  expect((await ada.send('DELETE', '/api/enquiry-answers/one')).status).toBe(404);
  await answer({ submission_id: 'two' });
  sendNow();
  await expect.poll(async () => (await answers())[0]?.status).toBe('sent');
  const late = await ada.send('DELETE', '/api/enquiry-answers/two');
  expect([late.status, (await late.json()).message]).toEqual([
    409,
    expect.stringMatching(/already been sent/),
  ]);
  expect(server.delivered.filter(({ raw }) => raw.includes('need a 500'))).toHaveLength(1);
});

it('is signed by its author and threaded with the acknowledgement', async () => {
  const { ada, answer, enquiry_id, json, whole } = await answering();
  const signed = { name: 'Ada Lim', role: 'Education counsellor' };
  expect((await ada.send('PUT', '/api/account/signature', signed)).status).toBe(200);
  expect(await json('/api/account')).toMatchObject(signed);
  const { subject, signature } = await json(`/api/answer-fields?enquiry_id=${enquiry_id}`);
  expect(subject).toBe('Re: Your enquiry: Choosing a course · no. 1001');
  expect(signature).toMatch(/^Kind regards\nAda Lim\nEducation counsellor\n/);
  await answer({ subject, submission_id: 'one' });
  await answer({ subject, submission_id: 'two' });
  const [notice, acknowledgement, first, second]: Message[] = (await whole()).messages;
  expect(notice?.subject).toBe('Enquiry from Priya Raman: Choosing a course · no. 1001');
  expect(`Re: ${acknowledgement?.subject}`).toBe(subject);
  expect(first?.text).toContain(signature);
  expect(first?.headers).toEqual({
    'In-Reply-To': `<${acknowledgement?.message_id}>`,
    References: `<${acknowledgement?.message_id}>`,
  });
  expect(second?.headers).toEqual({
    'In-Reply-To': `<${first?.message_id}>`,
    References: `<${acknowledgement?.message_id}> <${first?.message_id}>`,
  });
});

it('that is permanently refused reopens the enquiry, and a successful retry closes it again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let isRefusing = true;
  const server = await testMailServer({
    onRcptTo: ({ address }, _session, callback) =>
      callback(isRefusing && address.startsWith('priya') ? smtpError(550, '5.1.1 unknown') : null),
  });
  const { ada, answer, answers, json, sendNow, whole } = await answering({ SMTP_URL: server.url });
  await answer();
  expect(await whole()).toMatchObject({ status: 'waiting', answered_at: expect.any(String) });
  sendNow();
  await expect.poll(async () => (await answers())[0]?.status).toBe('failed');
  expect(await whole()).toMatchObject({ status: 'open', answered_at: null, delivery: 'failed' });
  expect(await json('/api/enquiry-numbers')).toMatchObject({ unanswered: 1, undelivered: 1 });
  // The acknowledgement failed too.
  expect((await json('/api/due')).undelivered.count).toBe(2);
  const filter = encodeURIComponent('{"delivery":"failed"}');
  expect(await json(`/api/enquiries?filter=${filter}`)).toHaveLength(1);
  isRefusing = false;
  await ada.send('PUT', `/api/outbox/${(await answers())[0]?.id}`, { status: 'waiting' });
  expect(await whole()).toMatchObject({ status: 'waiting', delivery: null });
  await expect.poll(async () => (await answers())[0]?.status).toBe('sent');
  expect(await whole()).toMatchObject({ status: 'waiting', answered_at: expect.any(String) });
});

it('that is delayed is marked late, and given up after two and a half days', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { db, answer, answers, whole, sendNow } = await answering({
    SMTP_URL: 'smtp://127.0.0.1:1',
  });
  await answer();
  const jobs = sendNow();
  await expect.poll(async () => (await answers())[0]?.attempts).toBe(1);
  await jobs.stop();
  expect(await whole()).toMatchObject({ status: 'waiting', delivery: 'delayed' });
  db.sqlite.exec("UPDATE messages SET attempts = 7 WHERE kind = 'answer'");
  sendNow();
  await expect.poll(async () => (await answers())[0]?.status).toBe('failed');
  expect((await answers())[0]?.last_error).toMatch(/given up after 8 attempts/);
  expect(await whole()).toMatchObject({ status: 'open', delivery: 'failed' });
});

it('that finds the disk full says so and leaves nothing behind', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { db, answer, answers, whole } = await answering();
  leaveNoRoom(db);
  const text = 'A long answer. '.repeat(1000);
  const refused = await answer({ submission_id: 'one', text });
  expect([refused.status, (await refused.json()).message]).toEqual([
    507,
    expect.stringMatching(/no disk space/),
  ]);
  expect([(await whole()).status, await answers()]).toEqual(['new', []]);
  db.sqlite.pragma('max_page_count = 100000');
  expect((await answer({ submission_id: 'one', text })).status).toBe(201);
});

it('a client’s reply reopens the enquiry until it is answered, once, and is searchable and erasable', async () => {
  const { ada, answer, enquiry_id, json, whole } = await answering();
  await answer();
  const received_at = new Date(Date.now() - 60_000).toISOString();
  const reply = { enquiry_id, id: 'r1', text: 'And my husband, ZEBRA?', received_at };
  for (let at = 0; at < 2; at += 1) {
    expect((await ada.send('POST', '/api/enquiry-replies', reply)).status).toBe(201);
  }
  expect(await whole()).toMatchObject({
    status: 'open',
    replied_at: received_at,
    replies: [{ text: reply.text, created_by: 'ada' }],
  });
  expect(await json('/api/enquiry-numbers')).toMatchObject({ unanswered: 1 });
  const filter = encodeURIComponent('{"q":"zebra"}');
  expect(await json(`/api/enquiries?filter=${filter}`)).toMatchObject([{ id: enquiry_id }]);
  await answer({ submission_id: 'second', text: 'He too.' });
  const answered = await whole();
  expect(answered).toMatchObject({ status: 'waiting', replied_at: null });
  expect(answered.messages.at(-1).text).toContain('> And my husband, ZEBRA?');
  const wrong = [
    { ...reply, text: ' ' },
    { ...reply, received_at: 'soon' },
    { ...reply, received_at: new Date(Date.now() + 3_600_000).toISOString() },
  ];
  for (const values of wrong) {
    expect((await ada.send('POST', '/api/enquiry-replies', values)).status).toBe(422);
  }
});
