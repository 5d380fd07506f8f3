import { Box, Button, Drawer, useMediaQuery } from '@mui/material';
import type { ReactNode } from 'react';

interface Props {
  isWide: boolean;
  isOpen: boolean;
  onClose(): void;
  /** Called when the panel can take the focus. */
  onShown(): void;
  /** Called when it covers the sheet no more. */
  onHidden(): void;
  children: ReactNode;
}

const name = 'Post details';

/** Beside the sheet where there is room, else a drawer over it: from below on a phone. */
export function PanelFrame({ isWide, isOpen, onClose, onShown, onHidden, children }: Props) {
  const isPhone = useMediaQuery('(max-width: 599.95px)');
  if (isWide) {
    return isOpen ? (
      <Box component="section" id="desk-panel" aria-label={name} sx={besideStyles}>
        {children}
      </Box>
    ) : null;
  }
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      anchor={isPhone ? 'bottom' : 'right'}
      slotProps={{
        paper: {
          id: 'desk-panel',
          role: 'dialog',
          'aria-modal': true,
          'aria-label': name,
          sx: { p: 2, width: isPhone ? 'auto' : 400, maxHeight: isPhone ? '85dvh' : undefined },
        },
        transition: { onEntered: onShown, onExited: onHidden },
      }}
    >
      <Button onClick={onClose} sx={{ alignSelf: 'end' }}>
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
  top: 'calc(var(--app-bar) + var(--desk-bar))',
  maxHeight: 'calc(100dvh - var(--app-bar) - var(--desk-bar))',
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  p: 2,
  bgcolor: 'background.paper',
  borderLeft: 1,
  borderColor: 'divider',
} as const;
