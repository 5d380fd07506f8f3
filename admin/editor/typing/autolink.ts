import { closeHistory } from '@tiptap/pm/history';
import { type EditorState, Plugin, type Transaction } from '@tiptap/pm/state';
import { typedAddress } from '../html/typedAddress';

const longest = 500;

/** An address becomes a link once it is ended by a space or Enter; undoing takes only the link back. */
export const autolink = new Plugin({
  props: {
    handleTextInput(view, from, to, text) {
      const link = text === ' ' && from === to && linkBefore(view.state);
      if (!link) return false;
      view.dispatch(view.state.tr.insertText(text, from).scrollIntoView());
      view.dispatch(link(view.state));
      return true;
    },
    handleKeyDown(view, { key }) {
      const link = key === 'Enter' && linkBefore(view.state);
      if (link) view.dispatch(link(view.state));
      return false;
    },
  },
});

function linkBefore({ selection, schema }: EditorState) {
  const { $from, empty } = selection;
  const type = schema.marks.link;
  if (!type || !empty || !$from.parent.isTextblock || $from.parent.type.spec.code) return;
  const start = Math.max(0, $from.parentOffset - longest);
  const before = $from.parent.textBetween(start, $from.parentOffset, undefined, ' ');
  const word = /[^\s\u00a0("'“‘[]+$/.exec(before)?.[0] ?? '';
  const text = withoutEnd(word);
  const href = typedAddress(text);
  if (!href) return;
  const from = $from.pos - word.length;
  const to = from + text.length;
  if ($from.doc.rangeHasMark(from, to, type)) return;
  return ({ tr }: EditorState): Transaction => {
    const marked = closeHistory(tr).addMark(from, to, type.create({ href }));
    return marked.removeStoredMark(type);
  };
}

/** What ends a sentence doesn't belong to the address in it. */
function withoutEnd(word: string): string {
  const text = word.replace(/[.,;:!?'"”’\]]+$/, '');
  return text.endsWith(')') && !text.includes('(') ? withoutEnd(text.slice(0, -1)) : text;
}
