import { approvalNotice, heroStats, heroStatsChange } from '../../content/socialProof';

export type Stats = Readonly<Record<keyof typeof heroStats, number>>;

export const startStats: Stats = {
  clients: heroStats.clients.start,
  successRate: heroStats.successRate.start,
  processingTime: heroStats.processingTime.start,
};

function wholeNumber({ least, most }: { least: number; most: number }): number {
  return least + Math.floor(Math.random() * (most - least + 1));
}

export function nextStats({ clients }: Stats): Stats {
  return {
    clients: clients + wholeNumber(heroStatsChange.clients),
    successRate: wholeNumber(heroStatsChange.successRate),
    processingTime: wholeNumber(heroStatsChange.processingTime),
  };
}

/** One step up or down; at a bound, back from it. */
export function nextCount(count: number): number {
  const { least, most, step } = approvalNotice.count;
  const up = count <= least || (count < most && Math.random() < 0.5);
  return up ? count + step : count - step;
}
