import { type Editor, getMarkRange } from '@tiptap/core';
import { nameHeading } from '../commands/headings';
import { buttonClass, isLinkButton } from '../commands/pieces';
import { extraIn, withExtraAttributes } from '../html/extraAttributes';
import { isAllowedAddress } from '../schema/link';
import type { EditorDialog } from './EditorDialog';

export const linkDialog: EditorDialog = {
  title: 'Link',
  fields: (editor) => [
    {
      name: 'href',
      label: 'Address',
      type: 'address',
      isRequired: true,
      helperText:
        'Search for a post, page or heading, or enter a web address, /page, #anchor, mailto: or tel:',
    },
    ...(hasText(editor) ? [] : [{ name: 'text', label: 'Text to show' }]),
    { name: 'title', label: 'Tooltip' },
    { name: 'blank', label: 'Open in a new tab', type: 'checkbox' },
    { name: 'isButton', label: 'Show it as a button', type: 'checkbox' },
  ],
  read(editor) {
    const attrs = editor.getAttributes('link');
    const { title = '', target = '' } = extraIn(attrs);
    return {
      href: String(attrs.href ?? ''),
      title,
      blank: target === '_blank' ? 'true' : '',
      isButton: isLinkButton(editor) ? 'true' : '',
    };
  },
  apply(editor, { href = '', text = '', title = '', blank, isButton }) {
    const address = withScheme(href.trim());
    if (!isAllowedAddress(address)) return addressProblem;
    const extra = extraIn(editor.getAttributes('link'));
    const extraAttributes = withExtraAttributes(extra, {
      class: withClass(extra.class, isButton === 'true'),
      title,
      target: blank ? '_blank' : '',
      rel: blank ? 'noopener' : '',
    });
    nameHeading(editor, address);
    const attrs = { href: address, extraAttributes };
    if (hasText(editor)) {
      editor.chain().extendMarkRange('link').setMark('link', attrs).run();
    } else {
      const marks = [{ type: 'link', attrs }];
      editor.commands.insertContent({ type: 'text', text: text || address, marks });
    }
  },
  isPressed: (editor) => editor.isActive('link'),
};

function withClass(classes = '', isButton: boolean): string {
  const others = classes.split(' ').filter((name) => name !== '' && name !== buttonClass);
  return [...(isButton ? [buttonClass] : []), ...others].join(' ');
}

/** A button on its own, or the one with the cursor in it. */
export const linkButtonDialog: EditorDialog = {
  ...linkDialog,
  title: 'Button',
  fields: [
    {
      name: 'href',
      label: 'Leads to',
      type: 'address',
      isRequired: true,
      helperText: 'Search for a post or page, or enter a web address, mailto: or tel:',
    },
    { name: 'text', label: 'On the button', isRequired: true },
  ],
  read(editor) {
    const { selection, doc, schema } = editor.state;
    const link = isLinkButton(editor) && schema.marks.link;
    const { from, to } = (link && getMarkRange(selection.$from, link)) || selection;
    return {
      href: link ? String(editor.getAttributes('link').href ?? '') : '/book',
      text: doc.textBetween(from, to, ' ') || 'Book a consultation',
    };
  },
  apply(editor, { href = '', text = '' }) {
    const address = withScheme(href.trim());
    if (!isAllowedAddress(address)) return addressProblem;
    const extra = extraIn(editor.getAttributes('link'));
    const extraAttributes = withExtraAttributes(extra, { class: withClass(extra.class, true) });
    const marks = [{ type: 'link', attrs: { href: address, extraAttributes } }];
    const chain = editor.chain();
    if (isLinkButton(editor)) chain.extendMarkRange('link');
    chain.insertContent({ type: 'text', text, marks }).run();
    return undefined;
  },
  isPressed: isLinkButton,
};

const addressProblem = 'Enter a web address, an e-mail address or a phone number.';

const hasText = (editor: Editor): boolean =>
  !editor.state.selection.empty || editor.isActive('link');

const mail = /^[^\s@/]+@[^\s@/]+\.[a-z]{2,}$/i;
const bareHost = /^(www\.\S+|[a-z0-9-]+(\.[a-z0-9-]+)*\.(com|org|net|au|gov|edu|info|io))(\/|$)/i;

/** Completes an address as typed by people. */
function withScheme(text: string): string {
  if (mail.test(text)) return `mailto:${text}`;
  return bareHost.test(text) ? `https://${text}` : text;
}
