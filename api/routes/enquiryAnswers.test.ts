import { expect, it } from 'vitest';
import { testApp } from '../testApp';

it('of two answers at the same moment one goes out, and the other once its writer has read that', async () => {
  const { send, signIn } = testApp();
  const ada = await signIn();
  const visitor = {
    name: 'Priya',
    email: 'priya@example.com',
    message: 'Which visa is for a nurse?',
  };
  await send('POST', '/api/enquiries', visitor);
  const [{ id: enquiry_id }] = await (await ada.send('GET', '/api/enquiries')).json();
  const answer = (submission_id: string, replies_read: number) =>
    ada.send('POST', '/api/enquiry-answers', {
      ...{ enquiry_id, submission_id, replies_read, subject: 'Your visa', text: submission_id },
    });
  const sent = async () =>
    (await (await ada.send('GET', `/api/enquiries/${enquiry_id}`)).json()).replies.length;
  const [first, second] = await Promise.all([answer('one', 0), answer('two', 0)]);
  expect([first.status, second.status]).toEqual([201, 409]);
  expect((await second.json()).message).toMatch(/^ada answered meanwhile/);
  expect(await sent()).toBe(1);
  expect((await answer('one', 0)).status).toBe(201);
  expect(await sent()).toBe(1);
  expect((await answer('two', 1)).status).toBe(201);
  expect(await sent()).toBe(2);
});
