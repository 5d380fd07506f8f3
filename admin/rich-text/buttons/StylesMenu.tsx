import { setBox } from '../commands/boxes';
import { hasElement, toggleElement } from '../commands/toggleElement';
import { keptIn, withKept } from '../html/keptAttributes';
import { type Choice, MenuButton } from '../toolbar/MenuButton';

const element = (label: string, tag: string): Choice => ({
  label,
  isOn: (editor) => hasElement(editor, tag),
  run: (editor) => toggleElement(editor, tag),
});

const box = (label: string, name: string): Choice => ({
  label,
  run: (editor) => setBox(editor, 'div', { class: name }),
});

const paragraph = (label: string, name: string): Choice => ({
  label,
  isOn: (editor) => keptIn(editor.getAttributes('paragraph')).class === name,
  run: (editor) => {
    const kept = keptIn(editor.getAttributes('paragraph'));
    const next = withKept(kept, { class: kept.class === name ? '' : name });
    editor.commands.updateAttributes('paragraph', { kept: next });
  },
});

const choices: readonly Choice[] = [
  paragraph('Lead paragraph', 'lead'),
  box('Callout box', 'callout'),
  box('Warning box', 'callout callout-warning'),
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

export const StylesMenu = () => <MenuButton label="Styles" choices={choices} />;
