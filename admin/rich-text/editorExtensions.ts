import { Extension, type Extensions } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { search } from 'prosemirror-search';
import { articleExtensions } from './schema/articleExtensions';
import { slashPlugin } from './slash/slashPlugin';
import { Autolink } from './typing/autolink';
import { ColumnResize } from './typing/columnResize';
import { LeaveBlocks } from './typing/leaveBlocks';

const Slash = Extension.create({
  name: 'slash',
  addProseMirrorPlugins: () => [slashPlugin],
});

const Search = Extension.create({
  name: 'search',
  addProseMirrorPlugins: () => [search()],
});

/** Shows what is selected while a dialog or the toolbar has the focus. */
const KeptSelection = Extension.create({
  name: 'keptSelection',
  addProseMirrorPlugins() {
    const { editor } = this;
    return [
      new Plugin({
        props: {
          decorations: ({ doc, selection }) =>
            selection.empty || editor.isFocused
              ? null
              : DecorationSet.create(doc, [
                  Decoration.inline(selection.from, selection.to, { class: 'kept-selection' }),
                ]),
        },
      }),
    ];
  },
});

/** A module constant: a new list would build the editor anew. */
export const editorExtensions: Extensions = [
  ...articleExtensions,
  Search,
  KeptSelection,
  Autolink,
  LeaveBlocks,
  ColumnResize,
  Slash,
];
