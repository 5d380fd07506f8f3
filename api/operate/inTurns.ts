import { type Database, inTransaction } from '../../db/client';
import { forgetSetting, settingOr } from '../../db/settings';

const idleMs = 1000;
const retryMs = 60_000;

/**
 * Calls `turn`, which works for some milliseconds and says whether there may be more to do: then again
 * after a short pause, else after a second, and after a failure in a minute.
 * @param failed what the log says of a failure. @returns what ends it.
 */
export function inTurns(turn: () => boolean, pauseMs: number, failed: string): () => void {
  let timer: NodeJS.Timeout | undefined;
  const next = () => {
    let pause = idleMs;
    try {
      if (turn()) pause = pauseMs;
    } catch (error) {
      console.error(`${failed}; the next try is in a minute`, error);
      pause = retryMs;
    }
    timer = setTimeout(next, pause).unref();
  };
  timer = setTimeout(next, pauseMs).unref();
  return () => clearTimeout(timer);
}

/** Has `redo` called once in a file whose work was done by other rules than the present ones. */
export function heedNewRules(db: Database, key: string, present: string, redo: () => void): void {
  if (settingOr(db, key, () => present) === present) return;
  inTransaction(db, () => {
    redo();
    forgetSetting(db, key);
    settingOr(db, key, () => present);
  });
}
