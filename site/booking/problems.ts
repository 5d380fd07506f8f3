import { bookingPage } from '../content/bookingPage';
import { enquiryForm } from '../content/enquiryForm';
import type { FormValues } from '../enquiry/formValues';
import { visitorProblems } from '../enquiry/problems';

/** Validates a booking before it is sent, by field; the server validates again. @param terms to be agreed to. */
export function bookingProblems(values: FormValues, terms = ''): FormValues {
  const { slot_id = '', how, phone = '' } = values;
  return {
    ...(slot_id === '' && { slot_id: bookingPage.times.missing }),
    ...visitorProblems(values),
    ...(terms !== '' && values.agreed !== terms && { agreed: bookingPage.terms.missing }),
    ...(how === 'phone' && phone.trim() === '' && { phone: enquiryForm.how.noPhone }),
  };
}
