import { Box, Button, Drawer, type Theme, useMediaQuery } from '@mui/material';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useStore } from 'react-admin';
import type { Problem, WrittenPost } from './PostEditorContext';

/** Fields on the canvas; all others are in the panel. */
export const canvasFields = ['title', 'content'];

/**
 * Manages the panel. It opens for the field that a problem is about and focuses it; for what the
 * checks found it opens beside the canvas alone, since a drawer would cover it.
 */
export function usePanel(problem: Problem | undefined, focus: WrittenPost['focus']) {
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('lg'));
  const [isUnfolded, setUnfolded] = useStore('posts.panel', true);
  const [isDrawn, setDrawn] = useState(false);
  const isOpen = isWide ? isUnfolded : isDrawn;
  const setOpen = isWide ? setUnfolded : setDrawn;
  /** The problem whose field was focused. */
  const shown = useRef<Problem>(undefined);
  const waiting = useRef<() => void>(undefined);

  const focusField = useCallback(() => {
    if (problem?.field && problem !== shown.current) focus(problem.field);
    shown.current = problem;
  }, [problem, focus]);

  useEffect(() => {
    if (problem === undefined || problem === shown.current) return;
    if (problem.cause === 'checks') {
      shown.current = problem;
      if (isWide) setOpen(true);
    } else if (!problem.field) return;
    else if (canvasFields.includes(problem.field)) focusField();
    else if (!isOpen) setOpen(true);
    else if (isWide) focusField();
  }, [problem, isOpen, isWide, setOpen, focusField]);

  function uncoverCanvas(work: () => void) {
    if (isWide) return work();
    // An open drawer traps the focus.
    waiting.current = work;
    setDrawn(false);
  }

  function onHidden() {
    waiting.current?.();
    waiting.current = undefined;
  }

  return { isWide, isOpen, setOpen, onShown: focusField, onHidden, uncoverCanvas };
}

interface Props extends Omit<ReturnType<typeof usePanel>, 'uncoverCanvas'> {
  children: ReactNode;
}

const name = 'Post details';

/** Beside the canvas if there is room, otherwise a drawer; at the bottom on phones. */
export function PanelFrame({ isWide, isOpen, setOpen, onShown, onHidden, children }: Props) {
  const isPhone = useMediaQuery('(max-width: 599.95px)');
  if (isWide) {
    return isOpen ? (
      <Box component="section" id="post-details" aria-label={name} sx={besideStyles}>
        {children}
      </Box>
    ) : null;
  }
  const close = () => setOpen(false);
  return (
    <Drawer
      open={isOpen}
      onClose={close}
      anchor={isPhone ? 'bottom' : 'right'}
      slotProps={{
        paper: {
          id: 'post-details',
          role: 'dialog',
          'aria-modal': true,
          'aria-label': name,
          sx: { p: 2, width: isPhone ? 'auto' : 400, maxHeight: isPhone ? '85dvh' : undefined },
        },
        transition: { onEntered: onShown, onExited: onHidden },
      }}
    >
      <Button onClick={close} sx={{ alignSelf: 'end' }}>
        Close
      </Button>
      {children}
    </Drawer>
  );
}

const besideStyles = {
  flex: '0 0 20rem',
  alignSelf: 'start',
  position: 'sticky',
  top: 'calc(var(--app-bar) + var(--editor-bar))',
  maxHeight: 'calc(100dvh - var(--app-bar) - var(--editor-bar))',
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  p: 2,
  bgcolor: 'background.paper',
  borderLeft: 1,
  borderColor: 'divider',
} as const;
