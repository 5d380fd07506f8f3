import { Box, ClickAwayListener } from '@mui/material';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { type KeyboardEvent, memo, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { formDialogs } from '../dialogs/formDialogs';
import { type EditorUi, useArticleEditor, useEditorUi } from '../EditorUiContext';
import { moveWithArrows, ToolButton } from './ToolButton';
import { ToolMenu } from './ToolMenu';
import { applyTool, type Tool } from './tool';
import { toolbarStyles } from './toolbarStyles';
import { mainTools, toolGroups, tools } from './tools';

const more: Tool = { name: 'More', worksInSource: true };

/** One row of tools; rare ones and those without room are under More. */
export const EditorToolbar = memo(function EditorToolbar({ label }: { label: string }) {
  const editor = useArticleEditor();
  const ui = useEditorUi();
  const { isMoreOpen, closeMore } = ui;
  const toolbar = useRef<HTMLDivElement>(null);
  const [tabStop, setTabStop] = useState('Undo');
  const [open, setOpen] = useState<{ tool: Tool; anchor: HTMLElement }>();
  const { row, isFitting } = useFitting();
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

  const press = useCallback(
    (tool: Tool, anchor: HTMLElement) => {
      if (tool === more) return ui.toggle('isMoreOpen');
      // Popovers need their anchor in view.
      if (tool.menu) return setOpen({ tool, anchor });
      if (ui.isMoreOpen && anchor === document.activeElement) focusMore(toolbar.current);
      ui.closeMore();
      applyTool(tool, editor, ui);
    },
    [editor, ui],
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
            tool={more}
            isExpanded={isMoreOpen}
            isTabStop={tabStop === more.name}
            onFocus={setTabStop}
            onPress={press}
          />
        </div>
        <Box className="more-tools" hidden={!isMoreOpen}>
          {toolGroups.map(({ name, tools }) => {
            const shown = tools.filter((tool) => !isFitting(tool));
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

/**
 * Determines how many tools fit the row. All are rendered once to measure their right edges; later
 * only the width matters.
 */
function useFitting() {
  const row = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState(mainTools.length);

  useLayoutEffect(() => {
    const element = row.current;
    if (!element) return;
    const start = element.getBoundingClientRect().left;
    const edges = [...element.querySelectorAll('button')].map(
      (button) => button.getBoundingClientRect().right - start,
    );
    const measure = () =>
      setCount(edges.filter((edge) => edge <= element.getBoundingClientRect().width).length);
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    measure();
    return () => sizes.disconnect();
  }, []);

  return { row, isFitting: (tool: Tool) => mainTools.slice(0, count).includes(tool) };
}
