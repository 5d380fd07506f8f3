import { Box, ClickAwayListener } from '@mui/material';
import { type KeyboardEvent, type MouseEvent, memo, useRef } from 'react';
import { MainTools } from '../buttons/MainTools';
import { RareTools } from '../buttons/RareTools';
import { useEditorShell } from '../EditorShell';
import { MenuFace } from './MenuButton';
import { NamedTools, ToolbarButton } from './ToolbarButton';
import { focusToolbar, moveWithArrows, ToolbarFocusContext, useToolbarFocus } from './ToolbarFocus';
import { toolbarStyles } from './toolbarStyles';

/** One row, which slides where it is too long, and the rare tools that open below it. */
export const EditorToolbar = memo(function EditorToolbar({ label }: { label: string }) {
  const focus = useToolbarFocus();
  const { isMoreOpen, toggle, closeMore } = useEditorShell();
  const toolbar = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    moveWithArrows(event);
    if (event.key !== 'Escape' || !isMoreOpen) return;
    event.stopPropagation();
    closeMore();
    focus.setCurrent('More');
    toolbar.current?.querySelector<HTMLElement>('button[value=More]')?.focus();
  }

  /** A tool that has done its work, or opened its dialog, isn't looked for any longer. */
  function onToolClick({ target }: MouseEvent<HTMLElement>) {
    const tool = target instanceof Element && target.closest<HTMLElement>('button[data-toolbar]');
    if (!tool || tool.dataset.holdsPopup || tool.getAttribute('aria-disabled')) return;
    if (tool.hasAttribute('aria-expanded')) return;
    const hadFocus = tool === document.activeElement;
    closeMore();
    if (hadFocus && toolbar.current) focusToolbar(toolbar.current);
  }

  return (
    <ToolbarFocusContext.Provider value={focus}>
      <ClickAwayListener onClickAway={closeMore} mouseEvent="onMouseDown" touchEvent="onTouchStart">
        <Box
          ref={toolbar}
          role="toolbar"
          aria-label={label}
          onKeyDown={onKeyDown}
          onClick={onToolClick}
          sx={toolbarStyles}
        >
          <div className="tool-row">
            <div className="tool-slide">
              <MainTools />
            </div>
            <ToolbarButton
              label="More"
              face={<MenuFace text="More" />}
              isExpanded={isMoreOpen}
              worksInSource
              onClick={() => toggle('isMoreOpen')}
            />
          </div>
          {/* Kept while closed: the dialogs of its tools open by key and from the text too. */}
          <Box className="rare-tools" hidden={!isMoreOpen}>
            <NamedTools.Provider value={true}>
              <RareTools />
            </NamedTools.Provider>
          </Box>
        </Box>
      </ClickAwayListener>
    </ToolbarFocusContext.Provider>
  );
});
