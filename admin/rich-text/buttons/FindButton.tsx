import FindReplace from '@mui/icons-material/FindReplace';
import { useEditorShell } from '../EditorShell';
import { ToolbarButton } from '../toolbar/ToolbarButton';

export function FindButton() {
  const { dialog, openDialog, closeDialog } = useEditorShell();
  const isOpen = dialog === 'find';
  return (
    <ToolbarButton
      label="Find and replace"
      icon={<FindReplace fontSize="inherit" />}
      shortcut="Mod-f"
      isPressed={isOpen}
      onClick={() => (isOpen ? closeDialog() : openDialog('find'))}
    />
  );
}
