import MoreIcon from '@mui/icons-material/MoreVert';
import DetailsIcon from '@mui/icons-material/VerticalSplit';
import { Box, Button, IconButton, Menu, MenuItem, Typography } from '@mui/material';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useRedirect } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { sydneyClock } from '../../dates';
import { postsPath } from '../../postPaths';
import { lastUsername, mayPublish } from '../../signedIn';
import { usePageTitle } from '../../ui/layout/usePageTitle';
import { PostState } from '../PostState';
import type { SaveState } from './DraftSaver';
import { usePostEditor } from './PostEditorContext';
import { isReady, usePublicationRequest } from './PublicationRequest';
import { PublishProblem } from './PublishProblem';

interface Props {
  isNew: boolean;
  panel: { isWide: boolean; isOpen: boolean; setOpen(isOpen: boolean): void };
  /** Called with its height in pixels when it changes, such as for a problem's extra lines. */
  onHeight(height: number): void;
  onShowProblem(): void;
  onCloseProblem(): void;
}

/** The post's state and actions; it stays in view. */
export function EditorBar({ isNew, panel, onHeight, onShowProblem, onCloseProblem }: Props) {
  const { status, isUploading, problem } = usePostEditor();
  const bar = useRef<HTMLDivElement>(null);
  const tellHeight = useEffectEvent(onHeight);
  useEffect(() => {
    const { current } = bar;
    if (!current) return;
    const observer = new ResizeObserver(() => tellHeight(current.offsetHeight));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  const { isSubmitting } = useFormState();
  const redirect = useRedirect();
  const request = usePublicationRequest();
  const heading = isNew && !status.live ? 'Create New Blog Post' : 'Edit Blog Post';
  usePageTitle(heading);
  return (
    <Box ref={bar} sx={barStyles}>
      <Box sx={barRowStyles}>
        <Box sx={{ minWidth: 0, flex: { xs: '1 0 100%', lg: '1 1 0' } }}>
          <BarHeading>{heading}</BarHeading>
          <StateLine />
        </Box>
        <Button onClick={() => redirect(postsPath)}>Cancel</Button>
        <Actions isMenu={!panel.isWide} />
        <Button
          startIcon={<DetailsIcon />}
          aria-expanded={panel.isOpen}
          aria-controls="post-details"
          onClick={() => panel.setOpen(!panel.isOpen)}
        >
          Details
        </Button>
        <Button
          type="submit"
          variant="contained"
          disabled={isUploading || isSubmitting || (!mayPublish() && isReady(request))}
          sx={{ ml: { xs: 'auto', lg: 0 } }}
        >
          {submitLabel(status.live !== undefined, request)}
        </Button>
      </Box>
      {problem && (
        <PublishProblem problem={problem} onShow={onShowProblem} onClose={onCloseProblem} />
      )}
    </Box>
  );
}

function submitLabel(isLive: boolean, request: ReturnType<typeof usePublicationRequest>): string {
  if (mayPublish()) return isLive ? 'Update Post' : 'Create Post';
  if (!request) return 'Ask to publish';
  return isReady(request) ? 'Asked' : 'Ask again';
}

export const BarHeading = ({ children }: { children: ReactNode }) => (
  <Typography component="h1" sx={{ fontSize: '0.8125rem', fontWeight: 650, lineHeight: 1.3 }}>
    {children}
  </Typography>
);

/** The post's state, and whether typing is saved. */
function StateLine() {
  const { status, save, hasDraft } = usePostEditor();
  const { live, publication } = status;
  const state = publication ? 'scheduled' : live ? (hasDraft ? 'changed' : 'live') : 'draft';
  const saved = savedWords(save);
  return (
    <Typography
      variant="body2"
      role="status"
      noWrap
      title="Times are those of Sydney"
      sx={{ whiteSpace: { lg: 'normal' }, lineHeight: 1.25 }}
    >
      {live || publication || hasDraft ? (
        <PostState
          state={state}
          publish_at={publication?.publish_at}
          publish_error={publication?.error}
        />
      ) : (
        'New post'
      )}
      {saved && ` · ${saved}`}
    </Typography>
  );
}

function savedWords(save: SaveState): string {
  if (save.kind === 'saving') return 'saving…';
  if (save.kind === 'kept') return 'kept in this browser until the server is back';
  if (save.kind === 'refused') return `not saved: ${save.message}`;
  if (save.kind === 'stale') {
    const isOwn = save.current?.saved_by === lastUsername();
    return `not saved: ${isOwn ? 'you saved this in another tab' : 'somebody else saved this'}`;
  }
  return save.at ? `saved ${sydneyClock(save.at)} Sydney` : '';
}

/** Secondary actions, as buttons or in a menu. */
function Actions({ isMenu }: { isMenu: boolean }) {
  const { saveDraft, openSchedule, preview, status } = usePostEditor();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const close = () => setAnchor(undefined);
  const path = status.live && `/blog/${encodeURIComponent(status.live.slug)}`;
  const actions = [
    { label: 'Save draft', onClick: saveDraft },
    ...(mayPublish() ? [{ label: 'Schedule…', onClick: openSchedule }] : []),
    { label: 'Preview', onClick: preview },
    ...(path ? [{ label: 'View on site', href: path, target: '_blank', rel: 'noopener' }] : []),
  ];
  if (!isMenu) {
    return actions.map(({ label, ...action }) => (
      <Button key={label} {...action}>
        {label}
      </Button>
    ));
  }
  return (
    <>
      <IconButton
        aria-label="More actions"
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreIcon />
      </IconButton>
      <Menu open={Boolean(anchor)} anchorEl={anchor} onClose={close} onClick={close}>
        {actions.map(({ label, ...action }) => (
          <MenuItem key={label} component={'href' in action ? 'a' : 'li'} {...action}>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

export const barStyles = {
  position: 'sticky',
  top: 'var(--app-bar)',
  zIndex: 5,
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
} as const;

export const barRowStyles = {
  minHeight: { xs: 91, lg: 59 },
  display: 'flex',
  flexWrap: { xs: 'wrap', lg: 'nowrap' },
  alignItems: 'center',
  alignContent: 'center',
  columnGap: 0.5,
  px: { xs: 1, sm: 2 },
  '& .MuiButton-root': { whiteSpace: 'nowrap', minHeight: 36 },
} as const;
