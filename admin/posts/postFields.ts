import { fieldOf, postFieldNames } from '../../shared/post';
import type { FormField } from '../ui/forms/fields';

/** The form's fields in the order in which they are shown and checked. */
export const postFields: readonly FormField[] = postFieldNames.map((source) => {
  const { label, isRequired = false, shown, isHtml } = fieldOf(source);
  return { source, label, isRequired, kind: isHtml ? 'html' : 'text', ...(shown && { shown }) };
});
