/**
 * Writes a table as CSV (RFC 4180) for spreadsheets: with a byte-order mark so that they read
 * UTF-8, every cell quoted, and an apostrophe before formulas. Spaces keep phone numbers as text,
 * which would otherwise lose a plus or zero.
 * @param rows the first is the heading.
 */
export const csv = (rows: readonly (readonly string[])[]): string =>
  csvMark + rows.map(csvLine).join('');

/** Stands before the first line of a file. */
export const csvMark = '\uFEFF';

/** Returns a line, with its end. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`;

/** Beginnings of formulas, also full-width, after characters that spreadsheets hide or trim. */
const formula = /^[\p{Cf}\p{Cc}\p{Z}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

const phone = /^(?:\+|0)[\d ()-]{5,}$/;

function cell(text: string): string {
  const inert = phone.test(text) ? spaced(text) : formula.test(text) ? `'${text}` : text;
  return `"${inert.replaceAll('"', '""')}"`;
}

function spaced(number: string): string {
  const text = number.replace(/[ ()-]+/g, ' ').trim();
  return text.includes(' ') ? text : `${text.slice(0, 3)} ${text.slice(3)}`;
}
