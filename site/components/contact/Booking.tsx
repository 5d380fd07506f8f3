import { company } from '../../content/company';
import { contact } from '../../content/contact';
import { Icon } from '../Icon';

const { booking } = contact;

/** Beside the enquiry form: a time of one's own. */
export function Booking() {
  return (
    <section className="booking panel-dark" aria-labelledby="booking-title">
      <h2 id="booking-title">{booking.heading}</h2>
      <p>{booking.text}</p>
      <a
        className="button button-primary button-large"
        href={company.urls.bookingPage}
        target="_blank"
        rel="noopener"
      >
        {booking.button}
        <span className="visually-hidden"> (new tab)</span>
        <Icon name="external" />
      </a>
    </section>
  );
}
