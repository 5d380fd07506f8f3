import Code from '@mui/icons-material/Code';
import { useEditorShell } from '../EditorShell';
import { ToolbarButton } from '../toolbar/ToolbarButton';

export function SourceButton() {
  const { isSource, toggle, currentHtml } = useEditorShell();
  return (
    <ToolbarButton
      label="Source"
      icon={<Code fontSize="inherit" />}
      isPressed={isSource}
      worksInSource
      onClick={() => {
        currentHtml();
        toggle('isSource');
      }}
    />
  );
}
