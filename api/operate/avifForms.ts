import { availableParallelism, loadavg } from 'node:os';
import type { Database } from '../../db/client';
import { addForms, nextWithoutAvif } from '../../db/images';
import { putSetting, settingOr } from '../../db/settings';
import { avifForms } from '../articles/pictures';

/** The id of the last picture that was looked at. */
const doneKey = 'avif_until';
/** Behind every id: all were looked at. Uploads have their forms from the start. */
const end = '~';
const pauseMs = 20_000;
/** Of one core, by this process since it last looked. */
const idleShare = 0.05;

/**
 * Makes the AVIF forms of pictures from before them: one picture at a time, where the machine has
 * nothing else to do. How far it came stands in the file. @returns what ends it.
 */
export function startAvifForms(db: Database): () => void {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let last = { cpu: process.cpuUsage(), at: performance.now() };

  function isIdle(): boolean {
    const { user, system } = process.cpuUsage(last.cpu);
    const share = (user + system) / 1000 / (performance.now() - last.at);
    const [load = 0] = loadavg();
    return share < idleShare && load < availableParallelism() / 2;
  }

  async function turn(): Promise<void> {
    try {
      if (isIdle() && !(await addNextAvif(db, stopping.signal))) return;
    } catch (error) {
      console.error('pictures: the AVIF forms of one could not be made; it is tried again', error);
    }
    last = { cpu: process.cpuUsage(), at: performance.now() };
    plan();
  }

  function plan(): void {
    if (!stopping.signal.aborted) timer = setTimeout(turn, pauseMs).unref();
  }

  plan();
  return () => {
    stopping.abort();
    clearTimeout(timer);
  };
}

/** Makes the AVIF forms of the next picture without them. @returns whether there may be more. */
export async function addNextAvif(db: Database, signal?: AbortSignal): Promise<boolean> {
  const picture = nextWithoutAvif(
    db,
    settingOr(db, doneKey, () => ''),
  );
  const forms = picture ? await avifForms(picture.bytes) : [];
  if (signal?.aborted) return false;
  if (picture) addForms(db, picture.id, forms);
  putSetting(db, doneKey, picture?.id ?? end);
  return picture !== undefined;
}
