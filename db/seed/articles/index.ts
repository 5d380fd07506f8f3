import type { SeedArticle } from '../article';
import { withFacts } from '../articleFacts';
import choosingACourse from './choosing-a-course-genuine-student';
import fromIdeaToLaunch from './from-idea-to-launch-development-process';
import partnerEvidence from './partner-visa-evidence-that-convinces';
import permanentResidency from './permanent-residency-and-the-points-test';
import skillsInDemand from './skills-in-demand-visa-for-employers';
import studentWorkRights from './student-work-rights-and-fair-pay';
import temporaryGraduate from './temporary-graduate-visa-485';
import visitorForParents from './visitor-visa-for-parents';

const aroundBlocks =
  / ?(<\/?(?:p|ul|ol|li|h2|h3|blockquote|table|caption|thead|tbody|tr|th|td)\b[^>]*>) ?/g;

/** Posts of a new database, ordered by id and date. */
export const articles: readonly SeedArticle[] = [
  fromIdeaToLaunch,
  visitorForParents,
  permanentResidency,
  skillsInDemand,
  temporaryGraduate,
  choosingACourse,
  studentWorkRights,
  partnerEvidence,
].map((article) => withFacts({ ...article, content: onOneLine(article.content) }));

/** Removes the line breaks and indents of the source file from the HTML. */
function onOneLine(html: string): string {
  return html
    .trim()
    .replace(/\s*\n\s*/g, ' ')
    .replace(aroundBlocks, '$1');
}
