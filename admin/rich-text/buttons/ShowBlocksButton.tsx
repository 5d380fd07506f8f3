import ViewDay from '@mui/icons-material/ViewDay';
import { useEditorShell } from '../EditorShell';
import { ToolbarButton } from '../toolbar/ToolbarButton';

export function ShowBlocksButton() {
  const { areBlocksShown, toggle } = useEditorShell();
  return (
    <ToolbarButton
      label="Show blocks"
      icon={<ViewDay fontSize="inherit" />}
      isPressed={areBlocksShown}
      onClick={() => toggle('areBlocksShown')}
    />
  );
}
