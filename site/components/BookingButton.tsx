import { company } from '../content/company';
import { ConsultationButton } from './Consultation';
import { Icon } from './Icon';

/** Leads to the booking page in a new tab or, where the company names none, to our own form. */
export function BookingButton({ label }: { label: string }) {
  const className = 'button button-primary button-large';
  const { bookingPage } = company.urls;
  if (!bookingPage) return <ConsultationButton className={className}>{label}</ConsultationButton>;
  return (
    <a className={className} href={bookingPage} target="_blank" rel="noopener">
      {label}
      <span className="visually-hidden"> (new tab)</span>
      <Icon name="external" />
    </a>
  );
}
