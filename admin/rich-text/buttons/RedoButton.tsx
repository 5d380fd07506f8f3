import Redo from '@mui/icons-material/Redo';
import { redoDepth } from '@tiptap/pm/history';
import { CommandButton } from '../toolbar/CommandButton';

export const RedoButton = () => (
  <CommandButton
    label="Redo"
    icon={<Redo fontSize="inherit" />}
    shortcut="Mod-y"
    run={(chain) => chain.redo()}
    isPossible={({ state }) => redoDepth(state) > 0}
  />
);
