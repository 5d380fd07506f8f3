import { visitorField, visitorFieldNames } from '../../shared/enquiryFields';
import type { FieldSpec } from '../ui/forms/fields';

const reach = ['name', 'email', 'phone'];

/** What clients say about themselves besides their name and how to reach them, for forms. */
export const otherParticulars: FieldSpec[] = visitorFieldNames
  .filter((name) => !reach.includes(name))
  .map((name) => ({ source: name, label: visitorField(name).short, isOptional: true }));

/** Under which name a booking that isn't made yet is kept. @param enquiryId empty: of somebody new. */
export const newBooking = (enquiryId = ''): string =>
  `bookings /bookings/create${enquiryId && ` ${enquiryId}`}`;
