import type { MouseEvent, ReactNode } from 'react';
import { useConsultation } from './consultation';

interface ConsultationButtonProps {
  /** The form in a dialog, or the booking service's pop-up. */
  opens?: 'form' | 'booking';
  className?: string;
  children: ReactNode;
}

/** Opens the consultation dialog; before the script has loaded, or without one, leads to its page. */
export function ConsultationButton(props: ConsultationButtonProps) {
  const { opens = 'form', className = 'button button-primary', children } = props;
  const { openForm, openBooking } = useConsultation();
  const open = (event: MouseEvent) => {
    event.preventDefault();
    if (opens === 'form') openForm();
    else openBooking();
  };
  return (
    <form className="button-form" action="/contact">
      <input type="hidden" name="about" value="consultation" />
      <button type="submit" className={className} aria-haspopup="dialog" onClick={open}>
        {children}
      </button>
    </form>
  );
}
