import type { Database } from '../../db/client';
import { type Calendar, readCalendar } from '../../db/firm/calendar';
import { firmOnPages, type PublicRows, readFirm } from '../../db/firm/firm';
import type { Firm } from '../../shared/publicFirm';
import type { ContentCache } from '../http/contentCache';

interface Day {
  day: string;
  rows: PublicRows;
  onPages: Firm;
}

/** Provides what visitors see of the firm, read once a day and after each change. */
export class DailyFirm {
  #read: Day | undefined;
  #calendar: Calendar | undefined;

  constructor(
    private readonly db: Database,
    private readonly cache: ContentCache,
    private readonly today: () => string,
  ) {}

  get rows(): PublicRows {
    return this.#today().rows;
  }

  /** The part that every page, mail and form shows. */
  get onPages(): Firm {
    return this.#today().onPages;
  }

  /** The rows that decide when people can be met: the same object until they change. */
  get calendar(): Calendar {
    this.#calendar ??= readCalendar(this.db);
    return this.#calendar;
  }

  /** Drops what was read, and cached responses. Call it after any change of the firm. */
  changed(): void {
    this.#read = undefined;
    this.#calendar = undefined;
    this.cache.clear();
  }

  /** Drops cached responses once a new day changes what visitors see. */
  keepUp(): void {
    if (this.#read?.day !== this.today()) this.#readAgain();
  }

  /** Reads everything again. Call it when another process may have changed the firm. */
  reload(): void {
    this.#calendar = undefined;
    this.#readAgain();
  }

  #readAgain(): void {
    const before = this.#read;
    if (!before) return;
    this.#read = undefined;
    const { day, rows, onPages } = this.#today();
    const isSame =
      JSON.stringify([before.rows, before.onPages]) === JSON.stringify([rows, onPages]);
    // The same objects, by which others tell whether something changed.
    if (isSame) this.#read = { ...before, day };
    else this.cache.clear();
  }

  #today(): Day {
    const day = this.today();
    if (this.#read?.day !== day) {
      const rows = readFirm(this.db, day);
      this.#read = { day, rows, onPages: firmOnPages(this.db, day, rows) };
    }
    return this.#read;
  }
}
