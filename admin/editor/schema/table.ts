import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import type { DOMOutputSpec, Node } from '@tiptap/pm/model';
import { columnWidths } from './columnWidths';

const span = (name: string) => ({
  default: 1,
  parseHTML: (element: HTMLElement) => Number.parseInt(element.getAttribute(name) ?? '1', 10) || 1,
  renderHTML: (attrs: Record<string, unknown>) =>
    attrs[name] === 1 ? {} : { [name]: attrs[name] },
});

/** The tables' plugin asks for widths while columns are dragged; here the styles hold them. */
const cellAttributes = () => ({
  colspan: span('colspan'),
  rowspan: span('rowspan'),
  colwidth: { default: null, rendered: false, parseHTML: () => null },
});

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

/** The empty thead, tbody or tfoot around a row, and its place: rows in the same one share that text. */
function sectionOfRow(row: HTMLElement): string | null {
  const { parentElement: section, dataset } = row;
  if (dataset.section) return dataset.section;
  if (!section?.matches('thead, tbody, tfoot')) return null;
  const empty = section.cloneNode();
  const place = [...(section.parentElement?.children ?? [])].indexOf(section);
  return empty instanceof Element ? place + empty.outerHTML : null;
}

/** HTML of a part of the table that holds no cells. */
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

/** The words of a table's caption. */
export function captionText(table: Node): string {
  if (!table.attrs.caption) return '';
  const parsed = new DOMParser().parseFromString(String(table.attrs.caption), 'text/html');
  return parsed.body.textContent?.trim() ?? '';
}

const shownColumns = (table: Node): DOMOutputSpec => [
  'colgroup',
  ...columnWidths(table).map(
    (width): DOMOutputSpec => ['col', width ? { style: `width: ${width}` } : {}],
  ),
];

/** A table keeps its caption and columns as HTML: the tables' plugin allows nothing but rows in it. */
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
  renderHTML: ({ node, HTMLAttributes }) => {
    const caption = captionText(node);
    const parts: DOMOutputSpec[] = caption
      ? [['caption', { contenteditable: 'false' }, caption]]
      : [];
    if (node.attrs.columns) parts.push(shownColumns(node));
    return ['table', HTMLAttributes, ...parts, ['tbody', 0]];
  },
}).configure({ resizable: false, View: null });
