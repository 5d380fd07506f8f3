import SelectAll from '@mui/icons-material/SelectAll';
import { CommandButton } from '../toolbar/CommandButton';

export const SelectAllButton = () => (
  <CommandButton
    label="Select all"
    icon={<SelectAll fontSize="inherit" />}
    shortcut="Mod-a"
    run={(chain) => chain.selectAll()}
  />
);
