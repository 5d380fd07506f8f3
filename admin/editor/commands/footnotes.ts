import type { Editor } from '@tiptap/core';
import { Fragment, type Node } from '@tiptap/pm/model';
import { TextSelection, type Transaction } from '@tiptap/pm/state';
import { footnoteContent, footnoteNumber, footnotesClass } from '../../../shared/footnotes';
import { extraIn } from '../html/extraAttributes';
import { readHtml } from '../html/readHtml';

/** A number in the text that leads to a note, as pasting, imports and this tool write it. */
interface Reference {
  /** Of its linked number. */
  from: number;
  to: number;
  /** Name of the note that it leads to. */
  id: string;
}

const nameOf = /^#(note-[\w-]+)$/;

/**
 * Adds a note at the end of the text, numbered by its place, and a number that leads there at the
 * cursor, which then stands in the note. Numbers after it move on by one.
 */
export function insertFootnote(editor: Editor): void {
  const { state, view, schema } = editor;
  const { tr } = state;
  const at = tr.selection.to;
  const before = referencesIn(tr.doc);
  const index = before.findIndex(({ from }) => from >= at);
  const place = index < 0 ? before.length : index;
  const id = `note-${crypto.randomUUID().slice(0, 8)}`;
  const html = `<p>${footnoteNumber(id, place + 1)}</p>`;
  tr.replaceWith(at, at, contentOf(schema.nodeFromJSON(readHtml(html)).firstChild));
  const item = `<ol class="${footnotesClass}"><li>${footnoteContent(id, '')}</li></ol>`;
  const list = schema.nodeFromJSON(readHtml(item)).firstChild;
  if (!list) return;
  const known = listOf(
    tr.doc,
    before.map((one) => one.id),
  );
  if (known) tr.insert(itemPlace(known, before[place - 1]?.id), Fragment.from(list.firstChild));
  else tr.insert(tr.doc.content.size, list);
  renumber(tr);
  const note = anchorAt(tr.doc, id);
  if (note !== undefined) tr.setSelection(TextSelection.create(tr.doc, note + 1));
  view.dispatch(tr.scrollIntoView());
  view.focus();
}

const contentOf = (paragraph: Node | null): Fragment => paragraph?.content ?? Fragment.empty;

/** Lists the numbers in the text, in their order. */
function referencesIn(doc: Node): Reference[] {
  const found: Reference[] = [];
  doc.descendants((node, position) => {
    const href = node.marks.find(({ type }) => type.name === 'link')?.attrs.href;
    const [, id = ''] = nameOf.exec(String(href ?? '')) ?? [];
    if (node.isText && id !== '' && !id.endsWith('-from')) {
      found.push({ from: position, to: position + node.nodeSize, id });
    }
  });
  return found;
}

/** Returns where an anchor of that name stands. */
function anchorAt(doc: Node, id: string): number | undefined {
  let found: number | undefined;
  doc.descendants((node, position) => {
    if (node.type.name === 'anchor' && extraIn(node.attrs).id === id) found = position;
  });
  return found;
}

/** Returns the list of notes at the end that holds one of those, with its position. */
function listOf(doc: Node, ids: readonly string[]) {
  let found: { list: Node; position: number; items: Map<string, number> } | undefined;
  doc.forEach((list, position) => {
    if (list.type.name !== 'orderedList') return;
    const items = new Map<string, number>();
    list.forEach((item, offset) => {
      item.descendants((node) => {
        const { id } = extraIn(node.attrs);
        if (node.type.name === 'anchor' && id && ids.includes(id))
          items.set(id, position + 1 + offset);
      });
    });
    if (items.size > 0) found = { list, position, items };
  });
  return found;
}

/** Returns the insertion point of a note: after its predecessor, else first. */
function itemPlace(
  { list, position, items }: NonNullable<ReturnType<typeof listOf>>,
  after: string | undefined,
): number {
  const item = after === undefined ? undefined : items.get(after);
  if (item === undefined) return position + 1;
  return item + (list.resolve(item - position - 1).nodeAfter?.nodeSize ?? 0);
}

/** Numbers the text's notes from 1, in the order in which they are led to. */
function renumber(tr: Transaction): void {
  const numbers = new Map<string, number>();
  for (const { id } of referencesIn(tr.doc)) numbers.set(id, numbers.get(id) ?? numbers.size + 1);
  for (const { from, to, id } of referencesIn(tr.doc).toReversed()) {
    const node = tr.doc.nodeAt(from);
    const number = String(numbers.get(id));
    if (!node?.text || node.text === number) continue;
    tr.replaceWith(from, to, node.type.schema.text(number, node.marks));
  }
}
