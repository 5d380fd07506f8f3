import type { Firm } from '../shared/publicFirm';

/** Returns the origins of other companies' forms that pages frame, without duplicates. */
export function embedOrigins({
  company: { booking_widget, consultation_form, enquiry_form },
}: Pick<Firm, 'company'>): string[] {
  const named = [booking_widget, consultation_form, enquiry_form].filter((url) => url !== '');
  return [...new Set(named.map((url) => new URL(url).origin))];
}
