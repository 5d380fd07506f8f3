import { type ReactNode, useEffect, useRef } from 'react';
import type { MadeBooking } from '../../../shared/bookings';
import type { BookingChoices } from '../../booking/choices';
import { bookingLink, bookingPage } from '../../content/bookingPage';
import { useFirm } from '../../firm';
import { LinkMail } from './LinkMail';
import { Paying } from './Paying';
import { When } from './When';

const { made } = bookingPage;

interface MadeProps {
  booking: MadeBooking;
  /** The address that was entered. */
  email: string;
  choices: BookingChoices;
  children?: ReactNode;
}

/** Replaces the booking form once it was sent. */
export function Made({ booking, email, choices: { zone, how }, children }: MadeProps) {
  const { company, offices } = useFirm();
  const heading = useRef<HTMLHeadingElement>(null);
  // The focused form is gone.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  const { state, starts_at, held_until, manage } = booking;
  const officeZone = offices.find(({ id }) => id === how)?.zone ?? company.zone;
  const isUnconfirmed = state === 'unconfirmed';
  const words = made[isUnconfirmed ? (held_until ? 'held' : 'unheld') : state];
  return (
    <div className="enquiry-form enquiry-sent" role="status">
      <h3 ref={heading} tabIndex={-1}>
        {words.heading}
      </h3>
      <p className="enquiry-promise">
        <When moment={starts_at} zone={zone} officeZone={officeZone} />
      </p>
      {booking.person && (
        <p>
          {bookingLink.labels.person}: {booking.person}
        </p>
      )}
      {'text' in words && <p>{words.text}</p>}
      {booking.payment && <Paying payment={booking.payment} zone={zone} />}
      {!booking.payment && booking.price !== '' && (
        <p>
          {bookingPage.payment.costs} {booking.price}. {bookingPage.payment.later}
        </p>
      )}
      {(isUnconfirmed || state === 'mailed') && (
        <LinkMail email={email} heldUntil={isUnconfirmed ? held_until : null} zone={zone} />
      )}
      {manage && <p>{made.keep}</p>}
      {manage && (
        <p className="actions links">
          <a className="button button-primary" href={`${manage}/consultation.ics`}>
            {made.calendar}
          </a>
          <a className="button" href={manage} data-reload="">
            {made.manage}
          </a>
        </p>
      )}
      {children}
    </div>
  );
}
