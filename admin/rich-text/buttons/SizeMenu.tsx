import { type Choice, MenuButton } from '../toolbar/MenuButton';

const sizes = [8, 9, 10, 11, 12, 14, 16, 18, 20, 22, 24, 26, 28, 36, 48, 72];

const size = (pixels: number): Choice => ({
  label: String(pixels),
  isOn: (editor) => editor.getAttributes('textStyle').fontSize === `${pixels}px`,
  run: (editor) => editor.chain().setFontSize(`${pixels}px`).run(),
});

const choices: readonly Choice[] = [
  { label: 'Default size', run: (editor) => editor.chain().unsetFontSize().run() },
  ...sizes.map(size),
];

export const SizeMenu = () => <MenuButton label="Size" choices={choices} />;
