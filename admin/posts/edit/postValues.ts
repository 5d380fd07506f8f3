import { type PostValues, postFieldNames } from '../../../shared/post';

export { type PostValues, postValuesOf as postValues } from '../../../shared/post';

export const areSame = (one: PostValues, other: PostValues): boolean =>
  postFieldNames.every((name) => one[name] === other[name]);
