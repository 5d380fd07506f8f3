import { templates } from '../data/templates';
import { readHtml } from '../html/readHtml';
import type { EditorDialog } from './EditorDialog';

export const templatesDialog: EditorDialog = {
  title: 'Start from a template',
  submitLabel: 'Insert',
  fields: [
    { name: 'template', label: 'Template', choices: templates.map(({ name }) => [name, name]) },
    { name: 'replace', label: 'Replace the whole text', type: 'checkbox' },
  ],
  read: (editor) => ({
    template: templates[0]?.name ?? '',
    replace: editor.isEmpty ? 'true' : '',
  }),
  apply(editor, { template, replace }) {
    const html = templates.find(({ name }) => name === template)?.html ?? '';
    const content = readHtml(html).content ?? null;
    if (replace) editor.commands.setContent(content);
    else editor.commands.insertContent(content);
  },
};
