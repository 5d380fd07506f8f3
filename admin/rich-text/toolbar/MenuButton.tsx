import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import { Box, Menu, MenuItem } from '@mui/material';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { type CSSProperties, useState } from 'react';
import { flushSync } from 'react-dom';
import { useEditorShell } from '../EditorShell';
import { useArticleEditor } from '../useArticleEditor';
import { ToolbarButton } from './ToolbarButton';

export interface Choice {
  label: string;
  style?: CSSProperties;
  isOn?(editor: Editor): boolean;
  isPossible?(editor: Editor): boolean;
  run?(editor: Editor): void;
  /** Name of the dialog that it opens. */
  dialog?: string;
}

interface Props {
  label: string;
  choices: readonly Choice[];
  /** Shown instead of what is chosen, or of the menu's name where nothing is. */
  face?: string;
}

/** A button with a menu; the choice that holds for the selected text is its face. */
export function MenuButton({ label, choices, face }: Props) {
  const editor = useArticleEditor();
  const { closeMore, openDialog } = useEditorShell();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const current = useEditorState({
    editor,
    selector: () => choices.find(({ isOn }) => isOn?.(editor))?.label,
  });

  function choose(choice: Choice) {
    // The menu lets go of the focus before the text takes it.
    flushSync(() => {
      setAnchor(null);
      closeMore();
    });
    choice.run?.(editor);
    if (choice.dialog) openDialog(choice.dialog);
    else editor.view.focus();
  }

  return (
    <>
      <ToolbarButton
        label={current && !face ? `${label}: ${current}` : label}
        stop={label}
        face={<MenuFace text={face ?? current ?? label} />}
        popup="menu"
        holdsPopup
        isOpen={Boolean(anchor)}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <Menu
        anchorEl={anchor}
        open={Boolean(anchor)}
        transitionDuration={0}
        onClose={() => setAnchor(null)}
        slotProps={{
          list: { dense: true, 'aria-label': label },
          paper: { sx: { maxHeight: 360 } },
        }}
      >
        {anchor &&
          choices.map((choice) => (
            <MenuItem
              key={choice.label}
              selected={choice.label === current}
              disabled={choice.isPossible?.(editor) === false}
              onClick={() => choose(choice)}
              style={choice.style}
            >
              {choice.label}
            </MenuItem>
          ))}
      </Menu>
    </>
  );
}

export function MenuFace({ text }: { text: string }) {
  return (
    <Box component="span" className="tool-face" sx={{ display: 'flex', alignItems: 'center' }}>
      <Box
        component="span"
        sx={{
          maxWidth: '6rem',
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
          pl: 0.5,
        }}
      >
        {text}
      </Box>
      <ArrowDropDown fontSize="small" />
    </Box>
  );
}
