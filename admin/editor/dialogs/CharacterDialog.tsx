import { Box, Button, DialogActions, DialogContent } from '@mui/material';
import type { KeyboardEvent } from 'react';
import { AppDialog } from '../../ui/layout/AppDialog';
import { useArticleEditor, useEditorUi } from '../EditorUiContext';

/** Inserts a character chosen with the mouse or arrow keys. */
export function CharacterDialog() {
  const editor = useArticleEditor();
  const { closeDialog } = useEditorUi();
  return (
    <AppDialog isOfText title="Special character or smiley" onClose={closeDialog} fullWidth={false}>
      <DialogContent sx={{ overflow: 'visible' }}>
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
    </AppDialog>
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

/** What keyboards lack, each with its Unicode name. */
const characters = [
  ['€', 'Euro sign'],
  ['£', 'Pound sign'],
  ['₹', 'Indian rupee sign'],
  ['¥', 'Yen sign'],
  ['§', 'Section sign'],
  ['©', 'Copyright sign'],
  ['®', 'Registered sign'],
  ['™', 'Trade mark sign'],
  ['°', 'Degree sign'],
  ['±', 'Plus-minus sign'],
  ['×', 'Multiplication sign'],
  ['÷', 'Division sign'],
  ['¼', 'Vulgar fraction one quarter'],
  ['½', 'Vulgar fraction one half'],
  ['¾', 'Vulgar fraction three quarters'],
  ['²', 'Superscript two'],
  ['³', 'Superscript three'],
  ['…', 'Horizontal ellipsis'],
  ['–', 'En dash'],
  ['—', 'Em dash'],
  ['‘', 'Left single quotation mark'],
  ['’', 'Right single quotation mark'],
  ['“', 'Left double quotation mark'],
  ['”', 'Right double quotation mark'],
  ['•', 'Bullet'],
  ['←', 'Leftwards arrow'],
  ['→', 'Rightwards arrow'],
  ['≈', 'Almost equal to'],
  ['≠', 'Not equal to'],
  ['≤', 'Less-than or equal to'],
  ['≥', 'Greater-than or equal to'],
  ['\u00a0', 'No-break space'],
  ['😀', 'Grinning face'],
  ['🙂', 'Slightly smiling face'],
  ['😊', 'Smiling face with smiling eyes'],
  ['🤔', 'Thinking face'],
  ['🙏', 'Person with folded hands'],
  ['👍', 'Thumbs up sign'],
  ['🎉', 'Party popper'],
  ['🎓', 'Graduation cap'],
  ['✈️', 'Airplane'],
  ['✅', 'White heavy check mark'],
  ['❌', 'Cross mark'],
  ['⚠️', 'Warning sign'],
  ['📅', 'Calendar'],
  ['📞', 'Telephone receiver'],
  ['🇦🇺', 'Flag of Australia'],
] as const;
