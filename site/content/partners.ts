export interface Partner {
  /** Derived from the file's name: `lake-merrin-university.svg` is Lake Merrin University. */
  name: string;
  /** Path of its logo's file, such as `/partners/lake-merrin-university.svg`; see `logoAt`. */
  path: string;
}

/** Words kept lowercase inside a name. */
const small = new Set(['and', 'for', 'in', 'of', 'the']);

/** Derives a display name from a logo's path. */
export function partnerName(path: string): string {
  const file = path.split('/').at(-1) ?? '';
  return file
    .replace(/\.svg$/, '')
    .split('-')
    .map((word, index) =>
      index > 0 && small.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(' ');
}

// `no-inline`: inlined, 25 logos would slow down every page that shows none of them.
const logos = import.meta.glob<string>('./partners/*.svg', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});

/**
 * Every logo in `partners/`, by name, drawn for display at 160 by 64: the partners with which a new
 * file starts. These 25 are invented.
 */
export const partners: readonly Partner[] = Object.keys(logos)
  .map((path) => ({ name: partnerName(path), path: path.slice(1) }))
  .sort((a, b) => a.name.localeCompare(b.name, 'en'));

/** Returns the address of a logo that comes with the site, by its path; undefined for others. */
export const logoAt = (path: string): string | undefined => logos[`.${path}`];
