import type { Node } from '@tiptap/pm/model';
import { isSection, type Section } from '../schema/tableSection';
import { tagOfNode, writeTag } from './writeTag';

interface Group {
  section: Section;
  rows: string;
}

/** A table with its caption, columns and sections, which the editor holds as attributes. */
export function writeTable(table: Node, writeCells: (row: Node) => string): string {
  const caption = String(table.attrs.caption ?? '');
  const columns = String(table.attrs.columns ?? '');
  const groups = groupRows(table, writeCells).map(({ section, rows }) =>
    writeTag({ name: section.tag, attributes: section.extraAttributes ?? {} }, rows),
  );
  return writeTag(tagOfNode(table), caption + columns + groups.join(''));
}

function groupRows(table: Node, writeCells: (row: Node) => string): Group[] {
  const groups: Group[] = [];
  table.children.forEach((row, index) => {
    const current = groups.at(-1);
    const section = sectionOf(row) ?? sectionOfNew(current?.section, table.children.slice(index));
    const rows = writeTag(tagOfNode(row), writeCells(row));
    if (current && isSame(current.section, section)) current.rows += rows;
    else groups.push({ section, rows });
  });
  return groups;
}

const sectionOf = (row: Node): Section | undefined =>
  isSection(row.attrs.section) ? row.attrs.section : undefined;

/** A new row goes with those above it, or with those below at the top and after the head. */
function sectionOfNew(above: Section | undefined, rows: readonly Node[]): Section {
  const below = rows.map(sectionOf).find((section) => section !== undefined);
  const isInHead = above?.tag === 'thead' && below?.tag === 'thead';
  if (above && (above.tag !== 'thead' || isInHead)) return above;
  return below ?? { tag: 'tbody', number: 1, extraAttributes: null };
}

const isSame = (one: Section, other: Section): boolean =>
  one.tag === other.tag && one.number === other.number;
