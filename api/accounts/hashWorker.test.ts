import { expect, it } from 'vitest';
import { HashWorker } from './hashWorker';

const password = 'correct-horse';
const quick = '$2b$04$88folclOwiP5KKpwBjiMnOzsGJMv4mpSGOHwiwvKdJx5RiJP1VS/q';

it('cancels a task that takes too long, and runs the next ones', async () => {
  const worker = new HashWorker(2000);
  const slow = worker.run({ password, hash: quick.replace('$04$', '$31$') });
  const next = worker.run({ password, hash: quick });
  await expect(slow).rejects.toThrow('took longer than 2000 ms');
  expect(await next).toBe(true);
  expect(await worker.run({ password: 'wrong', hash: quick })).toBe(false);
});

it('fails alone for an invalid hash', async () => {
  const worker = new HashWorker(20_000);
  const wrong = worker.run({ password, hash: quick.replace('$04$', '$99$') });
  const next = worker.run({ password, hash: quick });
  await expect(wrong).rejects.toThrow(/./);
  expect(await next).toBe(true);
});
