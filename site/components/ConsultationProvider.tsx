import { type ReactNode, useMemo, useState } from 'react';
import type { ConsultationDialogs } from './ConsultationDialogs';
import { ConsultationContext } from './consultation';
import { useRouteChange } from './useRouteChange';

/** Holds the two dialogs, of which at most one is open; their code comes when one is first opened. */
export function ConsultationProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<'form' | 'booking'>();
  const [Dialogs, setDialogs] = useState<typeof ConsultationDialogs>();
  const actions = useMemo(() => {
    const open = (dialog: 'form' | 'booking') => {
      setShown(dialog);
      import('./ConsultationDialogs').then(
        (loaded) => setDialogs(() => loaded.ConsultationDialogs),
        () => window.location.assign('/contact?about=consultation'),
      );
    };
    return { openForm: () => open('form'), openBooking: () => open('booking') };
  }, []);
  const close = () => setShown(undefined);
  useRouteChange(close);
  return (
    <ConsultationContext value={actions}>
      {children}
      {Dialogs && <Dialogs shown={shown} onClose={close} />}
    </ConsultationContext>
  );
}
