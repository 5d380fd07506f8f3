import type { Loss } from './types';

/** What an import does, or would do. */
export type Outcome = 'comes' | 'changes' | 'same' | 'left';

export interface Report {
  source: string;
  /** Whether it was written, or would be. */
  isApplied: boolean;
  outcomes: Record<string, Record<Outcome, number>>;
  /** Of the posts that come: how many are working copies. */
  drafts: number;
  /** Each clash and loss with the things that it is of. */
  clashes: Map<string, string[]>;
  losses: Map<string, string[]>;
}

export class ReportWriter {
  readonly report: Report;

  constructor(source: string, isApplied: boolean) {
    this.report = {
      source,
      isApplied,
      outcomes: {},
      drafts: 0,
      clashes: new Map(),
      losses: new Map(),
    };
  }

  count(kind: string, outcome: Outcome): void {
    this.report.outcomes[kind] ??= { comes: 0, changes: 0, same: 0, left: 0 };
    this.report.outcomes[kind][outcome] += 1;
  }

  clash(what: string, of: string): void {
    note(this.report.clashes, what, of);
  }

  lose(what: string, of = ''): void {
    note(this.report.losses, what, of);
  }

  /** What a post loses; of several like things each is named with it. */
  loseOf(losses: readonly Loss[], title: string): void {
    const each = losses.map((loss) =>
      typeof loss === 'string'
        ? { what: loss, of: title }
        : { what: loss.what, of: `${loss.of} (${title})` },
    );
    const known = new Map(each.map((loss) => [`${loss.what}\0${loss.of}`, loss]));
    for (const { what, of } of known.values()) this.lose(what, of);
  }
}

function note(lists: Map<string, string[]>, what: string, of: string): void {
  const list = lists.get(what);
  if (list) list.push(of);
  else lists.set(what, [of]);
}

/** Whether anything of it is new or other than before. */
export const hasCome = ({ outcomes }: Report): boolean =>
  Object.values(outcomes).some(({ comes, changes }) => comes + changes > 0);

const named = 5;

/** The report in lines for a terminal; of what is named many times, the first few. */
export function reportLines(report: Report, isShort = true): string[] {
  const { outcomes, clashes, losses, isApplied, drafts } = report;
  const verbs: [Outcome, string][] = [
    ['comes', isApplied ? 'came' : 'would come'],
    ['changes', isApplied ? 'changed' : 'would change'],
    ['same', 'as they were'],
    ['left', 'left out'],
  ];
  const counts = Object.entries(outcomes).map(([kind, of]) => {
    const told = verbs.flatMap(([outcome, verb]) =>
      of[outcome] > 0 ? [`${of[outcome]} ${verb}`] : [],
    );
    const copies = kind === 'posts' && drafts > 0 ? ` (${drafts} as working copies)` : '';
    return `  ${kind}: ${told.join(', ') || 'none'}${copies}`;
  });
  return [
    `From ${report.source}:`,
    ...counts,
    ...listed('Clashes', clashes, isShort),
    ...listed(isApplied ? 'Lost' : 'Would be lost', losses, isShort),
  ];
}

function listed(heading: string, lists: Map<string, string[]>, isShort: boolean): string[] {
  if (lists.size === 0) return [`${heading}: nothing.`];
  const lines = [...lists].map(([what, all]) => {
    const of = [...new Set(all.filter(Boolean))];
    const shown = isShort ? of.slice(0, named) : of;
    const more = of.length - shown.length;
    const times = all.length > 1 ? ` × ${all.length}` : '';
    const where = shown.length > 0 ? `: ${shown.join('; ')}` : '';
    return `  ${what}${times}${where}${more > 0 ? ` and ${more} more` : ''}`;
  });
  return [`${heading}:`, ...lines];
}

/** Everything that a report has, with every post that a clash or loss is of. */
export const fullReport = (report: Report): string => `${reportLines(report, false).join('\n')}\n`;
