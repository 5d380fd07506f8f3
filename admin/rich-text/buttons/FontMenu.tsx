import type { Editor } from '@tiptap/core';
import { type Choice, MenuButton } from '../toolbar/MenuButton';

const fonts = [
  ['Arial', 'Arial, Helvetica, sans-serif'],
  ['Courier New', "'Courier New', Courier, monospace"],
  ['Georgia', 'Georgia, serif'],
  ['Tahoma', 'Tahoma, Geneva, sans-serif'],
  ['Times New Roman', "'Times New Roman', Times, serif"],
  ['Trebuchet MS', "'Trebuchet MS', Helvetica, sans-serif"],
  ['Verdana', 'Verdana, Geneva, sans-serif'],
] as const;

const firstName = (family: unknown): string =>
  String(family ?? '')
    .split(',')[0]
    ?.replace(/['"]/g, '')
    .trim() ?? '';

const fontChoices: readonly Choice[] = [
  { label: 'Default font', run: (editor) => editor.chain().unsetFontFamily().run() },
  ...fonts.map(([label, family]) => ({
    label,
    style: { fontFamily: family },
    isOn: (editor: Editor) => firstName(editor.getAttributes('textStyle').fontFamily) === label,
    run: (editor: Editor) => editor.chain().setFontFamily(family).run(),
  })),
];

export const FontMenu = () => <MenuButton label="Font" choices={fontChoices} />;

const sizes = [8, 9, 10, 11, 12, 14, 16, 18, 20, 22, 24, 26, 28, 36, 48, 72];

const size = (pixels: number): Choice => ({
  label: String(pixels),
  isOn: (editor) => editor.getAttributes('textStyle').fontSize === `${pixels}px`,
  run: (editor) => editor.chain().setFontSize(`${pixels}px`).run(),
});

const sizeChoices: readonly Choice[] = [
  { label: 'Default size', run: (editor) => editor.chain().unsetFontSize().run() },
  ...sizes.map(size),
];

export const SizeMenu = () => <MenuButton label="Size" choices={sizeChoices} />;
