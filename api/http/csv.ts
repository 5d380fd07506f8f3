/**
 * A table as CSV (RFC 4180) for spreadsheets: with a byte-order mark, so that they read it as UTF-8,
 * every cell quoted, and with an apostrophe before what they would calculate.
 * @param rows the first is the heading.
 */
export function csv(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((cells) => cells.map(cell).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

/** What a formula begins with, in wide letters too, after what spreadsheets don't show or trim. */
const formula = /^[\p{Cf}\p{Cc}\p{Z}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

function cell(text: string): string {
  const inert = formula.test(text) ? `'${text}` : text;
  return `"${inert.replaceAll('"', '""')}"`;
}
