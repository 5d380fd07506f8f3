import { guide as employerSponsored } from './employer-sponsored';
import type { Guide } from './guide';
import { guide as partnerVisa } from './partner-visa';
import { guide as permanentResidency } from './permanent-residency';
import { guide as postStudyWork } from './post-study-work';
import { guide as studentVisa } from './student-visa';
import { guide as visitorVisa } from './visitor-visa';

/** Every visa guide, in the order of the Services menu. */
export const guides: readonly Guide[] = [
  permanentResidency,
  employerSponsored,
  studentVisa,
  postStudyWork,
  visitorVisa,
  partnerVisa,
];
