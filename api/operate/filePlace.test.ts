import { renameSync } from 'node:fs';
import { expect, it, onTestFinished, vi } from 'vitest';
import { post, testApp } from '../testApp';

it('a save says that it isn’t kept while the file isn’t at its place, and nothing else ends', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => void vi.restoreAllMocks());
  const { app, db, environment, signIn, send } = testApp();
  const ada = await signIn();
  const file = environment.DATABASE_FILE;
  const enquiry = { name: 'Ana', email: 'ana@example.com', message: 'Hello' };
  renameSync(file, `${file}.away`);
  const refused = [
    await ada.send('POST', '/api/blogs', post),
    await ada.send('PUT', '/api/drafts/one', post),
    await ada.send('DELETE', '/api/blogs/one'),
    await send('POST', '/api/enquiries', enquiry),
    await send('POST', '/api/newsletter', { email: 'ana@example.com' }),
  ];
  expect(refused.map(({ status }) => status)).toEqual([503, 503, 503, 503, 503]);
  const message = expect.stringContaining('nothing was saved');
  expect(await refused[0]?.json()).toMatchObject({ message });
  expect((await app.request('/')).status).toBe(200);
  expect((await app.request('/healthz')).status).toBe(503);
  renameSync(`${file}.away`, file);
  expect((await ada.send('POST', '/api/blogs', post)).status).toBe(201);
  expect((await send('POST', '/api/enquiries', enquiry)).status).toBe(201);
  expect(db.sqlite.prepare('SELECT count(*) FROM enquiries').pluck().get()).toBe(1);
});
