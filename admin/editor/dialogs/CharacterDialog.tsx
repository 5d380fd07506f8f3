import { Box, Button, DialogActions, DialogContent } from '@mui/material';
import type { KeyboardEvent } from 'react';
import { AppDialog } from '../../ui/layout/AppDialog';
import { useArticleEditor, useEditorUi } from '../EditorUiContext';

interface Props {
  title: string;
  characters: readonly Character[];
}

/** Inserts a character chosen with the mouse or arrow keys. */
export function CharacterDialog({ title, characters }: Props) {
  const editor = useArticleEditor();
  const { closeDialog } = useEditorUi();
  return (
    <AppDialog isOfText title={title} onClose={closeDialog} fullWidth={false}>
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

export type Character = readonly [text: string, name: string];

const letters = [...'ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝàáâãäåçèéêëìíîïñòóôõöùúûüýÿŠšŸ'];

const marks: Readonly<Record<string, string>> = {
  '\u0300': 'grave',
  '\u0301': 'acute',
  '\u0302': 'circumflex',
  '\u0303': 'tilde',
  '\u0308': 'diaeresis',
  '\u030a': 'ring above',
  '\u030c': 'caron',
  '\u0327': 'cedilla',
};

/** Returns the Unicode name of a letter with a diacritic. */
function letterName(letter: string): string {
  const [base = '', mark = ''] = letter.normalize('NFD');
  const size = base === base.toLowerCase() ? 'small' : 'capital';
  return `Latin ${size} letter ${base.toLowerCase()} with ${marks[mark]}`;
}

export const specialCharacters: readonly Character[] = [
  ['€', 'Euro sign'],
  ['£', 'Pound sign'],
  ['¥', 'Yen sign'],
  ['¢', 'Cent sign'],
  ['$', 'Dollar sign'],
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
  ['¹', 'Superscript one'],
  ['²', 'Superscript two'],
  ['³', 'Superscript three'],
  ['‰', 'Per mille sign'],
  ['µ', 'Micro sign'],
  ['¶', 'Pilcrow sign'],
  ['•', 'Bullet'],
  ['…', 'Horizontal ellipsis'],
  ['–', 'En dash'],
  ['—', 'Em dash'],
  ['‘', 'Left single quotation mark'],
  ['’', 'Right single quotation mark'],
  ['“', 'Left double quotation mark'],
  ['”', 'Right double quotation mark'],
  ['«', 'Left-pointing double angle quotation mark'],
  ['»', 'Right-pointing double angle quotation mark'],
  ['‹', 'Single left-pointing angle quotation mark'],
  ['›', 'Single right-pointing angle quotation mark'],
  ['¿', 'Inverted question mark'],
  ['¡', 'Inverted exclamation mark'],
  ['†', 'Dagger'],
  ['‡', 'Double dagger'],
  ['←', 'Leftwards arrow'],
  ['↑', 'Upwards arrow'],
  ['→', 'Rightwards arrow'],
  ['↓', 'Downwards arrow'],
  ['↔', 'Left right arrow'],
  ['⇒', 'Rightwards double arrow'],
  ['⇔', 'Left right double arrow'],
  ['≈', 'Almost equal to'],
  ['≠', 'Not equal to'],
  ['≤', 'Less-than or equal to'],
  ['≥', 'Greater-than or equal to'],
  ['∞', 'Infinity'],
  ['Ω', 'Greek capital letter omega'],
  ['Δ', 'Greek capital letter delta'],
  ['π', 'Greek small letter pi'],
  ['α', 'Greek small letter alpha'],
  ['β', 'Greek small letter beta'],
  ['Æ', 'Latin capital letter ae'],
  ['Ð', 'Latin capital letter eth'],
  ['Ø', 'Latin capital letter o with stroke'],
  ['Þ', 'Latin capital letter thorn'],
  ['ß', 'Latin small letter sharp s'],
  ['æ', 'Latin small letter ae'],
  ['ð', 'Latin small letter eth'],
  ['ø', 'Latin small letter o with stroke'],
  ['þ', 'Latin small letter thorn'],
  ['Œ', 'Latin capital ligature oe'],
  ['œ', 'Latin small ligature oe'],
  ['\u00a0', 'No-break space'],
  ...letters.map((letter) => [letter, letterName(letter)] as const),
];

export const smileys: readonly Character[] = [
  ['😀', 'Grinning face'],
  ['😃', 'Smiling face with open mouth'],
  ['😂', 'Face with tears of joy'],
  ['🙂', 'Slightly smiling face'],
  ['😊', 'Smiling face with smiling eyes'],
  ['😎', 'Smiling face with sunglasses'],
  ['🤔', 'Thinking face'],
  ['🙁', 'Slightly frowning face'],
  ['😢', 'Crying face'],
  ['🙏', 'Person with folded hands'],
  ['👍', 'Thumbs up sign'],
  ['👏', 'Clapping hands sign'],
  ['🤝', 'Handshake'],
  ['🎉', 'Party popper'],
  ['🎓', 'Graduation cap'],
  ['💼', 'Briefcase'],
  ['✈️', 'Airplane'],
  ['🏠', 'House building'],
  ['✅', 'White heavy check mark'],
  ['❌', 'Cross mark'],
  ['⚠️', 'Warning sign'],
  ['💡', 'Electric light bulb'],
  ['📅', 'Calendar'],
  ['📧', 'E-mail symbol'],
  ['📞', 'Telephone receiver'],
  ['🇦🇺', 'Flag of Australia'],
];
