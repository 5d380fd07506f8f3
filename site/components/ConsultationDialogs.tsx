import { company } from '../content/company';
import { Embed } from './Embed';
import { LazyEnquiryForm } from './enquiry/LazyEnquiryForm';
import { ModalDialog } from './ModalDialog';

const { bookingPage, bookingWidget, consultationForm } = company.urls;
const ownForm = (
  <div className="dialog-body">
    <p className="dialog-lead">
      30 minutes by video, by phone or at one of our offices. Free, with no obligation.
    </p>
    <LazyEnquiryForm kind="consultation" page="/contact" />
  </div>
);

interface ConsultationDialogsProps {
  /** The one that is open. */
  shown: 'form' | 'booking' | undefined;
  onClose: () => void;
}

/** The form's dialog and the booking service's; where the company names no service, our own form. */
export function ConsultationDialogs({ shown, onClose }: ConsultationDialogsProps) {
  return (
    <>
      <ModalDialog
        className={consultationForm ? 'dialog-form' : 'dialog-own-form'}
        title="Book a free consultation"
        open={shown === 'form'}
        onClose={onClose}
      >
        {consultationForm ? (
          <Embed
            title="Consultation form"
            src={consultationForm}
            page={bookingPage ?? consultationForm}
          />
        ) : (
          ownForm
        )}
      </ModalDialog>
      <ModalDialog
        className={bookingWidget ? 'dialog-booking' : 'dialog-own-form'}
        title="Book your consultation"
        open={shown === 'booking'}
        onClose={onClose}
      >
        {bookingWidget ? (
          <Embed title="Booking calendar" src={bookingWidget} page={bookingPage ?? bookingWidget} />
        ) : (
          ownForm
        )}
      </ModalDialog>
    </>
  );
}
