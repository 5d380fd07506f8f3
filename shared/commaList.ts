/** Returns the parts of a text that are separated by commas. */
export const commaList = (text: string): string[] =>
  text.split(',').flatMap((part) => part.trim() || []);
