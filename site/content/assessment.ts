import type { VisaGoal } from './assessmentQuestions';

export interface AssessmentRecommendation {
  goal: VisaGoal;
  /** The rule holds up to this age, in years. */
  maxAge?: number;
  visa: string;
  subclass: string;
  /** Indicative, in percent. */
  suitability: number;
  timeline: string;
  description: string;
  requirements: readonly string[];
  nextSteps: readonly string[];
  /** The guide to read. */
  path: string;
}

/** In order: the first whose goal and age fit is shown. */
export const assessmentRecommendations: readonly AssessmentRecommendation[] = [
  {
    goal: 'study',
    visa: 'Student Visa',
    subclass: '500',
    suitability: 95,
    timeline: '4–8 weeks',
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
    timeline: '8–12 months',
    description:
      'Permanent residency by points, without a sponsor. You need an occupation on the list, a skills assessment and an invitation, and must be under 45 when it is issued.',
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
    timeline: '12–24 months',
    description:
      'For the partner of an Australian citizen, permanent resident or eligible New Zealand citizen, applying in Australia. From overseas it is the 309/100.',
    requirements: [
      'A genuine and continuing relationship: married, or de facto for usually 12 months',
      'A partner who may sponsor',
      'Evidence under the financial, social, household and commitment aspects',
      'Good health and character',
    ],
    nextSteps: [
      'Draw a timeline of the relationship and mark the thin months',
      'Start four folders, one for each aspect',
      'Check the conditions on your present visa',
    ],
    path: '/services/partner-visa',
  },
];

/** The visa assessment page's words. */
export const assessment = {
  path: '/visa-assessment',
  title: 'Free Visa Assessment',
  lead: 'A few questions, and a first idea of which visa to read about. It takes three minutes and stays in your browser.',
  /** In place of the form where the browser runs no script. */
  withoutScript: {
    heading: 'This form needs JavaScript',
    text: 'It works out the answer in your browser, so that nothing you enter is sent to us. It would ask what you want to do in Australia, your age if you want to work here and, as you like, about your study, English, work and savings. These two need no JavaScript:',
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
  again: 'Start again',
  result: {
    heading: 'A place to start',
    suitability: 'Suitability',
    timeline: 'Usual time',
    requirements: 'You will need',
    nextSteps: 'What to do next',
    guide: 'Read the guide',
    indicative:
      'Suitability is indicative: a rule of thumb for people with your goal, and not the chance that your application will succeed. Times vary; the guide has the recent ones.',
  },
  /** Where no rule fits: another goal, or work after 45. */
  noMatch: {
    heading: 'This one needs a conversation',
    text: 'Your answers don’t fall under one of our simple rules. That is no bad sign: age limits have exemptions, employers can nominate, and some visas suit very particular lives. A free consultation will tell you more than a form can.',
    nextSteps: [
      'Read the employer-sponsored guide, if somebody might nominate you',
      'Look through all six services',
      'Book a free 30-minute consultation',
    ],
    links: [
      { label: 'Employer-sponsored guide', path: '/services/employer-sponsored' },
      { label: 'All six services', path: '/services' },
    ],
    consultation: 'Book a Free Consultation',
  },
  contact: {
    heading: 'Ask us about this result',
    text: 'Opens a message in your own e-mail program with your answers in it, so that you can read and change it before it goes.',
    button: 'Write to us',
    subject: 'My visa assessment',
  },
  calculator: {
    heading: 'Count your points',
    text: 'What you told us is filled in already. The rest is up to you.',
  },
} as const;
