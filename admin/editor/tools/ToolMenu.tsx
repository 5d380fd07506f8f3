import { Menu, MenuItem } from '@mui/material';
import { flushSync } from 'react-dom';
import { useArticleEditor, useEditorUi } from '../EditorUiContext';
import type { Choice, Tool } from './tool';

interface Props {
  tool: Tool;
  choices: readonly Choice[];
  anchor: HTMLElement;
  onClose(): void;
}

export function ToolMenu({ tool, choices, anchor, onClose }: Props) {
  const editor = useArticleEditor();
  const { closeMore, openDialog } = useEditorUi();

  function choose({ run, dialog }: Choice) {
    // The menu lets go of the focus before the text takes it.
    flushSync(() => {
      onClose();
      closeMore();
    });
    run?.(editor);
    if (dialog) openDialog(dialog);
    else editor.view.focus();
  }

  return (
    <Menu
      anchorEl={anchor}
      open
      transitionDuration={0}
      onClose={onClose}
      slotProps={{
        list: { dense: true, 'aria-label': tool.name },
        paper: { sx: { maxHeight: 360 } },
      }}
    >
      {choices.map((choice) => (
        <MenuItem
          key={choice.name}
          selected={choice.isOn?.(editor) ?? false}
          disabled={choice.isPossible?.(editor) === false}
          onClick={() => choose(choice)}
          style={choice.style}
        >
          {choice.name}
        </MenuItem>
      ))}
    </Menu>
  );
}
