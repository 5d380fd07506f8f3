import Code from '@mui/icons-material/Code';
import Info from '@mui/icons-material/InfoOutlined';
import ViewColumn from '@mui/icons-material/ViewColumnOutlined';
import WarningAmber from '@mui/icons-material/WarningAmber';
import type { Editor } from '@tiptap/core';
import {
  extraOfContainer,
  isInContainer,
  removeContainer,
  setContainer,
  toggleElement,
} from '../commands/blocks';
import { changeColumns, isInTable, toggleHeadRow } from '../commands/table';
import { palette } from '../data/palette';
import { extraIn, withExtraAttributes } from '../html/extraAttributes';
import type { Choice } from './tool';

const heading = (level: number, keywords?: string): Choice => ({
  name: `Heading ${level}`,
  style: { fontSize: `${1.65 - level * 0.15}rem`, fontWeight: 650 },
  isOn: (editor) => editor.isActive('heading', { level }),
  run: (editor) => editor.commands.setNode('heading', { level }),
  ...(keywords && { slash: { keywords } }),
});

/** Heading 1 is the post's title: older texts keep theirs, but new ones can't be made. */
export const formats: readonly Choice[] = [
  { ...heading(1), isPossible: (editor) => editor.isActive('heading', { level: 1 }) },
  heading(2, 'h2 title section'),
  heading(3, 'h3 title'),
  heading(4, 'h4 title'),
  heading(5),
  heading(6),
  {
    name: 'Formatted',
    style: { fontFamily: 'monospace' },
    isOn: (editor) => editor.isActive('preformatted'),
    run: (editor) => editor.commands.setNode('preformatted'),
    icon: Code,
    slash: { name: 'Formatted text', keywords: 'code pre monospace' },
  },
  {
    name: 'Address',
    style: { fontStyle: 'italic' },
    isOn: (editor) => isInContainer(editor, 'address'),
    run: (editor) => setContainer(editor, 'address', null),
  },
  {
    name: 'Normal',
    isOn: (editor) => editor.isActive('paragraph'),
    run: (editor) => editor.commands.setNode('paragraph'),
  },
];

const element = (name: string, tag: string): Choice => ({
  name,
  isOn: (editor) => editor.isActive('inlineElement', { tag }),
  run: (editor) => toggleElement(editor, tag),
});

const hasClass = (editor: Editor, className: string): boolean =>
  extraOfContainer(editor, 'div').class === className;

/** Wraps blocks in a div with that class, sets it on an existing div, or removes it. */
const container = (name: string, className: string, keywords: string): Choice => ({
  name,
  isOn: (editor) => hasClass(editor, className),
  run(editor) {
    if (hasClass(editor, className)) return removeContainer(editor, 'div');
    setContainer(
      editor,
      'div',
      withExtraAttributes(extraOfContainer(editor, 'div'), { class: className }),
    );
  },
  slash: { keywords },
});

export const styles: readonly Choice[] = [
  {
    name: 'Lead paragraph',
    isOn: isLead,
    run(editor) {
      const extra = extraIn(editor.getAttributes('paragraph'));
      const extraAttributes = withExtraAttributes(extra, { class: isLead(editor) ? '' : 'lead' });
      editor.commands.updateAttributes('paragraph', { extraAttributes });
    },
  },
  { ...container('Callout box', 'callout', 'note tip info div'), icon: Info },
  {
    ...container('Warning box', 'callout callout-warning', 'callout attention div'),
    icon: WarningAmber,
  },
  {
    ...container('Pictures side by side', 'pictures', 'gallery columns images row photos'),
    icon: ViewColumn,
  },
  element('Marker', 'mark'),
  element('Big', 'big'),
  element('Small', 'small'),
  element('Typewriter', 'tt'),
  element('Computer code', 'code'),
  element('Keyboard phrase', 'kbd'),
  element('Sample text', 'samp'),
  element('Variable', 'var'),
  element('Deleted text', 'del'),
  element('Inserted text', 'ins'),
  element('Cited work', 'cite'),
  element('Inline quotation', 'q'),
];

function isLead(editor: Editor): boolean {
  return extraIn(editor.getAttributes('paragraph')).class === 'lead';
}

const font = (name: string, family: string): Choice => ({
  name,
  style: { fontFamily: family },
  isOn: (editor) => firstName(editor.getAttributes('textStyle').fontFamily) === name,
  run: (editor) => editor.chain().setFontFamily(family).run(),
});

const firstName = (family: unknown): string =>
  (String(family ?? '').split(',')[0] ?? '').replace(/['"]/g, '').trim();

export const fonts: readonly Choice[] = [
  { name: 'Default font', run: (editor) => editor.chain().unsetFontFamily().run() },
  font('Arial', 'Arial, Helvetica, sans-serif'),
  font('Courier New', "'Courier New', Courier, monospace"),
  font('Georgia', 'Georgia, serif'),
  font('Tahoma', 'Tahoma, Geneva, sans-serif'),
  font('Times New Roman', "'Times New Roman', Times, serif"),
  font('Trebuchet MS', "'Trebuchet MS', Helvetica, sans-serif"),
  font('Verdana', 'Verdana, Geneva, sans-serif'),
];

const pixels = [8, 9, 10, 11, 12, 14, 16, 18, 20, 22, 24, 26, 28, 36, 48, 72];

export const sizes: readonly Choice[] = [
  { name: 'Default size', run: (editor) => editor.chain().unsetFontSize().run() },
  ...pixels.map(
    (size): Choice => ({
      name: String(size),
      isOn: (editor) => editor.getAttributes('textStyle').fontSize === `${size}px`,
      run: (editor) => editor.chain().setFontSize(`${size}px`).run(),
    }),
  ),
];

type ColourAttribute = 'color' | 'backgroundColor';

export const colourOf = (editor: Editor, attribute: ColourAttribute): string =>
  String(editor.getAttributes('textStyle')[attribute] ?? '').toLowerCase();

export const setColour = (editor: Editor, attribute: ColourAttribute, colour: string | null) =>
  editor
    .chain()
    .setMark('textStyle', { [attribute]: colour })
    .removeEmptyTextStyle()
    .run();

export const colours = (attribute: ColourAttribute): readonly Choice[] => [
  { name: 'Automatic', run: (editor) => setColour(editor, attribute, null) },
  ...palette.map(
    ([name, colour]): Choice => ({
      name,
      swatch: colour,
      isOn: (editor) => colourOf(editor, attribute) === colour,
      run: (editor) => setColour(editor, attribute, colour),
    }),
  ),
  { name: 'Other…', dialog: attribute },
];

const inTable = (name: string, run: (editor: Editor) => void): Choice => ({
  name,
  run,
  isPossible: isInTable,
});

export const cells: readonly Choice[] = [
  { name: 'Cell properties…', isPossible: isInTable, dialog: 'cell' },
  { name: 'Table properties…', isPossible: isInTable, dialog: 'table' },
  inTable('Insert row above', (editor) => editor.commands.addRowBefore()),
  inTable('Insert row below', (editor) => editor.commands.addRowAfter()),
  inTable('Delete row', (editor) => editor.commands.deleteRow()),
  inTable('Insert column before', (editor) => changeColumns(editor, 'addColumnBefore')),
  inTable('Insert column after', (editor) => changeColumns(editor, 'addColumnAfter')),
  inTable('Delete column', (editor) => changeColumns(editor, 'deleteColumn')),
  inTable('Header row', toggleHeadRow),
  inTable('Header column', (editor) => editor.commands.toggleHeaderColumn()),
  inTable('Header cell', (editor) => editor.commands.toggleHeaderCell()),
  {
    name: 'Merge cells',
    isPossible: (editor) => editor.can().mergeCells(),
    run: (editor) => editor.commands.mergeCells(),
  },
  {
    name: 'Split cell',
    isPossible: (editor) => editor.can().splitCell(),
    run: (editor) => editor.commands.splitCell(),
  },
  inTable('Delete table', (editor) => editor.commands.deleteTable()),
];
