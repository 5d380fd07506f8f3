import { availableParallelism, loadavg } from 'node:os';
import type { Database } from '../../db/client';
import { addForms, nextWithoutAvif } from '../../db/media/images';
import { putSetting, settingOr } from '../../db/settings';
import { avifForms } from '../media/images';
import type { Run } from './jobRunner';

/** The id of the last picture that was looked at. */
const doneKey = 'avif_until';
/** Behind every id: all were looked at. Uploads have their forms from the start. */
const end = '~';
const pauseMs = 20_000;
/** Where all were looked at: an import may bring more. */
const longPauseMs = 15 * 60_000;
/** Of one core, by this process since it last looked. */
const idleShare = 0.05;

/** Has the pictures looked through anew, after some were stored without their AVIF forms. */
export const findAvifAgain = (db: Database): void => putSetting(db, doneKey, '');

/**
 * Makes the AVIF forms of pictures that an import brought without them: one picture a turn, where the machine has
 * nothing else to do. How far it came stands in the file.
 */
export function addMissingAvif(db: Database): Run {
  let last = { cpu: process.cpuUsage(), at: performance.now() };

  function isIdle(): boolean {
    const { user, system } = process.cpuUsage(last.cpu);
    const share = (user + system) / 1000 / (performance.now() - last.at);
    const [load = 0] = loadavg();
    return share < idleShare && load < availableParallelism() / 2;
  }

  return async (stopping) => {
    const isDone = isIdle() && !(await addNextAvif(db, stopping));
    last = { cpu: process.cpuUsage(), at: performance.now() };
    return isDone ? longPauseMs : pauseMs;
  };
}

/** Makes the AVIF forms of the next picture without them. @returns whether there may be more. */
export async function addNextAvif(db: Database, stopping?: AbortSignal): Promise<boolean> {
  const picture = nextWithoutAvif(
    db,
    settingOr(db, doneKey, () => ''),
  );
  const forms = picture ? await avifForms(picture.bytes, stopping) : [];
  if (picture) addForms(db, picture.id, forms);
  putSetting(db, doneKey, picture?.id ?? end);
  return picture !== undefined;
}
