import { Fragment, type Mark, type Node, type Schema, Slice } from '@tiptap/pm/model';

/**
 * Cells copied as plain text, a line a row with tabs between them, as a table: in a table they go
 * into its cells. Nothing for any other text.
 */
export function tableFromText(text: string, schema: Schema): Slice | undefined {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '').split('\n');
  const rows = lines.map((line) => line.split('\t'));
  const columns = rows[0]?.length ?? 0;
  if (columns < 2 || rows.some((cells) => cells.length !== columns)) return;
  const cell = (words: string): Node => {
    const content = words.trim() ? schema.text(words.trim()) : [];
    return schema.node('tableCell', null, schema.node('paragraph', null, content));
  };
  const extraAttributes = { border: '1', style: 'width: 100%' };
  const content = rows.map((cells) => schema.node('tableRow', null, cells.map(cell)));
  return new Slice(Fragment.from(schema.node('table', { extraAttributes }, content)), 0, 0);
}

/** Any other text: a paragraph a line, looking as the text around it. */
export function paragraphsFromText(text: string, schema: Schema, marks: readonly Mark[]): Slice {
  const lines = text.split(/(?:\r\n?|\n)+/);
  const paragraphs = lines.map((line) =>
    schema.node('paragraph', null, line ? schema.text(line, marks) : []),
  );
  return new Slice(Fragment.from(paragraphs), 1, 1);
}
