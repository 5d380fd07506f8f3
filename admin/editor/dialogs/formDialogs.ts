import type { Editor } from '@tiptap/core';
import { brand } from '../../../shared/brand';
import { extraOfContainer, isInContainer, removeContainer, setContainer } from '../commands/blocks';
import { isSnippet } from '../commands/pieces';
import { elementHtml, insertRaw, selectedElement } from '../commands/rawPiece';
import { templates } from '../data/templates';
import { extraIn, withExtraAttributes } from '../html/extraAttributes';
import { readHtml } from '../html/readHtml';
import { colourOf, setColour } from '../tools/menus';
import { cellDialog } from './cellDialog';
import type { DialogField, EditorDialog, FieldValues } from './EditorDialog';
import { fieldDialogs } from './formFields';
import { imageDialog } from './imageDialog';
import { linkButtonDialog, linkDialog } from './linkDialog';
import { tableDialog } from './tableDialog';
import { isPlayer, videoDialog } from './video';

const anchor: EditorDialog = {
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
    const { id = '', name = id } = extraIn(editor.getAttributes('anchor'));
    return { name };
  },
  apply(editor, { name = '' }) {
    if (!/^[A-Za-z][\w.:-]*$/.test(name)) {
      return 'Begin with a letter; then letters, digits, - and _.';
    }
    const extra = extraIn(editor.getAttributes('anchor'));
    const attrs = { extraAttributes: withExtraAttributes(extra, { id: name, name }) };
    if (editor.isActive('anchor')) editor.commands.updateAttributes('anchor', attrs);
    else editor.commands.insertContent({ type: 'anchor', attrs });
  },
  isPressed: (editor) => editor.isActive('anchor'),
  remove: { label: 'Remove anchor', run: (editor) => editor.commands.deleteSelection() },
};

const frame: EditorDialog = {
  title: 'IFrame',
  fields: [
    { name: 'src', label: 'URL', isRequired: true, helperText: 'An https address' },
    { name: 'title', label: 'Title', isRequired: true, helperText: 'What the frame shows' },
    { name: 'width', label: 'Width', isShort: true, helperText: 'Pixels, or per cent as 100%' },
    { name: 'height', label: 'Height', isShort: true },
    { name: 'border', label: 'Show the border', type: 'checkbox' },
    { name: 'fullscreen', label: 'Allow full screen', type: 'checkbox' },
  ],
  read(editor) {
    const element = selectedElement(editor, 'iframe');
    if (!element) return { width: '100%', height: '400' };
    const value = (name: string) => element.getAttribute(name) ?? '';
    return {
      src: value('src'),
      title: value('title'),
      width: value('width'),
      height: value('height'),
      border: value('frameborder') === '0' ? '' : 'true',
      fullscreen: element.hasAttribute('allowfullscreen') ? 'true' : '',
    };
  },
  apply(editor, { src = '', border, fullscreen: allowfullscreen, ...size }) {
    const address = src.trim();
    if (!/^https:\/\//i.test(address) || !URL.canParse(address)) {
      return 'Enter an address that begins with https://.';
    }
    const { title, width, height } = size;
    const frameborder = border ? '1' : '0';
    insertRaw(
      editor,
      elementHtml('iframe', { src: address, title, width, height, frameborder, allowfullscreen }),
    );
  },
};

const templateDialog: EditorDialog = {
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

/** Wraps the selected blocks in a container, or changes the attributes of the surrounding one. */
const containerDialog = (
  tag: string,
  title: string,
  fields: readonly DialogField[],
  usual: FieldValues = {},
): EditorDialog => ({
  title,
  fields,
  read: (editor) => ({ ...usual, ...extraOfContainer(editor, tag) }),
  apply(editor, values) {
    const asked = Object.fromEntries(fields.map(({ name }) => [name, values[name] ?? '']));
    setContainer(editor, tag, withExtraAttributes(extraOfContainer(editor, tag), asked));
    return undefined;
  },
  isPressed: (editor) => isInContainer(editor, tag),
  remove: {
    label: `Remove ${title.toLowerCase()}`,
    run: (editor) => removeContainer(editor, tag),
  },
});

const div = containerDialog('div', 'Div container', [
  { name: 'class', label: 'Look', isShort: true, helperText: 'A class, as callout' },
  { name: 'id', label: 'Name for links', isShort: true, helperText: 'Links lead here with #' },
  { name: 'lang', label: 'Language', isShort: true, helperText: 'Its code, as en or zh' },
  { name: 'title', label: 'Tooltip', isShort: true },
  { name: 'style', label: 'Own style (CSS)' },
]);

const methods = [
  ['get', 'GET'],
  ['post', 'POST'],
] as const;

const form = containerDialog(
  'form',
  'Form',
  [
    { name: 'name', label: 'Name', isShort: true },
    { name: 'action', label: 'Sent to', helperText: 'The address that receives the answers' },
    { name: 'method', label: 'Sent by', choices: methods },
  ],
  { method: 'get' },
);

const colour = (title: string, attribute: 'color' | 'backgroundColor'): EditorDialog => ({
  title,
  fields: [{ name: 'colour', label: 'Colour', type: 'color' }],
  read: (editor) => ({ colour: colourOf(editor, attribute) || brand.colours.leaf }),
  apply(editor, { colour = '' }) {
    setColour(editor, attribute, colour);
    return undefined;
  },
});

export const formDialogs: Readonly<Record<string, EditorDialog>> = {
  ...fieldDialogs,
  link: linkDialog,
  linkButton: linkButtonDialog,
  image: imageDialog,
  video: videoDialog,
  table: tableDialog,
  cell: cellDialog,
  templates: templateDialog,
  color: colour('Text colour', 'color'),
  backgroundColor: colour('Background colour', 'backgroundColor'),
  anchor,
  frame,
  div,
  form,
};

/** Returns the dialog for the selected piece: a video, frame, anchor, fact or form field. */
export function dialogOfPiece(editor: Editor): string | undefined {
  if (editor.isActive('fact')) return isSnippet(editor) ? 'snippet' : 'fact';
  const element = selectedElement(editor, 'iframe');
  if (element) return isPlayer(element.getAttribute('src') ?? '') ? 'video' : 'frame';
  return ['anchor', ...Object.keys(fieldDialogs)].find((name) =>
    formDialogs[name]?.isPressed?.(editor),
  );
}
