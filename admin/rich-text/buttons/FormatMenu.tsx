import { isInBox, setBox } from '../commands/boxes';
import { type Choice, MenuButton } from '../toolbar/MenuButton';

const heading = (level: number): Choice => ({
  label: `Heading ${level}`,
  style: { fontSize: `${1.65 - level * 0.15}rem`, fontWeight: 650 },
  isOn: (editor) => editor.isActive('heading', { level }),
  run: (editor) => editor.commands.setNode('heading', { level }),
});

/** Heading 1 is the post's title: one in an older text is kept and shown, but none is made. */
const choices: readonly Choice[] = [
  { ...heading(1), isPossible: (editor) => editor.isActive('heading', { level: 1 }) },
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

export const FormatMenu = () => <MenuButton label="Format" choices={choices} />;
