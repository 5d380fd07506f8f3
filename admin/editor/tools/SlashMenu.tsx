import {
  ListItemIcon,
  ListSubheader,
  MenuItem,
  MenuList,
  Paper,
  Popper,
  type SvgIconProps,
} from '@mui/material';
import type { Editor } from '@tiptap/core';
import { Suggestion, type SuggestionProps } from '@tiptap/suggestion';
import { type ElementType, Fragment, useEffect, useEffectEvent, useId, useState } from 'react';
import { type EditorUi, useArticleEditor, useEditorUi } from '../EditorUiContext';
import { applyTool } from './tool';
import { toolGroups } from './tools';

interface Item {
  name: string;
  keywords: string;
  icon: ElementType<SvgIconProps> | undefined;
  group: string;
  run?(editor: Editor, ui: EditorUi): void;
}

/** Insertable tools and menu choices, in toolbar order. */
const allItems: readonly Item[] = toolGroups.flatMap(({ name: group, tools }) =>
  tools.flatMap((tool) => {
    const { name, icon, slash, menu = [] } = tool;
    const run = (...subject: [Editor, EditorUi]) => applyTool(tool, ...subject);
    const own = slash ? [{ name, icon, group, run, ...slash }] : [];
    return [
      ...own,
      ...menu.flatMap((choice) =>
        choice.slash ? [{ icon, group, ...choice, ...choice.slash }] : [],
      ),
    ];
  }),
);

/** Matches items with a word beginning with the typed text, names first; none for “ / ” in a sentence. */
function itemsFor(typed: string): Item[] {
  if (typed.startsWith(' ')) return [];
  const begins = (text: string) =>
    ` ${text.toLowerCase()}`.includes(` ${typed.trim().toLowerCase()}`);
  const byName = allItems.filter(({ name }) => begins(name));
  const byKeywords = allItems.filter(({ name, keywords }) => !begins(name) && begins(keywords));
  return [...byName, ...byKeywords];
}

type Typed = Pick<SuggestionProps, 'query' | 'range' | 'clientRect'>;

/** Blocks to insert instead of a typed `/`. The focus stays in the text. */
export function SlashMenu() {
  const editor = useArticleEditor();
  const ui = useEditorUi();
  const id = useId();
  const [typed, setTyped] = useState<Typed>();
  const [chosen, setChosen] = useState({ query: '', index: 0 });
  const items = typed && !ui.dialog && !ui.isSource ? itemsFor(typed.query) : [];
  const index = chosen.query === typed?.query ? chosen.index % Math.max(items.length, 1) : 0;
  const isOpen = items.length > 0;

  function choose(item: Item | undefined) {
    if (!typed || !item) return;
    editor.chain().focus().deleteRange(typed.range).run();
    item.run?.(editor, ui);
  }

  const onKeyDown = useEffectEvent(({ event: { key } }: { event: KeyboardEvent }) => {
    if (!isOpen || !typed) return false;
    const step = { ArrowDown: 1, ArrowUp: items.length - 1 }[key];
    if (step) setChosen({ query: typed.query, index: index + step });
    else if (key === 'Enter' || key === 'Tab') choose(items[index]);
    return step !== undefined || key === 'Enter' || key === 'Tab';
  });

  useEffect(() => {
    const plugin = Suggestion({
      editor,
      char: '/',
      allowSpaces: true,
      // Also within a sentence, after a space. Opens only on typing `/`, not when the cursor moves
      // behind an old one.
      allow: ({ state, range, isActive }) =>
        state.selection.$from.parent.type.name === 'paragraph' &&
        (isActive || range.to === range.from + 1),
      render: () => ({
        onStart: setTyped,
        onUpdate: setTyped,
        onExit: () => setTyped(undefined),
        onKeyDown: (props) => onKeyDown(props),
      }),
    });
    editor.registerPlugin(plugin, (own, others) => [own, ...others]);
    return () => {
      if (plugin.spec.key) editor.unregisterPlugin(plugin.spec.key);
    };
  }, [editor]);

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

  if (!isOpen) return null;
  return (
    <Popper
      open
      disablePortal
      placement="bottom-start"
      popperOptions={{ strategy: 'fixed' }}
      anchorEl={{ getBoundingClientRect: () => typed?.clientRect?.() ?? new DOMRect() }}
      sx={{ zIndex: 5 }}
    >
      <Paper elevation={6} sx={{ maxHeight: 320, overflowY: 'auto', minWidth: '13rem' }}>
        <MenuList dense id={id} role="listbox" aria-label="Insert a block">
          {items.map((item, position) => (
            <Fragment key={item.name}>
              {typed?.query === '' && item.group !== items[position - 1]?.group && (
                <ListSubheader role="presentation" sx={groupStyles}>
                  {item.group}
                </ListSubheader>
              )}
              <MenuItem
                id={`${id}-${position}`}
                role="option"
                aria-selected={position === index}
                selected={position === index}
                tabIndex={-1}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(item)}
              >
                <ListItemIcon>{item.icon && <item.icon fontSize="small" />}</ListItemIcon>
                {item.name}
              </MenuItem>
            </Fragment>
          ))}
        </MenuList>
      </Paper>
    </Popper>
  );
}

const groupStyles = { lineHeight: 2.2, fontSize: '0.75rem', bgcolor: 'inherit' } as const;
