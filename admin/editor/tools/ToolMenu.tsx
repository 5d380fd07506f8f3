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
    // The menu must release the focus before the text takes it.
    flushSync(() => {
      onClose();
      closeMore();
    });
    run?.(editor);
    if (dialog) openDialog(dialog);
    else editor.view.focus();
  }

  const hasSwatches = choices.some(({ swatch }) => swatch);
  return (
    <Menu
      anchorEl={anchor}
      open
      transitionDuration={0}
      onClose={onClose}
      slotProps={{
        list: { dense: true, 'aria-label': tool.name, sx: hasSwatches ? swatchGrid : {} },
        paper: { sx: { maxHeight: 360 } },
      }}
    >
      {choices.map((choice) => (
        <MenuItem
          key={choice.name}
          selected={choice.isOn?.(editor) ?? false}
          disabled={choice.isPossible?.(editor) === false}
          onClick={() => choose(choice)}
          aria-label={choice.name}
          title={choice.swatch && choice.name}
          style={{ ...choice.style, backgroundColor: choice.swatch }}
        >
          {!choice.swatch && choice.name}
        </MenuItem>
      ))}
    </Menu>
  );
}

/** Swatches in a grid; entries with names take a row. */
const swatchGrid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(7, 32px)',
  px: 1,
  '& [title]': { height: 28, m: '2px', border: 1, borderColor: 'text.secondary' },
  '& [title].Mui-focusVisible, & [title].Mui-selected': {
    outline: '2px solid',
    outlineColor: 'primary.main',
  },
  '& :not([title])': { gridColumn: '1 / -1' },
};
