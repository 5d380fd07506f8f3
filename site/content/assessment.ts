import type { VisaGoal } from './assessmentQuestions';
import type { Seo } from './guides/guide';
import { withOfficial } from './official';

export interface AssessmentRecommendation {
  goal: VisaGoal;
  /** Maximum age in years. */
  maxAge?: number;
  visa: string;
  subclass: string;
  /** Indicative, in percent. */
  suitability: number;
  timeline: string;
  /** The guide's processing time, shown first if present. */
  processing?: string;
  description: string;
  requirements: readonly string[];
  nextSteps: readonly string[];
  /** Path of the guide. */
  path: string;
}

/** In order: the first rule that fits goal and age is used. */
export const assessmentRecommendations: readonly AssessmentRecommendation[] = withOfficial([
  {
    goal: 'study',
    visa: 'Student Visa',
    subclass: '500',
    suitability: 95,
    timeline: '{{visa-500-processing}}',
    description:
      'Study full time in a registered course, with limited work beside it and the chance of a graduate visa after it.',
    requirements: [
      'Confirmation of Enrolment in a CRICOS-registered course',
      'Genuine Student answers, with evidence',
      'Funds for travel, tuition and living costs',
      'An English result, unless you are exempt',
      'Overseas Student Health Cover',
    ],
    nextSteps: [
      'Shortlist three courses and check each on CRICOS',
      'Sit an English test early enough to sit it again',
      'Print the student budget planner and fill it in',
    ],
    path: '/services/student-visa',
  },
  {
    goal: 'work',
    maxAge: 45,
    visa: 'Skilled Independent',
    subclass: '189',
    suitability: 85,
    timeline: '{{assessment-189-time}}',
    description:
      'Permanent residency by points, without a sponsor. You need an occupation on the list, a skills assessment and an invitation, and must be under {{points-age-limit}} when it is issued. From that birthday on you can’t be invited: ask us about other visas.',
    requirements: [
      'Occupation on the list for this visa',
      'Suitable skills assessment',
      'Competent English or better',
      'At least the pass mark, and in practice well above it',
      'Good health and character',
    ],
    nextSteps: [
      'Count your points in the calculator below',
      'Find your assessing authority and read what it asks for',
      'Compare the nominated and regional visas in the guide',
    ],
    path: '/services/permanent-residency',
  },
  {
    goal: 'family',
    visa: 'Partner Visa',
    subclass: '820/801',
    suitability: 90,
    timeline: '{{assessment-820-time}}',
    processing: '{{visa-820-processing}}',
    description:
      'For the partner of an Australian citizen, permanent resident or eligible New Zealand citizen, applying in Australia. From overseas it is the 309/100.',
    requirements: [
      'A genuine and continuing relationship: married, or de facto, usually for {{partner-de-facto}}',
      'A partner who can sponsor you',
      'Evidence under the financial, social, household and commitment aspects',
      'Good health and character',
    ],
    nextSteps: [
      'Draw up a timeline of the relationship and mark where evidence is thin',
      'Start four folders, one for each aspect',
      'Check the conditions on your present visa',
    ],
    path: '/services/partner-visa',
  },
]);

/** Texts of the visa assessment page. */
export const assessment = withOfficial({
  path: '/visa-assessment',
  title: 'Free Visa Assessment',
  lead: 'A few questions for a first idea of which visa to read about. It takes three minutes, and your answers stay in your browser.',
  /** Shown instead of the form without script. */
  withoutScript: {
    heading: 'The instant result needs JavaScript',
    text: 'It is worked out in your browser, so that nothing you enter has to be sent. Without it you can send us your answers with the form below, and one of us will write to you about what they mean. These two pages don’t need JavaScript either:',
    form: 'Send us your answers',
    links: [
      { label: 'Count your points', path: '/points-calculator' },
      { label: 'Ask one of us', path: '/contact' },
    ],
  },
  optional: 'optional',
  stepOf: { step: 'Step', of: 'of' },
  back: 'Back',
  next: 'Next',
  submit: 'See my result',
  /** Label of the points in the office's mail. */
  points: 'Points for the answers given',
  again: 'Start again',
  result: {
    heading: 'A place to start',
    suitability: 'Suitability, indicative',
    processing: 'Processing time',
    timeline: 'Time, as a rule of thumb',
    requirements: 'You will need',
    nextSteps: 'What to do next',
    guide: 'Read the guide',
    indicative:
      'Suitability is indicative. It and the time are rules of thumb for people with your goal, not the chance that your application will succeed. The guide has the processing times to plan by.',
  },
  /** Shown above a recommendation whose condition isn't met. */
  stops: {
    tooOld:
      'Nobody aged {{points-age-limit}} or over can be invited for this visa, whatever their points. Ask us which others are open to you.',
    single:
      'You told us that you are not in a relationship: this visa needs a partner who is married to you or lives with you, and can sponsor you.',
    engaged:
      'Being engaged isn’t enough for this visa. Before the wedding there is the Prospective Marriage visa (300), for which you apply from overseas.',
  },
  /** If no rule fits: another goal, or work after 45. */
  noMatch: {
    heading: 'This one needs a conversation',
    text: 'Your answers don’t fit any of our simple rules. That isn’t a bad sign: age limits have exemptions, employers can nominate, and some visas suit particular circumstances. A {free:free }consultation will tell you more than a form can.',
    nextSteps: [
      'Read the employer-sponsored guide, if an employer might nominate you',
      'Look through all six services',
      'Book a {free:free }{half:30-minute }consultation',
    ],
    links: [
      { label: 'Employer-sponsored guide', path: '/services/employer-sponsored' },
      { label: 'All six services', path: '/services' },
    ],
    consultation: 'Book a {free:Free }Consultation',
  },
  contact: {
    heading: 'Ask us about this result',
    text: 'Send us your answers: a registered migration agent will read them and email you what they mean.',
    button: 'Write to us',
  },
  calculator: {
    heading: 'Count your points',
    text: 'What you told us is filled in already. The rest is up to you.',
    nothingFilled: 'Six questions, for a first count.',
  },
} as const);

export const assessmentSeo: Seo = {
  title: 'Free Visa Assessment',
  description:
    'A few questions about your plans for a first idea of which Australian visa to read about. It takes three minutes and stays in your browser.',
  keywords: ['free visa assessment', 'which Australian visa', 'visa eligibility Australia'],
};
