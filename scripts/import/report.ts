import type { Loss } from './records';

const outcomes = ['created', 'updated', 'unchanged', 'skipped'] as const;
export type Outcome = (typeof outcomes)[number];

/** Repeated items that a terminal shows. */
const named = 5;

/** Collects what an import did, or would do. */
export class Report {
  readonly outcomes: Record<string, Record<Outcome, number>> = {};
  /** Number of imported posts that are drafts. */
  drafts = 0;
  /** Number of those that go live by themselves. */
  scheduled = 0;
  /** Conflicts and losses with the things affected. */
  readonly conflicts = new Map<string, string[]>();
  readonly losses = new Map<string, string[]>();

  constructor(
    private readonly source: string,
    private readonly isTrial: boolean,
  ) {}

  /** Tells whether anything was created or updated. */
  get hasChanges(): boolean {
    return Object.values(this.outcomes).some(({ created, updated }) => created + updated > 0);
  }

  count(kind: string, outcome: Outcome): void {
    this.outcomes[kind] ??= { created: 0, updated: 0, unchanged: 0, skipped: 0 };
    this.outcomes[kind][outcome] += 1;
  }

  conflict(what: string, subject: string): void {
    note(this.conflicts, what, subject);
  }

  addLoss(what: string, subject = ''): void {
    note(this.losses, what, subject);
  }

  /** Records a post's losses, grouping similar ones. */
  addLosses(losses: readonly Loss[], title: string): void {
    const reported = new Set<string>();
    for (const loss of losses) {
      const what = typeof loss === 'string' ? loss : loss.what;
      const subject = typeof loss === 'string' || !loss.of ? title : `${loss.of} (${title})`;
      if (!reported.has(`${what}\0${subject}`)) this.addLoss(what, subject);
      reported.add(`${what}\0${subject}`);
    }
  }

  /** Lists losses of created and updated posts; later runs don't repeat others. */
  #lossScope(): string {
    const { created = 0, updated = 0, unchanged = 0 } = this.outcomes.posts ?? {};
    return unchanged > 0 ? `, from the ${created + updated} new or changed posts` : '';
  }

  /** Formats the report. @param isShort abbreviates repeated items. */
  lines(isShort = true): string[] {
    const { isTrial } = this;
    const words = isTrial
      ? { created: 'to create', updated: 'to update', unchanged: 'unchanged', skipped: 'skipped' }
      : { created: 'created', updated: 'updated', unchanged: 'unchanged', skipped: 'skipped' };
    const counts = Object.entries(this.outcomes).map(([kind, counts]) => {
      const parts = outcomes
        .filter((each) => counts[each] > 0)
        .map((each) => `${counts[each]} ${words[each]}`);
      const states = [
        ...(this.drafts > 0 ? [`${this.drafts} as drafts`] : []),
        ...(this.scheduled > 0 ? [`${this.scheduled} scheduled`] : []),
      ];
      const copies = kind === 'posts' && states.length > 0 ? ` (${states.join(', ')})` : '';
      return `  ${kind}: ${parts.join(', ') || 'none'}${copies}`;
    });
    return [
      `From ${this.source}:`,
      ...counts,
      ...listed('Conflicts', this.conflicts, isShort),
      ...listed(`${isTrial ? 'Would be lost' : 'Lost'}${this.#lossScope()}`, this.losses, isShort),
    ];
  }
}

function note(lists: Map<string, string[]>, what: string, subject: string): void {
  const list = lists.get(what);
  if (list) list.push(subject);
  else lists.set(what, [subject]);
}

function listed(heading: string, lists: Map<string, string[]>, isShort: boolean): string[] {
  if (lists.size === 0) return [`${heading}: nothing.`];
  const lines = [...lists].map(([what, all]) => {
    const items = [...new Set(all.filter(Boolean))];
    const shown = isShort ? items.slice(0, named) : items;
    const more = items.length > shown.length ? ` and ${items.length - shown.length} more` : '';
    const times = all.length > 1 ? ` × ${all.length}` : '';
    return `  ${what}${times}${shown.length > 0 ? `: ${shown.join('; ')}` : ''}${more}`;
  });
  return [`${heading}:`, ...lines];
}
