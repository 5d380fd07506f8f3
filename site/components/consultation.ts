import { createContext, useContext } from 'react';

export interface Consultation {
  /** Opens the form that asks for a free consultation. */
  openForm: () => void;
  /** Opens the booking service's pop-up. */
  openBooking: () => void;
}

export const ConsultationContext = createContext<Consultation>({
  openForm() {},
  openBooking() {},
});

/** Opens the consultation dialog or the booking pop-up, which live in the frame. */
export function useConsultation(): Consultation {
  return useContext(ConsultationContext);
}
