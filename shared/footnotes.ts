/** Footnotes of an article: numbers in the text and a list at its end, linked both ways. */
export const footnotesClass = 'footnotes';
/** The short name of what leads back from a note. */
export const footnoteBack = '↩';

/** The number in the text. @param isFirst false where it leads to a note that was led to before. */
export const footnoteNumber = (id: string, number: number, isFirst = true): string =>
  `<sup>${isFirst ? `<a id="${id}-from"></a>` : ''}<a href="#${id}">${number}</a></sup>`;

/** What is in the note's item. @param content HTML. */
export const footnoteContent = (id: string, content: string): string =>
  `<a id="${id}"></a>${content} <a href="#${id}-from">${footnoteBack}</a>`;
