import HorizontalRule from '@mui/icons-material/HorizontalRule';
import { CommandButton } from '../toolbar/CommandButton';

export const RuleButton = () => (
  <CommandButton
    label="Horizontal line"
    icon={<HorizontalRule fontSize="inherit" />}
    run={(chain) => chain.setHorizontalRule()}
  />
);
