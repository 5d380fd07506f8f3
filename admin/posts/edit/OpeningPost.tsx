import { Box } from '@mui/material';
import type { PostValues } from '../../../shared/post';
import { useListedRow } from '../../ui/layout/Opening';
import { usePageTitle } from '../../ui/layout/usePageTitle';
import { autoGrowStyles, CanvasFrame, TextOnItsWay } from './Canvas';
import { BarHeading, barRowStyles, barStyles } from './EditorBar';
import { editorStyles } from './PostEditor';

/** The editor's frame while the post is read, with the title that the list shows. */
export function OpeningPost({ id, isNew }: { id: string; isNew: boolean }) {
  const listed = useListedRow<PostValues>('blogs', id);
  const heading = isNew ? 'Create New Blog Post' : 'Edit Blog Post';
  usePageTitle(heading);
  return (
    <Box sx={editorStyles} role="status" aria-label="Loading">
      <Box sx={barStyles}>
        <Box sx={barRowStyles}>
          <BarHeading>{heading}</BarHeading>
        </Box>
      </Box>
      <Box sx={{ px: { sm: 2 } }}>
        <CanvasFrame>
          <Box data-text={listed?.title} sx={autoGrowStyles}>
            <Box sx={{ gridArea: '1 / 1' }}>{listed?.title}</Box>
          </Box>
          <TextOnItsWay />
        </CanvasFrame>
      </Box>
    </Box>
  );
}
