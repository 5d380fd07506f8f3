import { fieldOf, postFieldNames } from '../../shared/post';
import type { FieldSpec } from '../ui/forms/fields';

/** Fields of the form, in the order of display and validation. */
export const postFields: readonly FieldSpec[] = postFieldNames.map((source) => {
  const { label, isRequired = false, shown, isHtml } = fieldOf(source);
  return { source, label, isRequired, kind: isHtml ? 'html' : 'text', ...(shown && { shown }) };
});
