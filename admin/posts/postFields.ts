import { postFields as described } from '../../shared/post';
import { specsOf } from '../ui/forms/fields';

/** Fields of the form, in the order of display and validation. */
export const postFields = specsOf(described);
