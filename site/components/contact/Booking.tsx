import './Booking.css';
import { contact } from '../../content/contact';
import { useFirm, useFirmText } from '../../firm';
import { BookingButton } from '../BookingButton';
import type { ContactKind } from './Enquiry';

const { booking, next, question } = contact;

/** Beside the form and always in view: the other kind of request, and what happens next. */
export function Booking({ kind }: { kind: ContactKind }) {
  const filled = useFirmText();
  return (
    <div className="contact-aside column-aside sticky">
      <BookingCard kind={kind} />
      <h2 className="margin-title">{next.heading}</h2>
      <ol className="steps">
        {next.steps.map((step) => (
          <li key={step}>{filled(step)}</li>
        ))}
      </ol>
    </div>
  );
}

function BookingCard({ kind }: { kind: ContactKind }) {
  const { company, bookable } = useFirm();
  const filled = useFirmText();
  const here = bookable.length > 0 ? booking.here : booking.byForm;
  const howToBook = company.booking_page ? booking.onPage : here;
  if (kind === 'consultation') {
    return (
      <section className="booking panel-dark" aria-labelledby="booking-title">
        <h2 id="booking-title" className="subhead">
          {question.heading}
        </h2>
        <p className="soft">{question.text}</p>
        <a className="button button-primary button-large" href="/contact">
          {question.button}
        </a>
      </section>
    );
  }
  return (
    <section className="booking panel-dark" aria-labelledby="booking-title">
      <h2 id="booking-title" className="subhead">
        {booking.heading}
      </h2>
      <p className="soft">
        {filled(booking.text)} {howToBook}
      </p>
      <BookingButton label={booking.button} />
    </section>
  );
}
