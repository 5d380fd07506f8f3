import type { Figures } from './measure';

/** Figures of one question by who answered it. */
export type Row = Record<string, Figures>;
type Table = Record<string, Record<string, number>>;

/** The figures of one who answered, a line a question. */
export function siteTable(rows: Map<string, Row>, label: string): Table {
  const lines = [...rows].flatMap(([name, row]) => {
    const figures = row[label];
    return figures ? [[name, rounded({ ...figures }, hundredths)] as const] : [];
  });
  return Object.fromEntries(lines);
}

/** CPU a request by who answered, with how often the bare handler's, and how it grows. */
export function cpuTable(rows: Map<string, Row>, usual: string, largest = '50000 posts'): Table {
  const lines = [...rows].map(([name, row]) => {
    const cpu = Object.fromEntries(
      Object.entries(row).map(([label, figures]) => [label, figures.cpuMicroseconds]),
    );
    const line = rounded(cpu, Math.round);
    const [own, bare, grown] = [cpu[usual], cpu['node:http'], cpu[largest]];
    if (own && bare) line['× node:http'] = hundredths(own / bare);
    if (own && grown) line[`× from ${usual} to ${largest}`] = hundredths(grown / own);
    return [name, line] as const;
  });
  return Object.fromEntries(lines);
}

function rounded(
  values: Record<string, number>,
  round: (value: number) => number,
): Record<string, number> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, round(value)]));
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
