import { expect, it } from 'vitest';
import { call } from './processes';

it('a program that isn’t installed is named', async () => {
  await expect(call('no-such-program', [])).rejects.toThrow(
    'no-such-program isn’t installed on this machine.',
  );
});
