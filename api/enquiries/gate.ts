import type { Database } from '../../db/client';
import { type RateLimit, secondsToWait, tooMany } from '../auth/rateLimit';

/** More addresses than these are forgotten, the longest known first. */
const mostKept = 20_000;

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
  readonly #counted = new Map<string, { from: number; count: number }>();

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
    keepNewest(this.#shut);
    throw tooMany(limit, seconds);
  }

  /** Counts what isn't worth a write, until a restart: once beyond the limit, the key is used up. */
  count(key: string, limit: RateLimit): void {
    const now = Date.now();
    const length = limit.seconds * 1000;
    const known = this.#counted.get(key);
    const counted = known && Math.abs(now - known.from) < length ? known : { from: now, count: 0 };
    counted.count += 1;
    this.#counted.set(key, counted);
    keepNewest(this.#counted);
    if (counted.count <= limit.most) return;
    this.#shut.set(key, { from: now, until: counted.from + length, limit });
    keepNewest(this.#shut);
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

function keepNewest(known: Map<string, unknown>): void {
  for (const oldest of known.keys()) {
    if (known.size <= mostKept) break;
    known.delete(oldest);
  }
}
