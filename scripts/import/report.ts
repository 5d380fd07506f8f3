import type { Loss } from './records';

const outcomes = ['comes', 'changes', 'same', 'left'] as const;
export type Outcome = (typeof outcomes)[number];

/** Of what is named many times, a terminal shows the first few. */
const named = 5;

/** What an import did or, where it was a trial, would do. */
export class Report {
  readonly outcomes: Record<string, Record<Outcome, number>> = {};
  /** Of the posts that come: how many are working copies. */
  drafts = 0;
  /** Each clash and loss with the things that it is of. */
  readonly clashes = new Map<string, string[]>();
  readonly losses = new Map<string, string[]>();

  constructor(
    private readonly source: string,
    private readonly isTrial: boolean,
  ) {}

  /** Whether anything of it is new or other than before. */
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

  /** What a post loses; of several like things each is named with it. */
  loseOf(losses: readonly Loss[], title: string): void {
    const told = new Set<string>();
    for (const loss of losses) {
      const what = typeof loss === 'string' ? loss : loss.what;
      const of = typeof loss === 'string' || !loss.of ? title : `${loss.of} (${title})`;
      if (!told.has(`${what}\0${of}`)) this.lose(what, of);
      told.add(`${what}\0${of}`);
    }
  }

  /** Of which posts losses are told: a second run tells of those alone that are new or other. */
  #told(): string {
    const { comes = 0, changes = 0, same = 0 } = this.outcomes.posts ?? {};
    return same > 0 ? `, of the ${comes + changes} posts that are new or changed` : '';
  }

  /** The report in lines. @param isShort without all of what is named many times. */
  lines(isShort = true): string[] {
    const { isTrial } = this;
    const words = isTrial
      ? { comes: 'would come', changes: 'would change', same: 'as they were', left: 'left out' }
      : { comes: 'came', changes: 'changed', same: 'as they were', left: 'left out' };
    const counts = Object.entries(this.outcomes).map(([kind, of]) => {
      const told = outcomes
        .filter((each) => of[each] > 0)
        .map((each) => `${of[each]} ${words[each]}`);
      const copies =
        kind === 'posts' && this.drafts > 0 ? ` (${this.drafts} as working copies)` : '';
      return `  ${kind}: ${told.join(', ') || 'none'}${copies}`;
    });
    return [
      `From ${this.source}:`,
      ...counts,
      ...listed('Clashes', this.clashes, isShort),
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
