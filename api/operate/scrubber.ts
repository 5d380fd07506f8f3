import type { Database } from '../../db/client';
import { scrub } from '../../db/scrub';

const pauseMs = 30_000;

/** Takes what was erased out of the file and its log; what can't be done yet is done by the clock. Never throws. */
export function scrubNow(db: Database): void {
  try {
    scrub(db);
  } catch (error) {
    console.error('erasure: the file could not be written anew yet', error);
  }
}

/** Finishes, now and every half minute, what an erasure left in the file. @returns what ends it. */
export function startScrubber(db: Database): () => void {
  scrubNow(db);
  const timer = setInterval(() => scrubNow(db), pauseMs).unref();
  return () => clearInterval(timer);
}
