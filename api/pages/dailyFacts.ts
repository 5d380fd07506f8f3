import type { Database } from '../../db/client';
import { confirmedChanges, type Fact, type FactChange, factsOn } from '../../db/facts/facts';
import { dayInSydney, millisecondsLeftInSydney } from '../../db/time';
import { type PageFact, type PageFacts, pageFact, splitRef } from '../../site/api';
import { type ContentCache, everyFact } from '../http/contentCache';
import type { Environment } from '../operate/environment';

/** In an answer's facts: it says which day it is. */
export const thisDay = 'today';

/** Days other than today that are kept: texts name a few, an admin may look at any. */
const mostDays = 20;
const dayMilliseconds = 24 * 60 * 60 * 1000;

/**
 * The facts that pages name, read once a day and after each change. What visitors read of one
 * changes at midnight in Sydney, too: the answers that name it, and only these, are forgotten then.
 */
export class DailyFacts {
  #days = new Map<string, ReadonlyMap<string, PageFact>>();
  #history?: { day: string; inForce: Fact[]; changes: FactChange[] } | undefined;
  #day: string;
  /** Facts that change at the next midnight, where that is near. */
  #changing: ReadonlySet<string> = new Set();
  #changingOn = '';

  constructor(
    private readonly db: Database,
    private readonly cache: ContentCache,
    private readonly environment: Pick<Environment, 'EDGE_SECONDS'>,
    private readonly clock: () => Date = () => new Date(),
  ) {
    this.#day = this.today();
  }

  /** The calendar day in Sydney, yyyy-mm-dd. */
  today(): string {
    return dayInSydney(this.clock());
  }

  /** The facts that a page names, as they are on a day; what has no confirmed value is left out. */
  read(refs: readonly string[], day = this.today()): PageFacts {
    const found = refs.flatMap((ref) => {
      const [key, named] = splitRef(ref);
      const fact = this.#on(named ?? day).get(key);
      return fact ? [[ref, fact] as const] : [];
    });
    return Object.fromEntries(found);
  }

  /** Every fact in force today, and what changed on which day, the newest day first. */
  history() {
    const day = this.today();
    if (this.#history?.day !== day) {
      this.#history = { day, inForce: factsOn(this.db, day), changes: confirmedChanges(this.db) };
    }
    return this.#history;
  }

  /** To be called after a change of what visitors read of these facts. */
  changed(keys: readonly string[]): void {
    this.#days.clear();
    this.#history = undefined;
    this.#changingOn = '';
    this.cache.forgetNaming([...keys, everyFact]);
  }

  /** Whether one of these facts changes so soon that no edge may go on with what it has. */
  isChanging(keys: readonly string[]): boolean {
    return keys.some(
      (key) => this.#changing.has(key) || (key === everyFact && this.#changing.size > 0),
    );
  }

  /** To be called where another process may have changed any of them: forgets all that was read. */
  reload(): void {
    this.#days.clear();
    this.#history = undefined;
    this.#changingOn = '';
    this.cache.clear();
  }

  /**
   * To be called by the clock: forgets what a midnight has changed and, shortly before one, what it
   * will change, so that edges ask again until then.
   * @returns milliseconds until it is to be called again.
   */
  keepUp(): number {
    // One reading of the clock: between two, midnight could pass unseen.
    const now = this.clock();
    const day = dayInSydney(now);
    if (day !== this.#day) {
      const changed = this.#differences(this.#day, day);
      this.#day = day;
      this.#changing = new Set();
      this.cache.forgetNaming([...changed, thisDay, ...(changed.length > 0 ? [everyFact] : [])]);
    }
    const soon = dayInSydney(new Date(now.getTime() + this.noticeMilliseconds));
    if (soon !== day && soon !== this.#changingOn) {
      this.#changingOn = soon;
      const changing = this.#differences(day, soon);
      this.#changing = new Set(changing);
      if (changing.length > 0) this.cache.forgetNaming([...changing, everyFact]);
    }
    const rest = millisecondsLeftInSydney(now);
    const wait = rest > this.noticeMilliseconds ? rest - this.noticeMilliseconds : rest;
    // No longer than a minute: clocks are set, and Sydney's change twice a year.
    return Math.min(wait, 60_000);
  }

  /** How long before a change edges must ask again each time: as long as they may show an old form. */
  get noticeMilliseconds(): number {
    return Math.min(2 * this.environment.EDGE_SECONDS * 1000, dayMilliseconds / 4);
  }

  #on(day: string): ReadonlyMap<string, PageFact> {
    const known = this.#days.get(day);
    if (known) return known;
    const read = new Map(factsOn(this.db, day).map((fact) => [fact.key, pageFact(fact)]));
    if (this.#days.size >= mostDays) this.#days.clear();
    this.#days.set(day, read);
    return read;
  }

  /** The keys of the facts that pages show otherwise on one day than on another. */
  #differences(before: string, after: string): string[] {
    const [old, now] = [this.#on(before), this.#on(after)];
    const keys = new Set([...old.keys(), ...now.keys()]);
    return [...keys].filter((key) => JSON.stringify(old.get(key)) !== JSON.stringify(now.get(key)));
  }
}
