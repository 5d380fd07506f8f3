import Fullscreen from '@mui/icons-material/Fullscreen';
import { useEditorShell } from '../EditorShell';
import { ToolbarButton } from '../toolbar/ToolbarButton';

export function MaximizeButton() {
  const { isMaximized, toggle } = useEditorShell();
  return (
    <ToolbarButton
      label="Maximize"
      icon={<Fullscreen fontSize="inherit" />}
      isPressed={isMaximized}
      worksInSource
      onClick={() => toggle('isMaximized')}
    />
  );
}
