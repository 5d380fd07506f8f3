import { Box, Button, DialogActions, DialogContent } from '@mui/material';
import type { KeyboardEvent } from 'react';
import type { Character } from '../data/characters';
import { ToolDialog } from './ToolDialog';

interface Props {
  title: string;
  characters: readonly Character[];
  onChoose(text: string): void;
  onClose(): void;
}

/** Characters to choose one from, with a mouse or the arrow keys. */
export function GridDialog({ title, characters, onChoose, onClose }: Props) {
  return (
    <ToolDialog title={title} onClose={onClose} maxWidth="sm">
      <DialogContent>
        <Box onKeyDown={moveInGrid} sx={{ display: 'flex', flexWrap: 'wrap' }}>
          {characters.map(([text, name], index) => (
            <Button
              key={text}
              aria-label={name}
              title={name}
              autoFocus={index === 0}
              tabIndex={index === 0 ? 0 : -1}
              onClick={() => onChoose(text)}
              sx={{
                minWidth: 40,
                width: 40,
                height: 40,
                p: 0,
                fontSize: '1.25rem',
                color: 'text.primary',
              }}
            >
              {text}
            </Button>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
      </DialogActions>
    </ToolDialog>
  );
}

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
