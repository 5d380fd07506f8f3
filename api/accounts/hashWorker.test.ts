import { expect, it } from 'vitest';
import { HashWorker } from './hashWorker';

const password = 'correct-horse';
const quick = '$2b$04$88folclOwiP5KKpwBjiMnOzsGJMv4mpSGOHwiwvKdJx5RiJP1VS/q';

it('fails alone for an invalid hash', async () => {
  const worker = new HashWorker();
  const wrong = worker.run({ password, hash: quick.replace('$04$', '$99$') });
  const next = worker.run({ password, hash: quick });
  await expect(wrong).rejects.toThrow(/./);
  expect(await next).toBe(true);
  expect(await worker.run({ password: 'wrong', hash: quick })).toBe(false);
});
