import { useEditorShell } from '../EditorShell';
import { MenuFace } from './MenuButton';
import { ToolbarButton } from './ToolbarButton';

/** Shows the rare tools below the row. */
export function MoreButton() {
  const { isMoreOpen, toggle } = useEditorShell();
  return (
    <ToolbarButton
      label="More"
      face={<MenuFace text="More" />}
      isExpanded={isMoreOpen}
      worksInSource
      onClick={() => toggle('isMoreOpen')}
    />
  );
}
