import { employerSponsored } from './employerSponsored';
import type { Guide } from './guide';
import { partnerVisa } from './partnerVisa';
import { permanentResidency } from './permanentResidency';
import { postStudyWork } from './postStudyWork';
import { studentVisa } from './studentVisa';
import { visitorVisa } from './visitorVisa';

/** Every visa guide, in the order of the Services menu. */
export const guides: readonly Guide[] = [
  permanentResidency,
  employerSponsored,
  studentVisa,
  postStudyWork,
  visitorVisa,
  partnerVisa,
];
