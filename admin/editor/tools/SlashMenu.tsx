import { MenuItem, MenuList, Paper, Popper } from '@mui/material';
import type { Editor } from '@tiptap/core';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { useEditorState } from '@tiptap/react';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useEditorUi } from '../EditorUiContext';
import { useArticleEditor } from '../useArticleEditor';
import { itemsFor, type SlashItem } from './slashItems';
import { dismissSlash, slashQuery } from './slashPlugin';

/** Blocks to put in the place of a typed `/`. The focus stays in the text. */
export function SlashMenu() {
  const editor = useArticleEditor();
  const ui = useEditorUi();
  const id = useId();
  const query = useEditorState({ editor, selector: () => slashQuery(editor.state) });
  const [chosen, setChosen] = useState({ text: '', index: 0 });
  const items = query ? itemsFor(query.text) : [];
  const isOpen = items.length > 0 && !ui.dialog && !ui.isSource;
  const index = chosen.text === query?.text ? Math.min(chosen.index, items.length - 1) : 0;

  function choose(item: SlashItem) {
    if (!query) return;
    editor.chain().focus().deleteRange(query).run();
    item.run(editor, ui);
  }

  function onKey({ key }: KeyboardEvent): boolean {
    if (!isOpen || !query) return false;
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    const item = items[index];
    if (step) setChosen({ text: query.text, index: (index + step + items.length) % items.length });
    else if (key === 'Escape') editor.view.dispatch(dismissSlash(editor.state.tr));
    else if ((key === 'Enter' || key === 'Tab') && item) choose(item);
    else return false;
    return true;
  }

  useKeys(editor, onKey);

  useEffect(() => {
    if (!isOpen) return;
    const { dom } = editor.view;
    dom.setAttribute('aria-controls', id);
    dom.setAttribute('aria-activedescendant', `${id}-${index}`);
    document.getElementById(`${id}-${index}`)?.scrollIntoView({ block: 'nearest' });
    return () => {
      dom.removeAttribute('aria-controls');
      dom.removeAttribute('aria-activedescendant');
    };
  }, [editor, id, isOpen, index]);

  if (!isOpen || !query) return null;
  return (
    <Popper
      open
      disablePortal
      placement="bottom-start"
      popperOptions={{ strategy: 'fixed' }}
      anchorEl={{ getBoundingClientRect: () => placeOf(editor, query.from) }}
      sx={{ zIndex: 5 }}
    >
      <Paper elevation={6} sx={{ maxHeight: 320, overflowY: 'auto', minWidth: '13rem' }}>
        <MenuList dense id={id} role="listbox" aria-label="Insert a block">
          {items.map((item, place) => (
            <MenuItem
              key={item.name}
              id={`${id}-${place}`}
              role="option"
              aria-selected={place === index}
              selected={place === index}
              tabIndex={-1}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(item)}
            >
              {item.name}
            </MenuItem>
          ))}
        </MenuList>
      </Paper>
    </Popper>
  );
}

/** The menu's keys come before every other of the editor's. */
function useKeys(editor: Editor, onKey: (event: KeyboardEvent) => boolean): void {
  const onLatest = useEffectEvent(onKey);
  useEffect(() => {
    const key = new PluginKey('slashKeys');
    const plugin = new Plugin({
      key,
      props: { handleKeyDown: (_view, event) => onLatest(event) },
    });
    editor.registerPlugin(plugin, (own, others) => [own, ...others]);
    return () => {
      editor.unregisterPlugin(key);
    };
  }, [editor]);
}

function placeOf(editor: Editor, position: number): DOMRect {
  const { left, top, bottom } = editor.view.coordsAtPos(position);
  return new DOMRect(left, top, 0, bottom - top);
}
