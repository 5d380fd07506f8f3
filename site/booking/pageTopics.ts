import type { enquiryTopics } from '../../shared/enquiryTopics';

/** What a consultation is about, for those who come from a page: see `enquiryTopics`. */
const pageTopics: Readonly<Record<string, (typeof enquiryTopics)[number]>> = {
  '/services/student-visa': 'Student visa',
  '/services/permanent-residency': 'Permanent residency',
  '/services/employer-sponsored': 'Employer sponsorship',
  '/services/post-study-work': 'Work after study',
  '/services/visitor-visa': 'A visit',
  '/services/partner-visa': 'Partner or family',
};

/** Returns the topic of a page; empty if it has none. */
export const topicOfPage = (path: string): string => pageTopics[path] ?? '';
