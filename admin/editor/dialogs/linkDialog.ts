import type { Editor } from '@tiptap/core';
import { nameHeading } from '../commands/headings';
import { extraIn, withExtra } from '../html/extraAttributes';
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
  ],
  read(editor) {
    const attrs = editor.getAttributes('link');
    const { title = '', target = '' } = extraIn(attrs);
    return { href: String(attrs.href ?? ''), title, blank: target === '_blank' ? 'true' : '' };
  },
  apply(editor, { href = '', text = '', title = '', blank }) {
    const address = withScheme(href.trim());
    if (!isAllowedAddress(address))
      return 'Enter a web address, an e-mail address or a phone number.';
    const extraAttributes = withExtra(extraIn(editor.getAttributes('link')), {
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

const hasText = (editor: Editor): boolean =>
  !editor.state.selection.empty || editor.isActive('link');

const mail = /^[^\s@/]+@[^\s@/]+\.[a-z]{2,}$/i;
const bareHost = /^(www\.\S+|[a-z0-9-]+(\.[a-z0-9-]+)*\.(com|org|net|au|gov|edu|info|io))(\/|$)/i;

/** Completes an address as typed by people. */
function withScheme(text: string): string {
  if (mail.test(text)) return `mailto:${text}`;
  return bareHost.test(text) ? `https://${text}` : text;
}
