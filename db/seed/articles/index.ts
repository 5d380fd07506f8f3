import type { SeedArticle } from '../article';
import choosingACourse from './choosing-a-course-genuine-student';
import fromIdeaToLaunch from './from-idea-to-launch-development-process';
import partnerEvidence from './partner-visa-evidence-that-convinces';
import permanentResidency from './permanent-residency-and-the-points-test';
import skillsInDemand from './skills-in-demand-visa-for-employers';
import studentWorkRights from './student-work-rights-and-fair-pay';
import temporaryGraduate from './temporary-graduate-visa-485';
import visitorForParents from './visitor-visa-for-parents';

/** The posts of a new database, in the order of their ids, which is also that of their dates. */
export const articles: readonly SeedArticle[] = [
  fromIdeaToLaunch,
  visitorForParents,
  permanentResidency,
  skillsInDemand,
  temporaryGraduate,
  choosingACourse,
  studentWorkRights,
  partnerEvidence,
];
