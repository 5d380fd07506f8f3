/** The only topic that isn't about visas. */
export const courseTopic = 'Choosing a course';

/** Topics of a message, sent as displayed. */
export const enquiryTopics: readonly string[] = [
  'Permanent residency',
  'Employer sponsorship',
  'Student visa',
  courseTopic,
  'Work after study',
  'A visit',
  'Partner or family',
  'Something else',
];

/** As enquiries and bookings from before the topic was renamed have it. */
const earlierCourseTopic = 'Studying in Australia';

/**
 * Tells whether an enquiry may ask for advice on visas, which only registered agents may give: unless
 * it says that it is about a course. A message without a topic may be about anything.
 */
export const isVisaQuestion = ({ kind, topic }: { kind: string; topic: string }): boolean =>
  kind === 'assessment' || (topic !== courseTopic && topic !== earlierCourseTopic);
