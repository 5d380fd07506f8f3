import { type ReactNode, useMemo, useState } from 'react';
import { ConsultationDialogs } from './ConsultationDialogs';
import { ConsultationContext } from './consultation';
import { useRouteChange } from './useRouteChange';

/** Holds the two dialogs, of which at most one is open. */
export function ConsultationProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<'form' | 'booking'>();
  const actions = useMemo(
    () => ({ openForm: () => setShown('form'), openBooking: () => setShown('booking') }),
    [],
  );
  const close = () => setShown(undefined);
  useRouteChange(close);
  return (
    <ConsultationContext value={actions}>
      {children}
      <ConsultationDialogs shown={shown} onClose={close} />
    </ConsultationContext>
  );
}
