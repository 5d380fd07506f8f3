import { outsideAddress } from '../shared/outsideAddress';
import type { Firm } from '../shared/publicFirm';

/** Returns the origins of other companies' forms that pages frame, without duplicates. */
export function embedOrigins({
  company: { booking_widget, consultation_form, enquiry_form },
}: Pick<Firm, 'company'>): string[] {
  const named = [booking_widget, consultation_form, enquiry_form].map(outsideAddress);
  return [...new Set(named.flatMap((url) => (url ? new URL(url).origin : [])))];
}
