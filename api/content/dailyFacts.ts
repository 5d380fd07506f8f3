import type { Database } from '../../db/client';
import {
  type Fact,
  type FactChange,
  factChanges,
  factsOn,
  factsVersion,
} from '../../db/facts/facts';
import { dayInSydney, millisecondsLeftInSydney } from '../../db/time';
import { type PageFact, type PageFacts, pageFact, splitRef } from '../../site/api';
import type { Environment } from '../environment';
import { type ContentCache, names } from '../http/contentCache';

/** Number of other days cached: texts use a few, admins may view any. */
const maxDays = 20;
const dayMilliseconds = 24 * 60 * 60 * 1000;

/** What was read of a day, for texts that name the day themselves or for all others. */
interface DayFacts {
  day: string;
  isDated: boolean;
  facts: ReadonlyMap<string, PageFact>;
}

/**
 * Provides the facts that pages use, read once a day and after each change. Public values also
 * change at midnight in Sydney: only responses that depend on changed facts are dropped then.
 */
export class DailyFacts {
  #days = new Map<string, DayFacts>();
  #history?: { day: string; inForce: Fact[]; changes: FactChange[] } | undefined;
  #version: string;
  #day: string;
  /** Facts that change at the next midnight, once that is near. */
  #changing: ReadonlySet<string> = new Set();
  #changingOn = '';

  constructor(
    private readonly db: Database,
    private readonly cache: ContentCache,
    private readonly environment: Pick<Environment, 'EDGE_SECONDS'>,
    private readonly clock: () => Date = () => new Date(),
  ) {
    this.#day = this.today();
    this.#version = factsVersion(db);
  }

  /** The calendar day in Sydney, yyyy-mm-dd. */
  today(): string {
    return dayInSydney(this.clock());
  }

  /** Returns the facts that a page uses on a day, leaving out those without a confirmed value. */
  read(refs: readonly string[], day = this.today()): PageFacts {
    const entries = refs.flatMap((ref) => {
      const [key, named] = splitRef(ref);
      const fact = (named === undefined ? this.#on(day) : this.#on(named, true)).get(key);
      return fact ? [[ref, fact] as const] : [];
    });
    return Object.fromEntries(entries);
  }

  /** Returns every fact in force today, and all changes, newest first. */
  history() {
    const day = this.today();
    if (this.#history?.day !== day) {
      this.#history = { day, inForce: factsOn(this.db, day), changes: factChanges(this.db) };
    }
    return this.#history;
  }

  /** Invalidates these facts. Call it after a change that visitors may see. */
  changed(keys: readonly string[]): void {
    this.#days.clear();
    this.#history = undefined;
    this.#changingOn = '';
    this.cache.drop([...keys, names.everyFact]);
  }

  /** Tells whether one of these facts changes so soon that edges must not serve stale responses. */
  isChanging(keys: readonly string[]): boolean {
    return keys.some(
      (key) => this.#changing.has(key) || (key === names.everyFact && this.#changing.size > 0),
    );
  }

  /** Reads everything again. Call it when another process may have changed facts. */
  reload(): void {
    const version = factsVersion(this.db);
    if (version === this.#version) return;
    this.#version = version;
    const [days, history] = [this.#days, this.#history];
    this.#days = new Map();
    this.#history = undefined;
    const keys = [...days.values()].flatMap(({ day, isDated, facts }) =>
      differences(facts, this.#on(day, isDated)),
    );
    const isSame = keys.length === 0 && JSON.stringify(history) === JSON.stringify(this.history());
    if (!isSame) this.changed(keys);
  }

  /**
   * Handles midnight: drops what changed and, shortly before, what will change, so that edges
   * revalidate until then.
   * @returns milliseconds until the next call.
   */
  keepUp(): number {
    // Reads the clock once: midnight could pass between two readings.
    const now = this.clock();
    const day = dayInSydney(now);
    if (day !== this.#day) {
      const changed = differences(this.#on(this.#day), this.#on(day));
      this.#day = day;
      this.#changing = new Set();
      this.cache.drop([...changed, names.today, ...(changed.length > 0 ? [names.everyFact] : [])]);
    }
    const soon = dayInSydney(new Date(now.getTime() + this.noticeMilliseconds));
    if (soon !== day && soon !== this.#changingOn) {
      this.#changingOn = soon;
      const changing = differences(this.#on(day), this.#on(soon));
      this.#changing = new Set(changing);
      if (changing.length > 0) this.cache.drop([...changing, names.everyFact]);
    }
    const rest = millisecondsLeftInSydney(now);
    const wait = rest > this.noticeMilliseconds ? rest - this.noticeMilliseconds : rest;
    // At most a minute: clocks get adjusted, and Sydney's changes twice a year.
    return Math.min(wait, 60_000);
  }

  /** How long before a change edges must revalidate: as long as they may serve stale responses. */
  get noticeMilliseconds(): number {
    return Math.min(2 * this.environment.EDGE_SECONDS * 1000, dayMilliseconds / 4);
  }

  /** @param isDated whether a text names the day itself. */
  #on(day: string, isDated = false): ReadonlyMap<string, PageFact> {
    const id = `${day} ${isDated}`;
    const known = this.#days.get(id);
    if (known) return known.facts;
    const facts = new Map(
      factsOn(this.db, day).map((fact) => [fact.key, pageFact(fact, isDated)] as const),
    );
    if (this.#days.size >= maxDays) this.#days.clear();
    this.#days.set(id, { day, isDated, facts });
    return facts;
  }
}

/** Returns the keys of facts whose displayed value differs. */
function differences(
  before: ReadonlyMap<string, PageFact>,
  after: ReadonlyMap<string, PageFact>,
): string[] {
  const keys = new Set([...before.keys(), ...after.keys()]);
  return [...keys].filter(
    (key) => JSON.stringify(before.get(key)) !== JSON.stringify(after.get(key)),
  );
}
