import { approvalNotice, heroStats, heroStatsChange } from '../../content/socialProof';

export type Stats = Readonly<Record<keyof typeof heroStats, number>>;

export const startStats: Stats = {
  clients: heroStats.clients.start,
  successRate: heroStats.successRate.start,
  processingTime: heroStats.processingTime.start,
};

function wholeNumber({ min, max }: { min: number; max: number }): number {
  return min + Math.floor(Math.random() * (max - min + 1));
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
  const { min, max, step } = approvalNotice.count;
  const up = count <= min || (count < max && Math.random() < 0.5);
  return up ? count + step : count - step;
}
