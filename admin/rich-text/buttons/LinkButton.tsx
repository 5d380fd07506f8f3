import Link from '@mui/icons-material/Link';
import type { Editor } from '@tiptap/core';
import { keptIn, withKept } from '../html/keptAttributes';
import { isAllowedAddress } from '../schema/link';
import { DialogButton } from '../toolbar/DialogButton';

export const LinkButton = () => (
  <DialogButton
    name="link"
    label="Link"
    icon={<Link fontSize="inherit" />}
    shortcut="Mod-k"
    title="Link"
    fields={(editor) => [
      {
        name: 'href',
        label: 'Address',
        isRequired: true,
        helperText: 'A web address, /page of this site, #anchor, mailto: or tel:',
      },
      ...(hasText(editor) ? [] : [{ name: 'text', label: 'Text to show' }]),
      { name: 'title', label: 'Advisory title' },
      { name: 'blank', label: 'Open in a new tab', type: 'checkbox' },
    ]}
    read={readLink}
    apply={applyLink}
    isPressed={(editor) => editor.isActive('link')}
  />
);

const hasText = (editor: Editor): boolean =>
  !editor.state.selection.empty || editor.isActive('link');

function readLink(editor: Editor) {
  const attrs = editor.getAttributes('link');
  const { title = '', target = '' } = keptIn(attrs);
  return { href: String(attrs.href ?? ''), title, blank: target === '_blank' ? 'true' : '' };
}

function applyLink(
  editor: Editor,
  { href = '', text = '', title = '', blank }: Record<string, string>,
) {
  const address = withScheme(href.trim());
  if (!isAllowedAddress(address))
    return 'Enter a web address, an e-mail address or a phone number.';
  const kept = withKept(keptIn(editor.getAttributes('link')), {
    title,
    target: blank ? '_blank' : '',
    rel: blank ? 'noopener' : '',
  });
  const attrs = { href: address, kept };
  if (hasText(editor)) {
    editor.chain().extendMarkRange('link').setMark('link', attrs).run();
  } else {
    const marks = [{ type: 'link', attrs }];
    editor.commands.insertContent({ type: 'text', text: text || address, marks });
  }
  return undefined;
}

/** What people type for an address, as the address that they mean. */
function withScheme(text: string): string {
  if (/^[^\s@/:]+@[^\s@/:]+\.[a-z]+$/i.test(text)) return `mailto:${text}`;
  return /^(www\.|[a-z0-9-]+(\.[a-z0-9-]+)*\.(com|org|net|au|gov|edu|info|io)(\/|$))/i.test(text)
    ? `https://${text}`
    : text;
}
