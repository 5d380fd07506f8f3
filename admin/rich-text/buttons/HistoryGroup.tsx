import Redo from '@mui/icons-material/Redo';
import Undo from '@mui/icons-material/Undo';
import { redoDepth, undoDepth } from '@tiptap/pm/history';
import { ButtonGroup } from '../toolbar/ButtonGroup';
import { CommandButton } from '../toolbar/CommandButton';

export const HistoryGroup = () => (
  <ButtonGroup label="History">
    <CommandButton
      label="Undo"
      icon={Undo}
      shortcut="Mod-z"
      run={(chain) => chain.undo()}
      isPossible={({ state }) => undoDepth(state) > 0}
    />
    <CommandButton
      label="Redo"
      icon={Redo}
      shortcut="Mod-y"
      run={(chain) => chain.redo()}
      isPossible={({ state }) => redoDepth(state) > 0}
    />
  </ButtonGroup>
);
