import type { Database } from '../../db/client';
import { type RateLimit, secondsToWait, tooMany } from '../auth/rateLimit';

/** More addresses than these are forgotten, the longest known first. */
const mostShut = 20_000;

interface Shut {
  from: number;
  until: number;
  limit: RateLimit;
}

/**
 * Remembers which keys of a limit are used up and until when, so that a flood costs no read: the
 * database alone counts, and is asked again when the time is over or after a restart.
 */
export class Gate {
  readonly #shut = new Map<string, Shut>();

  /** @throws ApiFailure 429 where it is known that the key is used up. */
  refuseKnown(key: string): void {
    const wait = this.#wait(key);
    if (wait !== undefined) throw tooMany(wait.limit, wait.seconds);
  }

  isShut(key: string): boolean {
    return this.#wait(key) !== undefined;
  }

  /** @throws ApiFailure 429 where the key is used up, which is remembered. */
  refuseBeyond(db: Database, key: string, limit: RateLimit): void {
    this.refuseKnown(key);
    const seconds = secondsToWait(db, key, limit);
    if (seconds === undefined) return;
    const from = Date.now();
    this.#shut.set(key, { from, until: from + seconds * 1000, limit });
    for (const oldest of this.#shut.keys()) {
      if (this.#shut.size <= mostShut) break;
      this.#shut.delete(oldest);
    }
    throw tooMany(limit, seconds);
  }

  #wait(key: string): { limit: RateLimit; seconds: number } | undefined {
    const shut = this.#shut.get(key);
    if (!shut) return undefined;
    const now = Date.now();
    // A clock that was set back must not keep anybody out for longer.
    if (now >= shut.from && now < shut.until) {
      return { limit: shut.limit, seconds: Math.ceil((shut.until - now) / 1000) };
    }
    this.#shut.delete(key);
    return undefined;
  }
}
