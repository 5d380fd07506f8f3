import FormatClear from '@mui/icons-material/FormatClear';
import { removeFormats } from '../commands/removeFormats';
import { CommandButton } from '../toolbar/CommandButton';

export const RemoveFormatButton = () => (
  <CommandButton
    label="Remove format"
    icon={<FormatClear fontSize="inherit" />}
    run={(chain) => chain.command(removeFormats)}
  />
);
