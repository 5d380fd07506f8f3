/**
 * Lists what the API may import from the site, apart from its renderer (`server.tsx`): rules, lists and
 * texts.
 */
import { enquiryForm } from './content/enquiryForm';

export { bookingQuery } from './booking/query';
export { momentLines } from './booking/slotDays';
export { guides } from './content/guides';
export * from './content/mail';
export { regulator } from './content/policies/policy';
export { noticeText, privacyNotice } from './content/privacyNotice';
export { retention } from './content/retention';
export type { SiteData } from './data';
export { embedOrigins } from './embedOrigins';
export { answersInWords, isPreferredTime } from './enquiry/answersInWords';
export { pointsInWords } from './enquiry/pointsInWords';
export { consultationProblems, reachProblems } from './enquiry/problems';
export { promisedReply } from './enquiry/promisedReply';
export { meetingsOf } from './enquiry/timeChoices';
export { fillFacts, inArticle, inForm } from './facts/fill';
export { refsIn, refsInArticle, replaceInArticle, splitRef } from './facts/names';
export { type PageFact, type PageFacts, pageFact } from './facts/pageFact';
export { factUses } from './factUses';
export { firmSeed } from './firmSeed';
export type { RefusedForm } from './formState';
export { drawLandscape } from './landscape';
export { pageQuery, Redirect } from './loadPage';
export { outsideLinksOfPages, withoutHash } from './outsideLinks';
export { type PageRoute, pageRoutes } from './pageList';
export { pagePaths } from './pagePaths';
export { otherWords, searchTexts } from './pageTexts';
export { webManifest } from './webManifest';
export {
  dayByInWords,
  dayIn,
  knownZone,
  localTime,
  officeMoment,
  zonedTime,
} from './zonedTime';

/** Message of a form for failures that aren't the visitor's fault. */
export const formFailed = enquiryForm.problems.failed;
