import { fieldOf, postFieldNames } from '../../shared/post';
import type { FieldSpec } from '../ui/forms/fields';

/** Fields of the form, in the order of display and validation. */
export const postFields: readonly FieldSpec[] = postFieldNames.map((source) => ({
  source,
  ...fieldOf(source),
}));
