import { postFields as described, type PostFieldName } from '../../shared/post';
import { type FieldSpec, specsOf } from '../ui/forms/fields';

/** Fields of the form, in the order of display and validation. */
export const postFields = specsOf(described);

export const postField = (source: PostFieldName): FieldSpec => ({ source, ...described[source] });
