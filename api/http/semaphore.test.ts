import { expect, it } from 'vitest';
import { Semaphore, SemaphoreFullError } from './semaphore';

it('runs as many as it has slots for, in order, and refuses excess waiters', async () => {
  const slots = new Semaphore(2, 1);
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const work = (number: number) =>
    slots.run(async () => {
      begun.push(number);
      await new Promise<void>((resolve) => ends.push(resolve));
      return number;
    });
  const [first, second, third] = [work(1), work(2), work(3)];
  await expect(work(4)).rejects.toBeInstanceOf(SemaphoreFullError);
  expect(begun).toEqual([1, 2]);
  ends[1]?.();
  expect(await second).toBe(2);
  await expect.poll(() => begun).toEqual([1, 2, 3]);
  for (const end of ends) end();
  expect(await Promise.all([first, third])).toEqual([1, 3]);
});

it('frees a slot when its work fails', async () => {
  const slots = new Semaphore(1, 0);
  const failing = slots.run(() => Promise.reject(new Error('broken')));
  await expect(failing).rejects.toThrow('broken');
  expect(await slots.run(async () => 'done')).toBe('done');
});
