import { type Editor, Extension, type Extensions } from '@tiptap/core';
import { Placeholder } from '@tiptap/extensions';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { search } from 'prosemirror-search';
import { notePlaces } from './notes/notePlaces';
import { articleExtensions } from './schema/articleExtensions';
import { escapeBlock } from './typing/escapeBlock';
import { MarkdownMarks } from './typing/markdownMarks';

/** Shows the selection while a dialog or the toolbar has the focus. */
const keptSelection = (editor: Editor) =>
  new Plugin({
    props: {
      decorations: ({ doc, selection }) =>
        selection.empty || editor.isFocused
          ? null
          : DecorationSet.create(doc, [
              Decoration.inline(selection.from, selection.to, { class: 'kept-selection' }),
            ]),
    },
  });

const Plugins = Extension.create({
  name: 'plugins',
  addProseMirrorPlugins() {
    return [keptSelection(this.editor), search(), notePlaces()];
  },
});

/** Runs before the key bindings of lists and tables. */
const EarlyPlugins = Extension.create({
  name: 'earlyPlugins',
  priority: 1500,
  addProseMirrorPlugins: () => [escapeBlock],
});

/** A module constant: a new array would recreate the editor. */
export const editorExtensions: Extensions = [
  ...articleExtensions,
  Placeholder.configure({ placeholder: 'Write, or type / to insert a block' }),
  Plugins,
  MarkdownMarks,
  EarlyPlugins,
];
