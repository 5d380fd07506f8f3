/**
 * Regular expression for references to facts: a key, an optional day and an optional form (its
 * groups), as in `visa-500-charge`, `visa-500-charge @2025-07-01`, `visa-485-apply-within in
 * words`, `visa-500-living-costs since`. The site's texts write them in `{{…}}`, articles as the
 * value of a `<data>` element.
 */
export const factNamePattern = String.raw`([a-z0-9]+(?:-[a-z0-9]+)+)(?: @(\d{4}-\d\d-\d\d))?(?: (in words|as of|since))?`;
const whole = new RegExp(`^${factNamePattern}$`);

export type FactForm = 'in words' | 'as of' | 'since';

export interface FactName {
  key: string;
  /** ISO date; absent for the value in force. */
  day?: string;
  form?: FactForm;
}

/** @returns undefined if it is malformed. */
export function parseFactName(text: string): FactName | undefined {
  const [, key, day, form] = whole.exec(text) ?? [];
  if (key === undefined) return undefined;
  return { key, ...(day && { day }), ...(form && { form: form as FactForm }) };
}

/** A fact's value with what its forms need. */
interface ShownFact {
  text: string;
  words?: string | null | undefined;
  /** First day in force, an ISO date; empty if unknown. */
  from: string;
  /** Day of the last check against the source; empty if never checked. */
  checked?: string | null | undefined;
}

/** Shown instead of a date if there is none. */
const undated = 'as last published';

export function factInForm({ text, words, from, checked }: ShownFact, form?: FactForm): string {
  if (form === 'in words') return words ?? text;
  if (form === undefined) return text;
  const day = from || checked;
  return day ? `${form} ${longDay(day)}` : undated;
}

const months =
  // biome-ignore format: a list of words, read as one.
  [
    'January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September',
    'October', 'November', 'December',
  ];

/**
 * What a value was taken from: an instrument or Act; the Department's own page; another site; the
 * firm's own word; nothing, an estimate.
 */
export const sourceKinds = ['law', 'department', 'other', 'firm', 'estimate'] as const;

export type SourceKind = (typeof sourceKinds)[number];

/** Source of figures that the firm gives on its own authority. */
export const ownFigure = 'Our own figure';

export function sourceKindOf({
  source_title,
  source_url,
}: {
  source_title: string;
  source_url?: string | null | undefined;
}): Exclude<SourceKind, 'estimate'> {
  if (source_title === ownFigure) return 'firm';
  const host = source_url && URL.canParse(source_url) ? new URL(source_url).hostname : '';
  if (/(^|\.)legislation\.gov\.au$/.test(host)) return 'law';
  return /(^|\.)homeaffairs\.gov\.au$/.test(host) ? 'department' : 'other';
}

/** Shown instead of an unknown value. */
export const unknownValue = 'not known to us';

/** Formats an ISO date as on the site, e.g. `1 July 2026`. */
export function longDay(iso: string): string {
  const [year, month, day] = iso.split('-').map(Number);
  return `${day} ${months[(month ?? 0) - 1]} ${year}`;
}
