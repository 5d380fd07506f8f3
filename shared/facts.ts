/**
 * How a text names a fact: its key, then perhaps a day and a form, as in `visa-500-charge`,
 * `visa-500-charge @2025-07-01`, `visa-485-apply-within in words`, `visa-500-living-costs since`.
 * The site's texts have it in `{{…}}`, articles as the value of a `<data>` element.
 * A regular expression whose groups are the key, the day and the form.
 */
export const factNamePattern = String.raw`([a-z0-9]+(?:-[a-z0-9]+)+)(?: @(\d{4}-\d\d-\d\d))?(?: (in words|as of|since))?`;
const whole = new RegExp(`^${factNamePattern}$`);

export type FactForm = 'in words' | 'as of' | 'since';

export interface FactName {
  key: string;
  /** ISO date; absent where the value in force is meant. */
  day?: string;
  form?: FactForm;
}

/** @returns undefined for what isn't of that form. */
export function parseFactName(text: string): FactName | undefined {
  const [, key, day, form] = whole.exec(text) ?? [];
  if (key === undefined) return undefined;
  return { key, ...(day && { day }), ...(form && { form: form as FactForm }) };
}

/** A fact's value, and what the forms of its name say of it. */
interface ShownFact {
  text: string;
  words?: string | null | undefined;
  /** First day on which it holds, as an ISO date; empty where that isn't known. */
  from: string;
  /** Day on which it was last compared with its source; nothing where it never was. */
  checked?: string | null | undefined;
}

/** Said in place of the date of a figure that has none. */
const undated = 'as last published';

/** What stands in a text for a fact that is named in a form. */
export function factInForm({ text, words, from, checked }: ShownFact, form?: FactForm): string {
  if (form === 'in words') return words ?? text;
  if (form === undefined) return text;
  const day = from || checked;
  return day ? `${form} ${longDay(day)}` : undated;
}

const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August'],
  ...['September', 'October', 'November', 'December'],
];

/** Shown instead of a fact's value when none is known. */
export const notKnown = 'not known to us';

/** The calendar day after one, both yyyy-mm-dd. */
export function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}

/** An ISO date as the site says it, e.g. `1 July 2026`. */
export function longDay(iso: string): string {
  const [year, month, day] = iso.split('-').map(Number);
  return `${day} ${months[(month ?? 0) - 1]} ${year}`;
}
