import { useLocation } from 'react-router-dom';
import { topicOfPage } from '../booking/pageTopics';
import { bookingPage } from '../content/bookingPage';
import { Filled, useFirm, useFirmText } from '../firm';
import { BookingForm } from './booking/BookingForm';
import { Embed } from './Embed';
import { EnquiryForm } from './enquiry/EnquiryForm';
import { ModalDialog } from './ModalDialog';

/** Our booking or, if nobody can be booked, a form for wishes. */
function OwnForm() {
  const { bookable, kinds } = useFirm();
  const { lead } = kinds.length > 1 ? bookingPage.several : bookingPage;
  const { pathname } = useLocation();
  return (
    <div className="dialog-body">
      <p className="soft">
        <Filled text={lead} />
      </p>
      {bookable.length > 0 ? (
        <BookingForm topic={topicOfPage(pathname)} />
      ) : (
        <EnquiryForm kind="consultation" page="/contact" />
      )}
    </div>
  );
}

const dialogs = [
  {
    name: 'form',
    title: 'Book a {free:free }consultation',
    frame: { title: 'Consultation form', service: 'consultation_form', className: 'dialog-form' },
  },
  {
    name: 'booking',
    title: 'Book your consultation',
    frame: { title: 'Booking calendar', service: 'booking_widget', className: 'dialog-booking' },
  },
] as const;

export type DialogName = (typeof dialogs)[number]['name'];

interface DialogsProps {
  shown: DialogName | undefined;
  onClose: () => void;
}

/**
 * The dialogs of the form and the booking service. Without a booking service, shows our own form.
 */
export function Dialogs({ shown, onClose }: DialogsProps) {
  const { company, kinds } = useFirm();
  const filled = useFirmText();
  return dialogs.map(({ name, title, frame }) => {
    const src = company[frame.service];
    return (
      <ModalDialog
        key={name}
        className={src ? frame.className : 'dialog-own-form'}
        title={name === 'form' && kinds.length > 1 ? bookingPage.several.title : filled(title)}
        open={shown === name}
        onClose={onClose}
      >
        {src ? (
          <Embed title={frame.title} src={src} page={company.booking_page || src} />
        ) : (
          <OwnForm />
        )}
      </ModalDialog>
    );
  });
}
