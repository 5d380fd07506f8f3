import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import { Box } from '@mui/material';
import { useEditorShell } from '../EditorShell';
import { ToolbarButton } from './ToolbarButton';

/** Shows the rare tools below the row. */
export function MoreButton() {
  const { isMoreOpen, toggle } = useEditorShell();
  return (
    <ToolbarButton
      label="More"
      face={
        <Box
          component="span"
          className="tool-face"
          sx={{ display: 'flex', alignItems: 'center', pl: 0.5 }}
        >
          More
          <ArrowDropDown fontSize="small" />
        </Box>
      }
      isExpanded={isMoreOpen}
      worksInSource
      onClick={() => toggle('isMoreOpen')}
    />
  );
}
