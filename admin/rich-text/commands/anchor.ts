import { keptIn, withKept } from '../html/keptAttributes';
import type { EditorDialog } from './EditorDialog';

const validName = /^[A-Za-z][\w.:-]*$/;

export const anchorDialog: EditorDialog = {
  title: 'Anchor',
  fields: [
    {
      name: 'name',
      label: 'Anchor name',
      isRequired: true,
      helperText: 'Links lead here with # and this name.',
    },
  ],
  read(editor) {
    const { id = '', name = id } = keptIn(editor.getAttributes('anchor'));
    return { name };
  },
  apply(editor, { name = '' }) {
    if (!validName.test(name)) return 'Begin with a letter; then letters, digits, - and _.';
    const kept = withKept(keptIn(editor.getAttributes('anchor')), { id: name, name });
    if (editor.isActive('anchor')) editor.commands.updateAttributes('anchor', { kept });
    else editor.commands.insertContent({ type: 'anchor', attrs: { kept } });
  },
  isPressed: (editor) => editor.isActive('anchor'),
  remove: { label: 'Remove anchor', run: (editor) => editor.commands.deleteSelection() },
};
