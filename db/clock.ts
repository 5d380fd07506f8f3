import { type Database, nonDurableTransaction } from './client';
import { writeIfPossible } from './errors';
import { newestTime } from './file/newestTime';
import { putSetting } from './settings';
import type { SqliteFile } from './sqlite';

const key = 'clock';
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** A clock so far ahead of all that is known may be wrong. */
const aheadMs = dayMs;
/** A clock that is set back by less is no news. */
const backMs = hourMs;
/** Even time after which a clock that jumped ahead is believed, for each kind of work. */
const waits = { publish: hourMs, delete: dayMs } as const;
/** How often an even clock is stored: rarely, and each minute while a jump isn't over. */
const storeMs = { even: 10 * minuteMs, jumped: minuteMs } as const;

/** Work done because of the time alone, which can't be undone. */
export type TimedWork = keyof typeof waits;

/** A jump of the clock, until it has run evenly for a day. */
export interface ClockJump {
  /** What it should have shown, by all that is known, and what it showed (ISO text). */
  from: string;
  to: string;
  /** How long it has run evenly since, in milliseconds in which a server ran. */
  steadyMs: number;
}

/** What a file knows of the clock. */
export interface KnownClock {
  /** What it last showed (ISO text). */
  seen: string;
  jump: ClockJump | null;
  /** Times up to here are no sign of a clock that is behind: the operator said so (ISO text). */
  accepted?: string | undefined;
}

export const isAhead = ({ from, to }: ClockJump): boolean => to > from;

const isHeld = (jump: ClockJump | null, work: TimedWork): boolean =>
  jump !== null && isAhead(jump) && jump.steadyMs < waits[work];

/**
 * Judges a clock by what is known.
 * @param seen what it last showed, or should show now if that is known.
 * @param newest returns the newest time in the file; called only if needed.
 * @param now milliseconds.
 */
export function judgeClock(
  { seen, jump }: Pick<KnownClock, 'seen' | 'jump'>,
  newest: () => string | undefined,
  now: number,
): ClockJump | null {
  const last = Date.parse(seen);
  const jumped = (from: number): ClockJump => ({ from: iso(from), to: iso(now), steadyMs: 0 });
  const ahead = jump && isAhead(jump) ? jump : undefined;
  const isBack = now < last - backMs;
  if (!isBack && now < last + aheadMs) return jump;
  if (ahead) {
    const right = Date.parse(ahead.from) + ahead.steadyMs;
    return isBack && now < right + aheadMs ? null : jumped(Date.parse(ahead.from));
  }
  if (isBack) return jumped(Math.max(last, Date.parse(jump?.from ?? seen)));
  // A time far in the future says nothing: the clock was wrong when it was stored.
  const times = [seen, jump?.from, newest()].map((time) => Date.parse(time ?? ''));
  const latest = Math.max(...times.filter((time) => time < now + aheadMs));
  return now < latest + aheadMs ? null : jumped(latest);
}

const iso = (milliseconds: number) => new Date(milliseconds).toISOString();

/** Reads what a file knows of the clock; undefined before the first server looked at it. */
export function knownClock(sqlite: SqliteFile): KnownClock | undefined {
  const stored = sqlite.prepare('SELECT value FROM settings WHERE key = ?').pluck().get(key);
  return stored === undefined ? undefined : (JSON.parse(String(stored)) as KnownClock);
}

/** Judges the clock by a file, for a command; a server may be using it. */
export function judgeByFile(sqlite: SqliteFile): ClockJump | null {
  const known = knownClock(sqlite);
  const newest = () => newestTime(sqlite);
  // A file that no server has looked at knows its rows alone; a new one nothing.
  const seen = known?.seen ?? newest() ?? new Date().toISOString();
  return judgeClock({ seen, jump: known?.jump ?? null }, newest, Date.now());
}

/**
 * Returns the newest time of the file's rows (ISO text) if it is ahead of the clock by more than a
 * minute, and the operator didn't accept that; undefined if not.
 */
export function rowsAhead(sqlite: SqliteFile): string | undefined {
  const newest = newestTime(sqlite) ?? '';
  const isAhead = Date.parse(newest) - Date.now() > minuteMs;
  return isAhead && newest > (knownClock(sqlite)?.accepted ?? '') ? newest : undefined;
}

/** Ends a jump: the operator says that the clock is right. */
export function acceptClock(db: Database): void {
  store(db, { seen: new Date().toISOString(), jump: null, accepted: newestTime(db.sqlite) });
}

const store = (db: Database, known: KnownClock): void =>
  nonDurableTransaction(db, () => putSetting(db, key, JSON.stringify(known)));

/** Tells whether nothing may be deleted for its age. */
export const areDeletionsHeld = ({ sqlite }: Database): boolean =>
  isHeld(knownClock(sqlite)?.jump ?? null, 'delete');

/** Compares the clock of a running server with the time that passes. */
export class ClockWatch {
  /** When it was last stored: by the clock, and by the time of this process, which is even. */
  #stored: { wall: number; even: number } | undefined;

  /** @param changed called with a jump that is new, and with null once it is over. */
  constructor(
    private readonly db: Database,
    private readonly changed: (jump: ClockJump | null) => void,
  ) {}

  /** Looks at the clock, and tells whether such work may be done now. */
  allows(work: TimedWork): boolean {
    return !isHeld(this.look(), work);
  }

  /** Returns the jump that isn't over. */
  look(): ClockJump | null {
    const { sqlite } = this.db;
    const [wall, even] = [Date.now(), performance.now()];
    const known = knownClock(sqlite);
    const before = known?.jump ?? null;
    const passed = this.#stored ? even - this.#stored.even : 0;
    const expected = this.#stored && this.#stored.wall + passed;
    const judged =
      expected === undefined
        ? judgeByFile(sqlite)
        : judgeClock({ seen: iso(expected), jump: before }, () => undefined, wall);
    const steadyMs = judged?.to === before?.to ? (judged?.steadyMs ?? 0) + passed : 0;
    const jump = judged && steadyMs < waits.delete ? { ...judged, steadyMs } : null;
    const isChanged = jump?.to !== before?.to;
    if (isChanged) this.changed(jump);
    const isSet = expected === undefined || Math.abs(wall - expected) > minuteMs;
    if (isChanged || isSet || passed >= storeMs[jump ? 'jumped' : 'even']) {
      // On a full disk the next look judges again.
      writeIfPossible(() => {
        store(this.db, { seen: iso(wall), jump, accepted: known?.accepted });
        this.#stored = { wall, even };
      });
    }
    return jump;
  }
}
