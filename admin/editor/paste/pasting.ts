import type { EditorProps } from '@tiptap/pm/view';
import type { useNotify } from 'react-admin';
import { cleanPasted } from './cleanPasted';
import { paragraphsFromText, tableFromText } from './sliceFromText';

/** What the editor makes of pasted HTML and text; says which pictures could not come along. */
export const pasting = (notify: ReturnType<typeof useNotify>): EditorProps => ({
  transformPastedHTML: (source) => {
    const { html, lostPictures } = cleanPasted(source);
    if (lostPictures > 0) notify(lostMessage(lostPictures), { type: 'warning' });
    return html;
  },
  clipboardTextParser: (text, context, isPlain, view) => {
    const { schema } = view.state;
    const cells = isPlain ? undefined : tableFromText(text, schema);
    return cells ?? paragraphsFromText(text, schema, context.marks());
  },
});

const lostMessage = (count: number): string =>
  count === 1
    ? 'A picture could not be brought along: the clipboard only names its file on your computer. Insert it with the Image button.'
    : `${count} pictures could not be brought along: the clipboard only names their files on your computer. Insert them with the Image button.`;
