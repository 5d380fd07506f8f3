import { Box, Button, Drawer, type Theme, useMediaQuery } from '@mui/material';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useStore } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { Banner } from '../../ui/forms/FormBanner';

/** Fields on the canvas; all others are in the panel. */
export const canvasFields = ['title', 'content'];

/** Manages the panel, which opens for a banner's field and focuses it. */
export function usePanel(banner: Banner | undefined) {
  const { setFocus } = useFormContext();
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('lg'));
  const isRoomy = useMediaQuery('(min-width: 1440px)');
  const [isUnfolded, setUnfolded] = useStore('posts.panel', isRoomy);
  const [isDrawn, setDrawn] = useState(false);
  const isOpen = isWide ? isUnfolded : isDrawn;
  const setOpen = isWide ? setUnfolded : setDrawn;
  /** The banner whose field was focused. */
  const shown = useRef<Banner>(undefined);
  const waiting = useRef<() => void>(undefined);

  const focusField = useCallback(() => {
    if (banner?.field && banner !== shown.current) setFocus(banner.field);
    shown.current = banner;
  }, [banner, setFocus]);

  useEffect(() => {
    if (!banner?.field || banner === shown.current) return;
    if (canvasFields.includes(banner.field)) focusField();
    else if (!isOpen) setOpen(true);
    else if (isWide) focusField();
  }, [banner, isOpen, isWide, setOpen, focusField]);

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
