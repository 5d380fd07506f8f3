import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';

export interface SlashQuery {
  from: number;
  to: number;
  text: string;
}

const key = new PluginKey<SlashQuery | undefined>('slash');
const dismissed = 'dismissed';

/** What stands behind a `/` that was typed at the start of a paragraph, while its menu is open. */
export const slashQuery = (state: EditorState): SlashQuery | undefined => key.getState(state);

export const dismissSlash = (tr: Transaction): Transaction => tr.setMeta(key, dismissed);

/** Opens with the `/` itself: a cursor that is put behind an old one opens nothing. */
export const slashPlugin = new Plugin<SlashQuery | undefined>({
  key,
  state: {
    init: () => undefined,
    apply(tr, open, _before, state) {
      if (tr.getMeta(key) === dismissed) return undefined;
      const query = queryAt(state);
      const isTyped = tr.docChanged && query?.text === '';
      return open || isTyped ? query : undefined;
    },
  },
});

function queryAt({ selection }: EditorState): SlashQuery | undefined {
  const { $from, empty } = selection;
  if (!empty || $from.parent.type.name !== 'paragraph') return;
  const before = $from.parent.textBetween(0, $from.parentOffset, undefined, '\ufffc');
  const text = /^\/((?:[\p{L}\p{N}][\p{L}\p{N} ]{0,30})?)$/u.exec(before)?.[1];
  return text === undefined ? undefined : { from: $from.start(), to: $from.pos, text };
}
