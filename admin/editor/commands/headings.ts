import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { extraIn, withExtraAttributes } from '../html/extraAttributes';

interface Heading {
  id: string;
  text: string;
  position: number;
  node: Node;
}

/** Lists the headings of a text with their ids, or the ids that linking would give them. */
export function headingsIn(doc: Node): Heading[] {
  const headings: Heading[] = [];
  doc.descendants((node, position) => {
    const text = node.textContent.trim();
    if (node.type.name === 'heading' && text) {
      const { id = proposedId(text) } = extraIn(node.attrs);
      headings.push({ id, text, position, node });
    }
    return !node.isTextblock;
  });
  return headings;
}

const proposedId = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^(?![a-z])/, 'part-')
    .replace(/-$/, '');

/** Gives a linked heading an id if it has none. */
export function nameHeading(editor: Editor, href: string): void {
  const heading = headingsIn(editor.state.doc).find(({ id }) => href === `#${id}`);
  const extra = extraIn(heading?.node.attrs ?? {});
  if (!heading || extra.id) return;
  const named = withExtraAttributes(extra, { id: heading.id });
  const { tr } = editor.state;
  editor.view.dispatch(tr.setNodeAttribute(heading.position, 'extraAttributes', named));
}
