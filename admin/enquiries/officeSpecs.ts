import { type OfficeFieldName, officeField } from '../../shared/enquiryFields';
import type { FieldSpec } from '../ui/forms/fields';

/** Returns the office's fields as forms take them. */
export const officeSpecs = (names: readonly OfficeFieldName[]): FieldSpec[] =>
  names.map((source) => {
    const { place, ...field } = officeField(source);
    return { source, ...field };
  });
