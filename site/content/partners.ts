export interface Partner {
  /** Derived from the file's name: `lake-merrin-university.svg` is Lake Merrin University. */
  name: string;
  /** Address of the logo, drawn for display at 160 by 64. */
  logo: string;
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

/** Every logo in `partners/`, by name. Adding a file adds a partner; these 25 are invented. */
export const partners: readonly Partner[] = Object.entries(logos)
  .map(([path, logo]) => ({ name: partnerName(path), logo }))
  .sort((a, b) => a.name.localeCompare(b.name, 'en'));
