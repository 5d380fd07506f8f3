import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { testFile } from '../testDatabase';
import { checkFile, openExisting } from './fileCheck';

it('looking at a file that isn’t there makes none', () => {
  const file = testFile();
  expect(() => openExisting(file)).toThrow();
  expect(checkFile(file, 'go back')).toMatch(/\S/);
  expect(existsSync(file)).toBe(false);
});
