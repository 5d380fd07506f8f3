/** The columns of a table's `colgroup` elements, one for each column that they stand for. */
export function columnsIn(html: string): HTMLElement[] {
  const { body } = new DOMParser().parseFromString(`<table>${html}</table>`, 'text/html');
  return [...body.querySelectorAll('col')].flatMap((column) => {
    const { span } = column;
    column.removeAttribute('span');
    return Array.from({ length: span }, () => column.cloneNode() as HTMLElement);
  });
}

/** The `colgroup` with other widths in pixels, by column; where one has none it stays as it is. */
export function withWidths(html: string, widths: readonly number[]): string {
  if (!widths.some(Boolean)) return html;
  const columns = columnsIn(html);
  const group = document.implementation.createHTMLDocument('').createElement('colgroup');
  for (const [index, width] of widths.entries()) {
    const column = columns[index] ?? group.ownerDocument.createElement('col');
    if (width) {
      column.removeAttribute('width');
      column.style.width = `${width}px`;
    }
    group.append(column);
  }
  return group.outerHTML;
}
