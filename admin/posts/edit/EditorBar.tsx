import MoreIcon from '@mui/icons-material/MoreVert';
import DetailsIcon from '@mui/icons-material/VerticalSplit';
import { Box, Button, IconButton, Menu, MenuItem, Typography } from '@mui/material';
import { useState } from 'react';
import { useRedirect } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { usePageTitle } from '../../ui/layout/usePageTitle';
import { postsPath } from '../paths';
import { usePostEditor } from './PostEditorContext';
import { StateLine } from './StateLine';

interface Props {
  isNew: boolean;
  panel: { isWide: boolean; isOpen: boolean; setOpen(isOpen: boolean): void };
}

/** The post's state and what can be done with it; it stays in view. */
export function EditorBar({ isNew, panel }: Props) {
  const { status, isUploading } = usePostEditor();
  const { isSubmitting } = useFormState();
  const redirect = useRedirect();
  const heading = isNew && !status.live ? 'Create New Blog Post' : 'Edit Blog Post';
  usePageTitle(heading);
  return (
    <Box sx={barStyles}>
      <Box sx={{ minWidth: 0, flex: { xs: '1 0 100%', lg: '1 1 0' } }}>
        <Typography component="h1" sx={{ fontSize: '0.8125rem', fontWeight: 650, lineHeight: 1.3 }}>
          {heading}
        </Typography>
        <StateLine />
      </Box>
      <Button onClick={() => redirect(postsPath)}>Cancel</Button>
      {panel.isWide ? <Actions /> : <ActionsMenu />}
      <Button
        startIcon={<DetailsIcon />}
        aria-expanded={panel.isOpen}
        aria-controls="desk-panel"
        onClick={() => panel.setOpen(!panel.isOpen)}
      >
        Details
      </Button>
      <Button
        type="submit"
        variant="contained"
        disabled={isUploading || isSubmitting}
        sx={{ ml: { xs: 'auto', lg: 0 } }}
      >
        {status.live ? 'Update Post' : 'Create Post'}
      </Button>
    </Box>
  );
}

function useActions() {
  const { saveDraft, openSchedule, preview, status } = usePostEditor();
  const path = status.live && `/blog/${encodeURIComponent(status.live.slug)}`;
  return [
    { label: 'Save draft', onClick: saveDraft },
    { label: 'Schedule…', onClick: openSchedule },
    { label: 'Preview', onClick: preview },
    ...(path ? [{ label: 'View on site', href: path, target: '_blank', rel: 'noopener' }] : []),
  ];
}

function Actions() {
  return useActions().map(({ label, ...action }) => (
    <Button key={label} {...action}>
      {label}
    </Button>
  ));
}

function ActionsMenu() {
  const actions = useActions();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const close = () => setAnchor(undefined);
  return (
    <>
      <IconButton
        aria-label="More actions"
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreIcon />
      </IconButton>
      <Menu open={Boolean(anchor)} anchorEl={anchor} onClose={close}>
        {actions.map(({ label, onClick, ...action }) => (
          <MenuItem
            key={label}
            {...action}
            component={'href' in action ? 'a' : 'li'}
            onClick={() => {
              close();
              onClick?.();
            }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

const barStyles = {
  position: 'sticky',
  top: 'var(--app-bar)',
  zIndex: 5,
  height: 'var(--desk-bar)',
  display: 'flex',
  flexWrap: { xs: 'wrap', lg: 'nowrap' },
  alignItems: 'center',
  alignContent: 'center',
  columnGap: 0.5,
  px: { xs: 1, sm: 2 },
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
  '& .MuiButton-root': { whiteSpace: 'nowrap', minHeight: 36 },
} as const;
