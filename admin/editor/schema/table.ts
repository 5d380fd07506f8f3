import { Table, TableCell, TableHeader, TableRow, TableView } from '@tiptap/extension-table';
import type { Node } from '@tiptap/pm/model';
import type { EditorView } from '@tiptap/pm/view';
import { columnsIn, pixelsOf } from '../html/columns';
import { extraIn } from '../html/extraAttributes';

const span = (name: string) => ({
  default: 1,
  parseHTML: (element: HTMLElement) => Number.parseInt(element.getAttribute(name) ?? '1', 10) || 1,
  renderHTML: (attrs: Record<string, unknown>) =>
    attrs[name] === 1 ? {} : { [name]: attrs[name] },
});

const cellAttributes = () => ({
  colspan: span('colspan'),
  rowspan: span('rowspan'),
  colwidth: { default: null, parseHTML: columnWidths },
});

/** Returns the pixel widths of the columns spanned by a cell of the first row, 0 for none. */
function columnWidths(cell: HTMLElement): number[] | null {
  const own = cell.getAttribute('colwidth');
  if (own) return own.split(',').map(Number);
  const table = cell.closest('table');
  const first = table?.rows[0];
  if (!table || !first || !(cell instanceof HTMLTableCellElement)) return null;
  if (cell.parentElement !== first) return null;
  const groups = [...table.querySelectorAll(':scope > colgroup')];
  const columns = columnsIn(groups.map(({ outerHTML }) => outerHTML).join(''));
  const before = [...first.cells].slice(0, cell.cellIndex);
  const start = before.reduce((sum, { colSpan }) => sum + colSpan, 0);
  const widths = Array.from({ length: cell.colSpan }, (_, index) =>
    pixelsOf(columns[start + index]),
  );
  return widths.some(Boolean) ? widths : null;
}

export const BodyCell = TableCell.extend({ addAttributes: cellAttributes });
export const HeaderCell = TableHeader.extend({ addAttributes: cellAttributes });

export const Row = TableRow.extend({
  addAttributes: () => ({
    section: {
      default: null,
      parseHTML: sectionOfRow,
      renderHTML: ({ section }) => (section ? { 'data-section': section } : {}),
    },
  }),
});

/** Returns the section tag of a row and its position, shared by rows of one section. */
function sectionOfRow(row: HTMLElement): string | null {
  const { parentElement: section, dataset } = row;
  if (dataset.section) return dataset.section;
  if (!section?.matches('thead, tbody, tfoot')) return null;
  const empty = section.cloneNode();
  const position = [...(section.parentElement?.children ?? [])].indexOf(section);
  return empty instanceof Element ? position + empty.outerHTML : null;
}

/** Attribute with the HTML of a table part without cells. */
const part = (name: string, selector: string) => ({
  default: null,
  parseHTML: (element: HTMLElement) =>
    element.getAttribute(name) ??
    ([...element.querySelectorAll(`:scope > ${selector}`)].map((own) => own.outerHTML).join('') ||
      null),
  renderHTML: (attrs: Record<string, unknown>) => {
    const html = attrs[name.replace('data-', '')];
    return html ? { [name]: html } : {};
  },
});

/** Returns the text of a table's caption. */
export function captionText(table: Node): string {
  if (!table.attrs.caption) return '';
  const parsed = new DOMParser().parseFromString(String(table.attrs.caption), 'text/html');
  return parsed.body.textContent?.trim() ?? '';
}

/** Renders a table like the article, with caption, attributes and relative column widths. */
class ArticleTableView extends TableView {
  private readonly caption = document.createElement('caption');

  constructor(node: Node, cellMinWidth: number, view: EditorView) {
    super(node, cellMinWidth, view);
    this.show(node);
  }

  override update(node: Node): boolean {
    // Otherwise removed widths would stay.
    this.colgroup.replaceChildren();
    const isShown = super.update(node);
    if (isShown) this.show(node);
    return isShown;
  }

  private show(node: Node): void {
    for (const name of this.table.getAttributeNames()) this.table.removeAttribute(name);
    for (const [name, value] of Object.entries(extraIn(node.attrs))) {
      this.table.setAttribute(name, value);
    }
    this.caption.textContent = captionText(node);
    if (this.caption.textContent) this.table.append(this.caption);
    else this.caption.remove();
    for (const [index, own] of columnsIn(String(node.attrs.columns ?? '')).entries()) {
      const column = this.colgroup.children[index];
      if (column instanceof HTMLElement && !pixelsOf(own)) column.style.width ||= own.style.width;
    }
  }
}

/** TipTap's table with caption and columns kept as HTML: its plugin allows only rows inside. */
export const ArticleTable = Table.extend({
  addAttributes: () => ({
    caption: part('data-caption', 'caption'),
    columns: part('data-columns', 'colgroup'),
  }),
  parseHTML: () => [
    { tag: 'table' },
    { tag: 'caption', ignore: true },
    { tag: 'colgroup', ignore: true },
  ],
  renderHTML: ({ HTMLAttributes }) => ['table', HTMLAttributes, ['tbody', 0]],
}).configure({ resizable: true, cellMinWidth: 32, View: ArticleTableView });
