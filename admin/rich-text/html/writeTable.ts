import type { Node } from '@tiptap/pm/model';
import { isSection, type Section } from '../schema/tableSection';
import { tagOfNode, writeBlocks } from './writeHtml';
import { type Tag, writeTag } from './writeTag';

interface Group {
  section: Section;
  rows: string;
}

/** A table with its caption, columns and sections, which the editor holds as attributes. */
export function writeTable(table: Node, tag: Tag): string {
  const caption = String(table.attrs.caption ?? '');
  const columns = String(table.attrs.columns ?? '');
  const groups = groupRows(table).map(({ section, rows }) =>
    writeTag({ name: section.tag, attributes: section.kept ?? {} }, rows),
  );
  return writeTag(tag, caption + columns + groups.join(''));
}

function groupRows(table: Node): Group[] {
  const lastHead = table.children.findLastIndex((row) => sectionOf(row)?.tag === 'thead');
  const groups: Group[] = [];
  table.children.forEach((row, index) => {
    const current = groups.at(-1);
    const section = sectionOf(row) ?? defaultSection(current, index < lastHead);
    const rows = writeTag(tagOfNode(row), writeBlocks(row));
    if (current && isSame(current.section, section)) current.rows += rows;
    else groups.push({ section, rows });
  });
  return groups;
}

const sectionOf = (row: Node): Section | undefined =>
  isSection(row.attrs.section) ? row.attrs.section : undefined;

/** A new row goes with the rows above it, but below the head into the body. */
function defaultSection(current: Group | undefined, isAboveHead: boolean): Section {
  if (isAboveHead) return { tag: 'thead', number: 0, kept: null };
  if (current && current.section.tag !== 'thead') return current.section;
  return { tag: 'tbody', number: 1, kept: null };
}

const isSame = (one: Section, other: Section): boolean =>
  one.tag === other.tag && one.number === other.number;
