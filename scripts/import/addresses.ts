import { type AddressParts, SourceRefusal } from './records';
import { slugFrom } from './text';

const styles: Record<string, string> = {
  date: '/:categories/:year/:month/:day/:title.html',
  pretty: '/:categories/:year/:month/:day/:title/',
  ordinal: '/:categories/:year/:y_day/:title.html',
  weekdate: '/:categories/:year/W:week/:short_day/:title.html',
  none: '/:categories/:title.html',
};

/** Expands Jekyll's named styles. */
export const patternOf = (permalink: string): string => styles[permalink] ?? permalink;

/** How a generator turns text into an address. */
type Spelling = (text: string) => string;
type Token = (parts: AddressParts, date: Date, spell: Spelling) => string;

/** Hugo's: letters, numbers and some signs stay, including dots; words are joined by hyphens. */
export const spelledByHugo: Spelling = (text) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s./_#+~@-]/gu, '')
    .replace(/[\s-]+/g, '-')
    .replace(/^-|-$/g, '');

const pad = (number: number, digits = 2) => String(number).padStart(digits, '0');
const dayOfYear = (date: Date) =>
  Math.round((date.getTime() - Date.UTC(date.getUTCFullYear(), 0, 0)) / 86_400_000);
const withHyphens = (options: Intl.DateTimeFormatOptions) => (_: unknown, date: Date) =>
  date.toLocaleDateString('en-US', { ...options, timeZone: 'UTC' });

function week(date: Date): number {
  const thursday = new Date(date.getTime() + (4 - (date.getUTCDay() || 7)) * 86_400_000);
  return Math.ceil(dayOfYear(thursday) / 7);
}

/** Jekyll's and Hugo's placeholders. */
const tokens: Record<string, Token> = {
  year: (_, date) => String(date.getUTCFullYear()),
  short_year: (_, date) => pad(date.getUTCFullYear() % 100),
  month: (_, date) => pad(date.getUTCMonth() + 1),
  i_month: (_, date) => String(date.getUTCMonth() + 1),
  short_month: withHyphens({ month: 'short' }),
  long_month: withHyphens({ month: 'long' }),
  monthname: withHyphens({ month: 'long' }),
  day: (_, date) => pad(date.getUTCDate()),
  i_day: (_, date) => String(date.getUTCDate()),
  y_day: (_, date) => pad(dayOfYear(date), 3),
  yearday: (_, date) => String(dayOfYear(date)),
  week: (_, date) => pad(week(date)),
  weekday: (_, date) => String(date.getUTCDay()),
  weekdayname: withHyphens({ weekday: 'long' }),
  short_day: withHyphens({ weekday: 'short' }),
  slug: ({ slug, title }, _, spell) => slug || spell(title),
  title: ({ title }, _, spell) => spell(title),
  postname: ({ slug }) => slug,
  name: ({ name }) => name,
  filename: ({ name }) => name,
  contentbasename: ({ name }) => name,
  slugorfilename: ({ slug, name }) => slug || name,
  slugorcontentbasename: ({ slug, name }) => slug || name,
  path: ({ folders, name }) => [...folders, name].join('/'),
  section: ({ folders }) => folders[0] ?? '',
  sections: ({ folders }) => folders.join('/'),
  category: ({ categories }, _, spell) => spell(categories[0] ?? ''),
  categories: ({ categories }) => categories.map((name) => name.toLowerCase()).join('/'),
  slugified_categories: ({ categories }, _, spell) => categories.map(spell).join('/'),
  collection: () => 'posts',
  output_ext: () => '.html',
};
const dated = /:(short_|long_|i_|y_)?(year|month|day|week)/;

/**
 * Fills in an address pattern such as `/:year/:month/:slug/`; undefined if it needs a day and the
 * post has none.
 * @throws SourceRefusal for an unknown placeholder.
 */
export function addressBy(
  pattern: string,
  parts: AddressParts,
  spell: Spelling = slugFrom,
): string | undefined {
  if (dated.test(pattern) && parts.day === '') return undefined;
  const date = new Date(`${parts.day || '1970-01-01'}T00:00:00Z`);
  const path = pattern.replace(/:([a-z_]+)/g, (whole, name: string) => {
    const token = tokens[name];
    if (token) return token(parts, date, spell);
    throw new SourceRefusal(
      `The address pattern ${pattern} has ${whole}, which is not known. Known are :${Object.keys(tokens).join(', :')}.`,
    );
  });
  return `/${path}`.replace(/\/{2,}/g, '/');
}
