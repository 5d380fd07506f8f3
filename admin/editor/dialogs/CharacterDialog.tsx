import { Box, Button, DialogActions, DialogContent } from '@mui/material';
import type { KeyboardEvent } from 'react';
import { ToolDialog } from '../../ui/layout/ToolDialog';
import type { Character } from '../data/characters';
import { useArticleEditor, useEditorUi } from '../EditorUiContext';

interface Props {
  title: string;
  characters: readonly Character[];
}

/** Puts a character at the cursor, chosen with a mouse or the arrow keys. */
export function CharacterDialog({ title, characters }: Props) {
  const editor = useArticleEditor();
  const { closeDialog } = useEditorUi();
  return (
    <ToolDialog title={title} onClose={closeDialog} maxWidth="sm">
      <DialogContent>
        <Box onKeyDown={moveInGrid} sx={{ display: 'flex', flexWrap: 'wrap' }}>
          {characters.map(([text, name], index) => (
            <Button
              key={text}
              aria-label={name}
              title={name}
              autoFocus={index === 0}
              tabIndex={index === 0 ? 0 : -1}
              onClick={() => {
                editor.commands.insertContent({ type: 'text', text });
                closeDialog();
              }}
              sx={characterStyles}
            >
              {text}
            </Button>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={closeDialog}>Cancel</Button>
      </DialogActions>
    </ToolDialog>
  );
}

const characterStyles = {
  minWidth: 40,
  width: 40,
  height: 40,
  p: 0,
  fontSize: '1.25rem',
  color: 'text.primary',
};

function moveInGrid(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const from = event.target instanceof HTMLButtonElement ? buttons.indexOf(event.target) : -1;
  const top = buttons[0]?.offsetTop;
  const columns = buttons.filter((button) => button.offsetTop === top).length;
  const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns }[event.key];
  const next = step !== undefined && buttons[from + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
