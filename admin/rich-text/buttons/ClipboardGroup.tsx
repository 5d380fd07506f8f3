import { ButtonGroup } from '../toolbar/ButtonGroup';
import { CopyButton } from './CopyButton';
import { CutButton } from './CutButton';
import { PasteButton } from './PasteButton';
import { PastePlainButton } from './PastePlainButton';
import { PasteWordButton } from './PasteWordButton';
import { RedoButton } from './RedoButton';
import { UndoButton } from './UndoButton';

export const ClipboardGroup = () => (
  <ButtonGroup label="Clipboard">
    <CutButton />
    <CopyButton />
    <PasteButton />
    <PastePlainButton />
    <PasteWordButton />
    <UndoButton />
    <RedoButton />
  </ButtonGroup>
);
