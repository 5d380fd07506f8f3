import { Link } from '@tiptap/extension-link';
import { closeHistory } from '@tiptap/pm/history';

const allowedAddress = /^(?:$|(?:https?|mailto|tel):|[^a-z]|[a-z0-9+.-]+(?:[^a-z0-9+.:-]|$))/i;

/** Tells whether a link's address is allowed: web, mail, phone, or on this site. */
export const isAllowedAddress = (href: string): boolean => allowedAddress.test(href.trim());

/** TipTap's link with only the address modelled; other attributes are preserved. */
export const ArticleLink = Link.extend({
  inclusive: false,
  addAttributes: () => ({ href: { default: null } }),
  addProseMirrorPlugins() {
    const plugins = this.parent?.() ?? [];
    for (const { spec } of plugins) {
      const { appendTransaction } = spec;
      if (!appendTransaction) continue;
      // Undo only removes a link made from a typed address.
      spec.appendTransaction = (...change) => {
        const link = appendTransaction(...change);
        return link && closeHistory(link);
      };
    }
    return plugins;
  },
}).configure({
  HTMLAttributes: { target: null, rel: null },
  openOnClick: false,
  defaultProtocol: 'https',
  isAllowedUri: isAllowedAddress,
  // A word with a dot, such as "no.link", isn't an address.
  shouldAutoLink: (text) => /^(https?:\/\/|mailto:|www\.)|@/i.test(text),
});
