import { company } from '../content/company';
import { Embed } from './Embed';
import { EnquiryForm } from './enquiry/EnquiryForm';
import { ModalDialog } from './ModalDialog';

const { bookingPage, bookingWidget, consultationForm } = company.urls;
const ownForm = (
  <div className="dialog-body">
    <p className="soft">
      30 minutes by video, by phone or at one of our offices. Free, with no obligation.
    </p>
    <EnquiryForm kind="consultation" page="/contact" />
  </div>
);

const dialogs = [
  {
    name: 'form',
    title: 'Book a free consultation',
    service: { title: 'Consultation form', src: consultationForm, className: 'dialog-form' },
  },
  {
    name: 'booking',
    title: 'Book your consultation',
    service: { title: 'Booking calendar', src: bookingWidget, className: 'dialog-booking' },
  },
] as const;

export type DialogName = (typeof dialogs)[number]['name'];

interface DialogsProps {
  /** The open dialog. */
  shown: DialogName | undefined;
  onClose: () => void;
}

/**
 * The dialogs of the form and the booking service. Without a booking service, shows our own form.
 */
export function Dialogs({ shown, onClose }: DialogsProps) {
  return dialogs.map(({ name, title, service: { title: frameTitle, src, className } }) => (
    <ModalDialog
      key={name}
      className={src ? className : 'dialog-own-form'}
      title={title}
      open={shown === name}
      onClose={onClose}
    >
      {src ? <Embed title={frameTitle} src={src} page={bookingPage ?? src} /> : ownForm}
    </ModalDialog>
  ));
}
