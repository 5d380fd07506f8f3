/**
 * SAMPLES. The moving figures and approvals below are invented, as the specification asks, to
 * demonstrate the page. Before going live, replace them in the admin with true ones that you can
 * prove, or switch them off: under the Australian Consumer Law, invented approvals and
 * results are misleading. A new file starts with them; afterwards they are Claims and Approvals in the
 * admin.
 */

/** Tells a new file whether every figure below and `claims` in company.ts is invented. */
export const areSamples: boolean = true;

export interface HeroStat {
  label: string;
  start: number;
  /** Written after the number. */
  suffix: string;
}

export interface Approval {
  /** First name and initial, never a whole name. */
  person: string;
  visa: string;
  place: string;
  /** Path of a square photograph, if they agreed to be shown. */
  image?: string;
}

export const heroStats = {
  clients: { label: 'clients helped', start: 1000, suffix: '+' },
  successRate: { label: 'success rate', start: 98, suffix: '%' },
  processingTime: { label: 'weeks, average student visa processing', start: 6, suffix: '' },
} as const satisfies Record<string, HeroStat>;

/** How the figures change. */
export const heroStatsChange = {
  everySeconds: 30,
  /** Added to the clients, a whole number from `min` to `max`. */
  clients: { min: 0, max: 2 },
  /** The figure becomes a whole number from `min` to `max`. */
  successRate: { min: 98, max: 99 },
  processingTime: { min: 6, max: 8 },
} as const;

export const approvals: readonly Approval[] = [
  { person: 'Anjali M.', visa: 'Student visa (500)', place: 'Ahmedabad' },
  { person: 'Wei L.', visa: 'Skilled Nominated visa (190)', place: 'Adelaide' },
  { person: 'Carlos and Emma', visa: 'Partner visa (820)', place: 'Canberra' },
  { person: 'Thuy N.', visa: 'Temporary Graduate visa (485)', place: 'Adelaide' },
  { person: 'Samuel K.', visa: 'Skills in Demand visa (482)', place: 'Canberra' },
];

/** Texts and timing of the notice. */
export const approvalNotice = {
  heading: 'Just got approved',
  everySeconds: 15,
  /** 'N approvals this week': moves by `step` up or down within the bounds. */
  count: { start: 8, min: 3, max: 12, step: 1, label: 'approvals this week' },
} as const;
