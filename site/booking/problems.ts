import { bookingPage } from '../content/bookingPage';
import { enquiryForm } from '../content/enquiryForm';
import type { FormValues } from '../enquiry/formValues';
import { visitorProblems } from '../enquiry/problems';

/** Validates a booking before it is sent, by field; the server validates again. */
export function bookingProblems(values: FormValues): FormValues {
  const { slot_id = '', how, phone = '' } = values;
  return {
    ...(slot_id === '' && { slot_id: bookingPage.times.missing }),
    ...visitorProblems(values),
    ...(how === 'phone' && phone.trim() === '' && { phone: enquiryForm.how.noPhone }),
  };
}
