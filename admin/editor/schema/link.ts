import { Mark } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { typedAddress } from '../html/typedAddress';

const allowedAddress = /^(?:$|(?:https?|mailto|tel):|[^a-z]|[a-z0-9+.-]+(?:[^a-z0-9+.:-]|$))/i;

/** Whether a link may lead there: the web, mail, phone, or somewhere on this site. */
export const isAllowedAddress = (href: string): boolean => allowedAddress.test(href.trim());

export const Link = Mark.create({
  name: 'link',
  inclusive: false,
  keepOnSplit: false,
  exitable: true,
  addAttributes: () => ({
    href: { default: null, parseHTML: (element) => element.getAttribute('href') },
  }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: (element) => (isAllowedAddress(element.getAttribute('href') ?? '') ? null : false),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],

  addProseMirrorPlugins() {
    const { editor, name } = this;
    return [
      new Plugin({
        props: {
          // An address pasted over selected text makes that text a link, and is one by itself.
          handlePaste: (view, event) => {
            const text = event.clipboardData?.getData('text/plain').trim() ?? '';
            const href = typedAddress(text);
            if (!href) return false;
            if (!view.state.selection.empty) return editor.commands.setMark(name, { href });
            if (event.clipboardData?.types.includes('text/html')) return false;
            const marks = [{ type: name, attrs: { href } }];
            return editor.commands.insertContent({ type: 'text', text, marks });
          },
        },
      }),
    ];
  },
});
