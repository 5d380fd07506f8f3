import { Fragment, type Mark, type Node, type Schema, Slice } from '@tiptap/pm/model';
import type { EditorProps } from '@tiptap/pm/view';
import type { useNotify } from 'react-admin';
import { cleanPasted } from './cleanPasted';
import { omissionsMessage } from './revisions';

/** Handles pasted HTML and text, and reports images that can't be pasted. */
export const pasting = (notify: ReturnType<typeof useNotify>): EditorProps => ({
  transformPastedHTML: (source) => {
    const { html, lostPictures, leftOut } = cleanPasted(source);
    if (lostPictures > 0) notify(lostMessage(lostPictures), { type: 'warning' });
    const message = omissionsMessage(leftOut);
    if (message) notify(message, { type: 'info' });
    return html;
  },
  clipboardTextParser: (text, context, isPlain, view) => {
    const { schema } = view.state;
    const cells = isPlain ? undefined : tableFromText(text, schema);
    return cells ?? paragraphsFromText(text, schema, context.marks());
  },
});

const lostMessage = (count: number): string =>
  count === 1
    ? 'An image could not be pasted: the clipboard only names its file on your computer. Insert it with the Image button.'
    : `${count} images could not be pasted: the clipboard only names their files on your computer. Insert them with the Image button.`;

/**
 * Converts tab-separated text to a table or, inside a table, to its cells. Returns undefined for
 * other text.
 */
function tableFromText(text: string, schema: Schema): Slice | undefined {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '').split('\n');
  const rows = lines.map((line) => line.split('\t'));
  const columns = rows[0]?.length ?? 0;
  if (columns < 2 || rows.some((cells) => cells.length !== columns)) return;
  const cell = (text: string): Node => {
    const content = text.trim() ? schema.text(text.trim()) : [];
    return schema.node('tableCell', null, schema.node('paragraph', null, content));
  };
  const extraAttributes = { border: '1', style: 'width: 100%' };
  const content = rows.map((cells) => schema.node('tableRow', null, cells.map(cell)));
  return new Slice(Fragment.from(schema.node('table', { extraAttributes }, content)), 0, 0);
}

/** Converts other text to paragraphs by line, with the marks at the cursor. */
function paragraphsFromText(text: string, schema: Schema, marks: readonly Mark[]): Slice {
  const lines = text.split(/(?:\r\n?|\n)+/);
  const paragraphs = lines.map((line) =>
    schema.node('paragraph', null, line ? schema.text(line, marks) : []),
  );
  return new Slice(Fragment.from(paragraphs), 1, 1);
}
