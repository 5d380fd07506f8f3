import './Booking.css';
import { company } from '../../content/company';
import { contact } from '../../content/contact';
import { BookingButton } from '../BookingButton';
import type { ContactKind } from './Enquiry';

const { booking, question } = contact;

/** Beside the form: the other thing that one may come for. */
export function Booking({ kind }: { kind: ContactKind }) {
  if (kind === 'consultation') {
    return (
      <section className="booking panel-dark" aria-labelledby="booking-title">
        <h2 id="booking-title">{question.heading}</h2>
        <p>{question.text}</p>
        <a className="button button-primary button-large" href="/contact">
          {question.button}
        </a>
      </section>
    );
  }
  return (
    <section className="booking panel-dark" aria-labelledby="booking-title">
      <h2 id="booking-title">{booking.heading}</h2>
      <p>
        {booking.text} {company.urls.bookingPage ? booking.onPage : booking.byForm}
      </p>
      <BookingButton label={booking.button} />
    </section>
  );
}
