import Code from '@mui/icons-material/Code';
import FindReplace from '@mui/icons-material/FindReplace';
import { useEditorShell } from '../EditorShell';
import { ButtonGroup } from '../toolbar/ButtonGroup';
import { ToolbarButton } from '../toolbar/ToolbarButton';

export function ViewGroup() {
  const { dialog, openDialog, closeDialog, isSource, toggle, currentHtml } = useEditorShell();
  const isFinding = dialog === 'find';

  function showSource() {
    currentHtml();
    toggle('isSource');
  }

  return (
    <ButtonGroup label="View">
      <ToolbarButton
        label="Find and replace"
        icon={FindReplace}
        shortcut="Mod-f"
        isPressed={isFinding}
        onClick={() => (isFinding ? closeDialog() : openDialog('find'))}
      />
      <ToolbarButton
        label="Source"
        icon={Code}
        isPressed={isSource}
        worksInSource
        onClick={showSource}
      />
    </ButtonGroup>
  );
}
