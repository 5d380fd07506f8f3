import MoreHoriz from '@mui/icons-material/MoreHoriz';
import { Box, ClickAwayListener, TextField } from '@mui/material';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { type KeyboardEvent, memo, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useIsNarrow } from '../../ui/lists/RecordTable';
import { formDialogs } from '../dialogs/formDialogs';
import { type EditorUi, useArticleEditor, useEditorUi } from '../EditorUiContext';
import { moveWithArrows, ToolButton } from './ToolButton';
import { ToolMenu } from './ToolMenu';
import { applyTool, type Tool } from './tool';
import { groupGap, rowPadding, toolbarStyles, toolGap } from './toolbarStyles';
import { mainTools, toolGroups, tools } from './tools';

const more: Tool = { name: 'More', icon: MoreHoriz, isText: true, worksInSource: true };
const shortMore: Tool = { ...more, isText: false };

/** One row of tools; rare ones and those without room are under More, on phones as a sheet. */
export const EditorToolbar = memo(function EditorToolbar({ label }: { label: string }) {
  const editor = useArticleEditor();
  const ui = useEditorUi();
  const { isMoreOpen, closeMore } = ui;
  const toolbar = useRef<HTMLDivElement>(null);
  const [tabStop, setTabStop] = useState('Undo');
  const [open, setOpen] = useState<{ tool: Tool; anchor: HTMLElement }>();
  const { row, isFitting } = useFitting();
  const isNarrow = useIsNarrow();
  const [query, setQuery] = useState('');
  const moreTools = useRef<HTMLDivElement>(null);
  const states = useEditorState({
    editor,
    selector: () => Object.fromEntries(tools.map((tool) => [tool.name, stateOf(tool, editor, ui)])),
  });

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    moveWithArrows(event);
    if (event.key !== 'Escape' || !isMoreOpen) return;
    event.stopPropagation();
    closeMore();
    focusMore(toolbar.current);
  }

  /** Enter in the search box, which mustn't submit the page's form. */
  function pressFirst(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    moreTools.current?.querySelector('button')?.click();
  }

  const press = useCallback(
    (tool: Tool, anchor: HTMLElement) => {
      if (tool.name === more.name) {
        setQuery('');
        // The keyboard of a phone would cover the sheet.
        if (isNarrow) editor.commands.blur();
        return ui.toggle('isMoreOpen');
      }
      // Popovers need their anchor in view.
      if (tool.menu) return setOpen({ tool, anchor });
      if (ui.isMoreOpen && anchor === document.activeElement) focusMore(toolbar.current);
      ui.closeMore();
      applyTool(tool, editor, ui);
    },
    [editor, ui, isNarrow],
  );

  const buttonOf = (tool: Tool, isNamed: boolean) => (
    <ToolButton
      key={tool.name}
      tool={tool}
      {...states[tool.name]}
      isDisabled={states[tool.name]?.isDisabled || (ui.isSource && !tool.worksInSource) || false}
      isExpanded={open?.tool === tool || undefined}
      isNamed={isNamed}
      isTabStop={tabStop === tool.name}
      onFocus={setTabStop}
      onPress={press}
    />
  );

  return (
    <ClickAwayListener onClickAway={closeMore} mouseEvent="onMouseDown" touchEvent="onTouchStart">
      <Box ref={toolbar} role="toolbar" aria-label={label} onKeyDown={onKeyDown} sx={toolbarStyles}>
        <div className="tool-row">
          <div className="main-tools" ref={row}>
            {toolGroups.map(({ name, tools }) => {
              const shown = tools.filter(isFitting);
              return (
                shown.length > 0 && (
                  <Box key={name} role="group" aria-label={name}>
                    {shown.map((tool) => buttonOf(tool, false))}
                  </Box>
                )
              );
            })}
          </div>
          <ToolButton
            tool={isNarrow ? shortMore : more}
            isExpanded={isMoreOpen}
            isTabStop={tabStop === more.name}
            onFocus={setTabStop}
            onPress={press}
          />
        </div>
        <Box className="more-tools" hidden={!isMoreOpen} ref={moreTools}>
          <TextField
            type="search"
            value={query}
            onChange={({ target }) => setQuery(target.value)}
            onKeyDown={pressFirst}
            placeholder="Search tools"
            slotProps={{ htmlInput: { 'aria-label': 'Search tools' } }}
          />
          {toolGroups.map(({ name, tools }) => {
            const shown = tools.filter((tool) => !isFitting(tool) && isNamedBy(tool, query));
            return (
              shown.length > 0 && (
                <Box key={name} role="group" aria-label={name}>
                  <span className="group-name">{name}</span>
                  {shown.map((tool) => buttonOf(tool, true))}
                </Box>
              )
            );
          })}
        </Box>
        {open?.tool.menu && (
          <ToolMenu {...open} choices={open.tool.menu} onClose={() => setOpen(undefined)} />
        )}
      </Box>
    </ClickAwayListener>
  );
});

function focusMore(toolbar: HTMLElement | null): void {
  toolbar?.querySelector<HTMLElement>(`button[value=${more.name}]`)?.focus();
}

function stateOf(tool: Tool, editor: Editor, ui: EditorUi) {
  const { mark, menu, dialog } = tool;
  const pressed = dialog ? formDialogs[dialog]?.isPressed : undefined;
  const isOn =
    tool.isOn?.(editor, ui) ??
    pressed?.(editor) ??
    (mark ? editor.isActive(mark) : undefined) ??
    (dialog === 'find' ? ui.dialog === dialog : undefined);
  return {
    isOn,
    isDisabled: tool.isPossible?.(editor) === false,
    choice: menu?.find((choice) => choice.isOn?.(editor))?.name,
  };
}

/** Matches a tool's name, its group excluded, and the synonyms of the slash menu. */
function isNamedBy({ name, slash }: Tool, query: string): boolean {
  const names = ` ${name} ${slash?.name ?? ''} ${slash?.keywords ?? ''}`.toLowerCase();
  return names.includes(` ${query.trim().toLowerCase()}`);
}

/**
 * Determines which tools fit the row, by priority. All are rendered once to measure them; later
 * only the width matters.
 */
function useFitting() {
  const row = useRef<HTMLDivElement>(null);
  const [fitting, setFitting] = useState(mainTools);

  useLayoutEffect(() => {
    const element = row.current;
    if (!element) return;
    const widths = new Map(
      [...element.querySelectorAll('button')].map((button) => [button.value, button.offsetWidth]),
    );
    const measure = () => setFitting(toolsWithin(element.clientWidth, widths));
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    measure();
    return () => sizes.disconnect();
  }, []);

  return { row, isFitting: (tool: Tool) => fitting.includes(tool) };
}

const byPriority = toolGroups
  .flatMap(({ name: group, tools }) => tools.map((tool) => ({ tool, group })))
  .filter(({ tool }) => mainTools.includes(tool))
  .toSorted((a, b) => (a.tool.priority ?? 3) - (b.tool.priority ?? 3));

/** Returns the tools for a row of a width in pixels, given those of their buttons. */
function toolsWithin(width: number, widths: ReadonlyMap<string, number>): readonly Tool[] {
  const groups = new Set<string>();
  let used = rowPadding - groupGap;
  const fitting: Tool[] = [];
  for (const { tool, group } of byPriority) {
    used += (widths.get(tool.name) ?? 0) + (groups.has(group) ? toolGap : groupGap);
    if (used > width) break;
    groups.add(group);
    fitting.push(tool);
  }
  return fitting;
}
