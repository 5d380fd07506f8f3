import { Plugin } from '@tiptap/pm/state';
import { cellAround, TableMap } from '@tiptap/pm/tables';
import type { EditorView } from '@tiptap/pm/view';
import { withColumnWidths } from '../schema/columnWidths';

/** How near the mouse must be to a line between columns, and how narrow one may become. */
const reach = 5;
const narrowest = 32;

/** Moves the line between two columns with the mouse. The widths are saved with the table. */
export const columnResize = new Plugin({
  props: {
    handleDOMEvents: {
      mousemove(view, event) {
        if (event.buttons === 0) view.dom.style.cursor = lineAt(view, event) ? 'col-resize' : '';
        return false;
      },
      mousedown(view, event) {
        const line = event.button === 0 && lineAt(view, event);
        if (!line) return false;
        event.preventDefault();
        drag(view, line, event.clientX);
        return true;
      },
    },
  },
});

interface Line {
  /** Where the table begins. */
  position: number;
  /** Of the column at the left of the line. */
  column: number;
}

function lineAt(view: EditorView, { target, clientX }: MouseEvent): Line | undefined {
  const cell = target instanceof Element && target.closest<HTMLElement>('td, th');
  if (!cell || !view.dom.contains(cell)) return;
  const { left, right } = cell.getBoundingClientRect();
  const isAtRight = right - clientX <= reach;
  if (!isAtRight && clientX - left > reach) return;
  const place = cellAround(view.state.doc.resolve(view.posAtDOM(cell, 0)));
  if (!place) return;
  const table = place.node(-1);
  const start = place.start(-1);
  const map = TableMap.get(table);
  const rect = map.findCell(place.pos - start);
  const column = (isAtRight ? rect.right : rect.left) - 1;
  return column < 0 || column >= map.width - 1 ? undefined : { position: start - 1, column };
}

function drag(view: EditorView, { position, column }: Line, from: number): void {
  const { ownerDocument: document } = view.dom;
  const widths = shownWidths(view, position);
  const [left = 0, right = 0] = widths.slice(column, column + 2);
  const limit = (x: number) =>
    Math.min(right - narrowest, Math.max(narrowest - left, Math.round(x - from)));
  const guide = guideOver(view, position);
  const show = (event: MouseEvent) => {
    guide.style.left = `${from + limit(event.clientX)}px`;
  };
  const end = (event: MouseEvent) => {
    document.removeEventListener('mousemove', show);
    guide.remove();
    const moved = limit(event.clientX);
    if (moved === 0 || view.isDestroyed) return;
    widths[column] = left + moved;
    widths[column + 1] = right - moved;
    setWidths(view, position, widths);
  };
  document.addEventListener('mousemove', show);
  document.addEventListener('mouseup', end, { once: true });
}

/** In pixels, as the browser has laid the columns out. */
function shownWidths(view: EditorView, position: number): number[] {
  const table = view.state.doc.nodeAt(position);
  if (!table) return [];
  const map = TableMap.get(table);
  return Array.from({ length: map.width }, (_column, column) => {
    for (let row = 0; row < map.height; row += 1) {
      const cell = map.map[row * map.width + column] ?? 0;
      const rect = map.findCell(cell);
      const dom = view.nodeDOM(position + 1 + cell);
      if (rect.right - rect.left === 1 && dom instanceof HTMLElement) return dom.offsetWidth;
    }
    return narrowest;
  });
}

/** In parts of the table, which is as wide as the text on every screen. */
function setWidths(view: EditorView, position: number, pixels: readonly number[]): void {
  const table = view.state.doc.nodeAt(position);
  if (!table) return;
  const total = pixels.reduce((sum, own) => sum + own, 0);
  const widths = pixels.map((own) => `${Math.round((own / total) * 1000) / 10}%`);
  const columns = withColumnWidths(table, widths);
  view.dispatch(view.state.tr.setNodeAttribute(position, 'columns', columns));
}

function guideOver(view: EditorView, position: number): HTMLElement {
  const guide = view.dom.ownerDocument.createElement('div');
  const table = view.nodeDOM(position);
  const { top = 0, height = 0 } = table instanceof HTMLElement ? table.getBoundingClientRect() : {};
  guide.style.cssText = `position: fixed; z-index: 1400; width: 2px; top: ${top}px; height: ${height}px; background: var(--leaf); pointer-events: none`;
  view.dom.ownerDocument.body.append(guide);
  return guide;
}
