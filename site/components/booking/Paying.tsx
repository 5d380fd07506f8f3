import './Paying.css';
import type { Payment } from '../../../shared/bookings';
import { momentLines, noBreakTimes } from '../../booking/slotDays';
import { bookingPage } from '../../content/bookingPage';

const { payment: words } = bookingPage;

/** Until when and where a consultation is paid, or that it is. @param zone the client's clock. */
export function Paying({ payment, zone }: { payment: Payment; zone: string }) {
  const { amount, until, link, reference, is_paid } = payment;
  if (is_paid) return <p>{words.paid}</p>;
  return (
    <div className="booking-payment">
      <p>
        {words.costs} <strong>{amount}</strong>. {words.by}{' '}
        <strong>{noBreakTimes(momentLines(until, zone, zone)[0])}</strong>.
        {!link && ` ${words.noLink}`}
      </p>
      <p>
        {words.reference} <strong>{reference}</strong>
      </p>
      {link && (
        <p className="actions">
          <a
            className="button button-primary"
            href={link}
            target="_blank"
            rel="noopener noreferrer"
          >
            {words.pay}
            <span className="visually-hidden"> (new tab)</span>
          </a>
          <span className="small">{words.outside}</span>
        </p>
      )}
    </div>
  );
}
