import { postFields as described, type PostFieldName } from '../../shared/post';
import { type FieldSpec, specsOf } from '../ui/forms/fields';

/** Fields of the form, in the order of display and validation. */
export const postFields = specsOf(described);

/** Returns the field of a name, for its input. */
export const postField = (source: PostFieldName): FieldSpec => ({ source, ...described[source] });
