import { type Theme, useMediaQuery } from '@mui/material';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useStore } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { Banner } from '../../ui/forms/FormBanner';

/** On the sheet; all other fields are in the panel. */
export const sheetFields = ['title', 'content'];

/** The panel's fold, and the focus at the field that a banner speaks of, for which it opens. */
export function usePanel(banner: Banner | undefined) {
  const { setFocus } = useFormContext();
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('lg'));
  const [isUnfolded, setUnfolded] = useStore('desk.panel', true);
  const [isDrawn, setDrawn] = useState(false);
  const isOpen = isWide ? isUnfolded : isDrawn;
  const setOpen = isWide ? setUnfolded : setDrawn;
  const pending = useRef<string>(undefined);
  const waiting = useRef<() => void>(undefined);

  const focusPending = useCallback(() => {
    if (pending.current) setFocus(pending.current);
    pending.current = undefined;
  }, [setFocus]);

  useEffect(() => {
    pending.current = banner?.field;
  }, [banner]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new banner names a field.
  useEffect(() => {
    if (!pending.current) return;
    if (sheetFields.includes(pending.current)) focusPending();
    else if (!isOpen) setOpen(true);
    else if (isWide) focusPending();
  }, [banner, isOpen, isWide, setOpen, focusPending]);

  const uncoverSheet = useCallback(
    (work: () => void) => {
      if (isWide) return work();
      // The drawer takes the focus back for as long as it is there.
      waiting.current = work;
      setDrawn(false);
    },
    [isWide],
  );

  const onHidden = useCallback(() => {
    waiting.current?.();
    waiting.current = undefined;
  }, []);

  return { isWide, isOpen, setOpen, onShown: focusPending, onHidden, uncoverSheet };
}
