import { type ReactNode, useMemo, useState } from 'react';
import { company } from '../content/company';
import { ConsultationContext } from './consultation';
import { Embed } from './Embed';
import { ModalDialog } from './ModalDialog';
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
      <ModalDialog
        className="dialog-form"
        title="Book a free consultation"
        open={shown === 'form'}
        onClose={close}
      >
        <Embed
          title="Consultation form"
          src={company.urls.consultationForm}
          page={company.urls.bookingPage}
        />
      </ModalDialog>
      <ModalDialog
        className="dialog-booking"
        title="Book your consultation"
        open={shown === 'booking'}
        onClose={close}
      >
        <Embed
          title="Booking calendar"
          src={company.urls.bookingWidget}
          page={company.urls.bookingPage}
        />
      </ModalDialog>
    </ConsultationContext>
  );
}
