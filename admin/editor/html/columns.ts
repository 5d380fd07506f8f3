/** Returns the columns of a table's `colgroup` elements, repeated by span. */
export function columnsIn(html: string): HTMLElement[] {
  const { body } = new DOMParser().parseFromString(`<table>${html}</table>`, 'text/html');
  return [...body.querySelectorAll('col')].flatMap((column) => {
    const { span } = column;
    column.removeAttribute('span');
    return Array.from({ length: span }, () => column.cloneNode() as HTMLElement);
  });
}

/** Returns a column's width in pixels, 0 if it is relative or missing. */
export const pixelsOf = (column: HTMLElement | undefined): number =>
  column?.style.width.endsWith('px') ? Number.parseFloat(column.style.width) : 0;

/** Sets a `colgroup`'s widths in pixels by column, 0 for none; relative ones stay. */
export function withWidths(html: string, widths: readonly number[]): string {
  const columns = columnsIn(html);
  if (!widths.some(Boolean) && !columns.some(pixelsOf)) return html;
  const group = document.implementation.createHTMLDocument('').createElement('colgroup');
  for (let index = 0; index < Math.max(widths.length, columns.length); index += 1) {
    const column = columns[index] ?? group.ownerDocument.createElement('col');
    const width = widths[index];
    if (width) column.style.width = `${width}px`;
    else if (pixelsOf(column)) column.style.width = '';
    if (width) column.removeAttribute('width');
    if (!column.style.length) column.removeAttribute('style');
    group.append(column);
  }
  return [...group.children].some(({ attributes }) => attributes.length > 0) ? group.outerHTML : '';
}
