import { expect, it } from 'vitest';
import { password, testApp } from '../testApp';

it('exports what a list holds as CSV, once the password was typed again', async () => {
  const { send, signIn } = testApp();
  const visitor = { country: 'India', topic: 'other', message: 'One, "two"\nthree.' };
  const asha = { ...visitor, name: '=Asha', email: 'asha@example.com', phone: '+61255501234' };
  await send('POST', '/api/enquiries', asha);
  await send('POST', '/api/enquiries', { ...visitor, name: '＝Ben', email: 'ben@example.com' });
  await send('POST', '/api/newsletter', { email: 'reader@example.com' });
  const ada = await signIn();
  const wanted = { resource: 'enquiries', filter: { q: 'asha' } };
  const refused = await ada.send('POST', '/api/exports', wanted);
  expect([refused.status, (await refused.json()).confirm]).toEqual([403, 'password']);

  await ada.send('POST', '/api/session/confirmation', { password });
  const answer = await ada.send('POST', '/api/exports', wanted);
  expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
  const table = await answer.text();
  expect(table).toContain(`"enquiry","new","'=Asha","asha@example.com","+61 255501234","India"`);
  expect(table).toContain('"other","One, ""two""\nthree."');
  expect(table).not.toContain('ben@example.com');
  const all = await ada.send('POST', '/api/exports', { resource: 'enquiries' });
  expect(await all.text()).toContain(`"'＝Ben","ben@example.com",`);
  const hidden = { ...visitor, name: '\u200b\u00a0=Cy', email: 'cy@example.com' };
  await send('POST', '/api/enquiries', hidden);
  const later = await ada.send('POST', '/api/exports', { resource: 'enquiries' });
  expect(await later.text()).toContain(`"'\u200b\u00a0=Cy","cy@example.com"`);
  const subscribers = await ada.send('POST', '/api/exports', { resource: 'subscribers' });
  expect(await subscribers.text()).toMatch(/"reader@example\.com",.*,"subscribed","newsletter",/);
  for (const name of ['password', '__proto__']) {
    const wrong = { resource: 'enquiries', filter: { [name]: 'x' } };
    expect((await ada.send('POST', '/api/exports', wrong)).status).toBe(400);
  }
  const events = await (await ada.send('GET', '/api/audit-events')).json();
  expect(events).toContainEqual(
    expect.objectContaining({ action: 'export', resource: 'enquiries', summary: '1 row' }),
  );
  expect(JSON.stringify(events)).not.toContain('asha');
});
