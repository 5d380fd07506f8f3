/**
 * A table as CSV (RFC 4180) for spreadsheets: with a byte-order mark, so that they read it as UTF-8,
 * and with an apostrophe before what they would calculate, in wide letters too.
 * @param rows the first is the heading.
 */
export function csv(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((cells) => cells.map(cell).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

function cell(text: string): string {
  const inert = /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}
