/** 'PR' of Priya Raman: the first letters of the first and last name. */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((word, at, { length }) => (at === 0 || at === length - 1 ? [word.charAt(0)] : []))
    .join('');
