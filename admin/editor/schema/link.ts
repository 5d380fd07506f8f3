import { Link } from '@tiptap/extension-link';
import { closeHistory } from '@tiptap/pm/history';

const allowedAddress = /^(?:$|(?:https?|mailto|tel):|[^a-z]|[a-z0-9+.-]+(?:[^a-z0-9+.:-]|$))/i;

/** Whether a link may lead there: the web, mail, phone, or somewhere on this site. */
export const isAllowedAddress = (href: string): boolean => allowedAddress.test(href.trim());

/** TipTap's link, of which only the address is its own: all else that the element says is kept. */
export const ArticleLink = Link.extend({
  inclusive: false,
  addAttributes: () => ({ href: { default: null } }),
  addProseMirrorPlugins() {
    const plugins = this.parent?.() ?? [];
    for (const { spec } of plugins) {
      const { appendTransaction } = spec;
      if (!appendTransaction) continue;
      // Undo takes only the link back that was made of a typed address.
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
  // A word with a dot, as "no.link", is no address.
  shouldAutoLink: (text) => /^(https?:\/\/|mailto:|www\.)|@/i.test(text),
});
