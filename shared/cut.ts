/** Returns the last `most` characters of a text. */
export const cutBefore = (text: string, most: number): string =>
  text.length <= most ? text : Array.from(text).slice(-most).join('');

/** Returns the first `most` characters of a text: none of them, such as an emoji, is halved. */
export const cut = (text: string, most: number): string =>
  text.length <= most ? text : Array.from(text).slice(0, most).join('');
