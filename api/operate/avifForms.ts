import { availableParallelism, loadavg } from 'node:os';
import type { Database } from '../../db/client';
import { addForms, nextWithoutAvif } from '../../db/media/images';
import { getOrCreateSetting, putSetting } from '../../db/settings';
import { avifForms } from '../media/images';
import type { Run } from './jobRunner';

/** Id of the last image processed. */
const doneKey = 'avif_until';
/** Sorts after every id: all were processed. Uploads have AVIF from the start. */
const end = '~';
const pauseMs = 20_000;
/** Pause once all were processed: an import may add more. */
const longPauseMs = 15 * 60_000;
/** CPU share of one core, used by this process since the last look. */
const idleShare = 0.05;

/** Schedules another pass, after images were stored without AVIF. */
export const restartAvif = (db: Database): void => putSetting(db, doneKey, '');

/**
 * Adds AVIF sizes to imported images, one per turn, while the machine is idle. Its progress is
 * stored in the file.
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

/** Adds AVIF sizes to the next image without them. @returns whether there may be more. */
export async function addNextAvif(db: Database, stopping?: AbortSignal): Promise<boolean> {
  const picture = nextWithoutAvif(
    db,
    getOrCreateSetting(db, doneKey, () => ''),
  );
  const forms = picture ? await avifForms(picture.bytes, stopping) : [];
  if (picture) addForms(db, picture.id, forms);
  putSetting(db, doneKey, picture?.id ?? end);
  return picture !== undefined;
}
