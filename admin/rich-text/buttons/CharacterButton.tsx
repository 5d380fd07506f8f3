import { Box, Button, DialogActions, DialogContent } from '@mui/material';
import type { KeyboardEvent } from 'react';
import type { Character } from '../data/characters';
import { ToolDialog } from '../dialogs/ToolDialog';
import { DialogButton } from '../toolbar/DialogButton';
import type { ToolbarButtonProps } from '../toolbar/ToolbarButton';
import { useArticleEditor } from '../useArticleEditor';

interface Props extends Pick<ToolbarButtonProps, 'label' | 'icon'> {
  name: string;
  title: string;
  characters: readonly Character[];
}

/** Puts a character at the cursor, chosen in a dialog with a mouse or the arrow keys. */
export function CharacterButton({ title, characters, ...button }: Props) {
  const editor = useArticleEditor();
  return (
    <DialogButton {...button}>
      {(close) => (
        <ToolDialog title={title} onClose={close} maxWidth="sm">
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
                    close();
                  }}
                  sx={characterStyles}
                >
                  {text}
                </Button>
              ))}
            </Box>
          </DialogContent>
          <DialogActions>
            <Button onClick={close}>Cancel</Button>
          </DialogActions>
        </ToolDialog>
      )}
    </DialogButton>
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
  const from = buttons.indexOf(event.target as HTMLButtonElement);
  const top = buttons[0]?.offsetTop;
  const columns = buttons.filter((button) => button.offsetTop === top).length;
  const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns }[event.key];
  const next = step !== undefined && buttons[from + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
