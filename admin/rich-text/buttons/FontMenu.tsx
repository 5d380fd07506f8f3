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

const choices: readonly Choice[] = [
  { label: 'Default font', run: (editor) => editor.chain().unsetFontFamily().run() },
  ...fonts.map(([label, family]) => ({
    label,
    style: { fontFamily: family },
    isOn: (editor: Editor) => firstName(editor.getAttributes('textStyle').fontFamily) === label,
    run: (editor: Editor) => editor.chain().setFontFamily(family).run(),
  })),
];

export const FontMenu = () => <MenuButton label="Font" choices={choices} />;
