import Undo from '@mui/icons-material/Undo';
import { undoDepth } from '@tiptap/pm/history';
import { CommandButton } from '../toolbar/CommandButton';

export const UndoButton = () => (
  <CommandButton
    label="Undo"
    icon={<Undo fontSize="inherit" />}
    shortcut="Mod-z"
    run={(chain) => chain.undo()}
    isPossible={({ state }) => undoDepth(state) > 0}
  />
);
