import { expect, it, onTestFinished, vi } from 'vitest';
import { openDatabase } from '../../db/client';
import { putSetting } from '../../db/settings';
import { testDatabase, testFile } from '../../db/testDatabase';
import { watchOtherWriters } from './otherWriters';

it('tells of what another process wrote, and of nothing that this one did', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const file = testFile();
  const db = testDatabase(file);
  const changed = vi.fn();
  const stop = watchOtherWriters(db, changed);
  putSetting(db, 'mine', '1');
  vi.advanceTimersByTime(3000);
  expect(changed).toHaveBeenCalledTimes(0);
  const other = openDatabase(file);
  putSetting(other, 'theirs', '1');
  other.close();
  vi.advanceTimersByTime(3000);
  expect(changed).toHaveBeenCalledTimes(1);
  stop();
});
