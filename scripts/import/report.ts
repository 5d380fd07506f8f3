import type { Loss } from './records';

const outcomes = ['comes', 'changes', 'same', 'left'] as const;
export type Outcome = (typeof outcomes)[number];

/** Repeated items that a terminal shows. */
const named = 5;

/** Collects what an import did, or would do. */
export class Report {
  readonly outcomes: Record<string, Record<Outcome, number>> = {};
  /** Number of imported posts that are drafts. */
  drafts = 0;
  /** Conflicts and losses with the things affected. */
  readonly clashes = new Map<string, string[]>();
  readonly losses = new Map<string, string[]>();

  constructor(
    private readonly source: string,
    private readonly isTrial: boolean,
  ) {}

  /** Tells whether anything was created or updated. */
  get hasCome(): boolean {
    return Object.values(this.outcomes).some(({ comes, changes }) => comes + changes > 0);
  }

  count(kind: string, outcome: Outcome): void {
    this.outcomes[kind] ??= { comes: 0, changes: 0, same: 0, left: 0 };
    this.outcomes[kind][outcome] += 1;
  }

  clash(what: string, of: string): void {
    note(this.clashes, what, of);
  }

  lose(what: string, of = ''): void {
    note(this.losses, what, of);
  }

  /** Records a post's losses, grouping similar ones. */
  loseOf(losses: readonly Loss[], title: string): void {
    const told = new Set<string>();
    for (const loss of losses) {
      const what = typeof loss === 'string' ? loss : loss.what;
      const of = typeof loss === 'string' || !loss.of ? title : `${loss.of} (${title})`;
      if (!told.has(`${what}\0${of}`)) this.lose(what, of);
      told.add(`${what}\0${of}`);
    }
  }

  /** Lists losses of created and updated posts; later runs don't repeat others. */
  #told(): string {
    const { comes = 0, changes = 0, same = 0 } = this.outcomes.posts ?? {};
    return same > 0 ? `, from the ${comes + changes} new or changed posts` : '';
  }

  /** Formats the report. @param isShort abbreviates repeated items. */
  lines(isShort = true): string[] {
    const { isTrial } = this;
    const words = isTrial
      ? { comes: 'to create', changes: 'to update', same: 'unchanged', left: 'skipped' }
      : { comes: 'created', changes: 'updated', same: 'unchanged', left: 'skipped' };
    const counts = Object.entries(this.outcomes).map(([kind, of]) => {
      const told = outcomes
        .filter((each) => of[each] > 0)
        .map((each) => `${of[each]} ${words[each]}`);
      const copies = kind === 'posts' && this.drafts > 0 ? ` (${this.drafts} as drafts)` : '';
      return `  ${kind}: ${told.join(', ') || 'none'}${copies}`;
    });
    return [
      `From ${this.source}:`,
      ...counts,
      ...listed('Conflicts', this.clashes, isShort),
      ...listed(`${isTrial ? 'Would be lost' : 'Lost'}${this.#told()}`, this.losses, isShort),
    ];
  }
}

function note(lists: Map<string, string[]>, what: string, of: string): void {
  const list = lists.get(what);
  if (list) list.push(of);
  else lists.set(what, [of]);
}

function listed(heading: string, lists: Map<string, string[]>, isShort: boolean): string[] {
  if (lists.size === 0) return [`${heading}: nothing.`];
  const lines = [...lists].map(([what, all]) => {
    const of = [...new Set(all.filter(Boolean))];
    const shown = isShort ? of.slice(0, named) : of;
    const more = of.length > shown.length ? ` and ${of.length - shown.length} more` : '';
    const times = all.length > 1 ? ` × ${all.length}` : '';
    return `  ${what}${times}${shown.length > 0 ? `: ${shown.join('; ')}` : ''}${more}`;
  });
  return [`${heading}:`, ...lines];
}
