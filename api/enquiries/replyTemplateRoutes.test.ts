import { expect, it } from 'vitest';
import { testApp } from '../testApp';

const template = { name: 'Fees', subject: '', text: '{{greeting}}\n\nThe fee is [amount].' };

it('templates are seeded, and admins add, change and delete them', async () => {
  const kit = testApp();
  const { send } = await kit.signIn();
  const list = async () => (await send('GET', '/api/answer-templates')).json();
  expect((await list()).map(({ name }: { name: string }) => name)).toContain(
    'Offer a consultation',
  );
  const made = await send('POST', '/api/answer-templates', template);
  expect(made.status).toBe(201);
  const { id, updated_at } = await made.json();
  const taken = await send('POST', '/api/answer-templates', template);
  expect([taken.status, Object.keys((await taken.json()).errors)]).toEqual([409, ['name']]);
  const change = (values: object) =>
    send('PUT', `/api/answer-templates/${id}`, { ...template, updated_at, ...values });
  expect((await change({ text: 'No {{such}} field' })).status).toBe(422);
  expect((await change({ text: 'Hello {{ name }}' })).status).toBe(200);
  expect((await change({ name: 'Late' })).status).toBe(409);
  expect((await send('DELETE', `/api/answer-templates/${id}`)).status).toBe(200);
  expect((await send('GET', `/api/answer-templates/${id}`)).status).toBe(404);
});

it('their fields are filled for an enquiry; missing values appear in brackets', async () => {
  const kit = testApp();
  const { send } = await kit.signIn();
  const visitor = { name: 'Priya', email: 'p@example.com', message: 'Which visa for a nurse?' };
  await kit.send('POST', '/api/enquiries', visitor);
  const [{ id }] = await (await send('GET', '/api/enquiries')).json();
  const { fields } = await (await send('GET', `/api/answer-fields?enquiry_id=${id}`)).json();
  expect(fields).toMatchObject({ greeting: 'Hello Priya,', number: '1001', times: '[times]' });
  expect((await send('GET', '/api/answer-fields?enquiry_id=none')).status).toBe(404);
});
