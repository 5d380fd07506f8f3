import { Filled, useFirm } from '../firm';
import { ConsultationButton } from './Consultation';
import { useConsultationInView } from './consultationInView';
import { Icon } from './Icon';

/** Links to the booking page in a new tab or, if the company has none, to our own form. */
export function BookingButton({ label }: { label: string }) {
  const className = 'button button-primary button-large';
  const bookingPage = useFirm().company.booking_page;
  const ref = useConsultationInView<HTMLAnchorElement>();
  if (!bookingPage) return <ConsultationButton className={className}>{label}</ConsultationButton>;
  return (
    <a ref={ref} className={className} href={bookingPage} target="_blank" rel="noopener">
      <Filled text={label} />
      <span className="visually-hidden"> (new tab)</span>
      <Icon name="external" />
    </a>
  );
}
