import { isInBox, setBox } from '../commands/boxes';
import { type Choice, MenuButton } from '../toolbar/MenuButton';

const heading = (level: number): Choice => ({
  label: `Heading ${level}`,
  style: { fontSize: `${1.65 - level * 0.15}rem`, fontWeight: 650 },
  isOn: (editor) => editor.isActive('heading', { level }),
  run: (editor) => editor.commands.setNode('heading', { level }),
});

/** No heading 1: that is the post's title. One in an older text is kept and shown. */
const choices: readonly Choice[] = [
  ...[2, 3, 4, 5, 6].map(heading),
  {
    label: 'Formatted',
    style: { fontFamily: 'monospace' },
    isOn: (editor) => editor.isActive('preformatted'),
    run: (editor) => editor.commands.setNode('preformatted'),
  },
  {
    label: 'Address',
    style: { fontStyle: 'italic' },
    isOn: (editor) => isInBox(editor, 'address'),
    run: (editor) => setBox(editor, 'address', null),
  },
  {
    label: 'Normal',
    isOn: (editor) => editor.isActive('paragraph'),
    run: (editor) => editor.commands.setNode('paragraph', { bare: '' }),
  },
];

export const FormatMenu = () => (
  <MenuButton label="Format" placeholder="Heading 1" choices={choices} />
);
