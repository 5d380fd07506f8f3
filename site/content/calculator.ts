import type { Seo } from './guides/guide';
import { pointsSource } from './points';

/** Texts of the points calculator page. Its numbers are in `points.ts`. */
export const calculator = {
  path: '/points-calculator',
  title: 'Free Points Calculator',
  lead: 'A first estimate for the skilled visas in about two minutes. It is worked out in your browser, and we don’t store it. Your choices are kept in this page’s address, so that you can save, share or print the result.',
  back: { label: 'Back to Home', path: '/' },
  visaType: {
    label: 'Visa',
    question: 'Which visa are you thinking of?',
    missing: 'Choose a visa first.',
  },
  button: 'Calculate Points',
  result: {
    heading: 'Your result',
    eligible: 'Eligible',
    notEligible: 'Not Eligible',
    total: 'Total points',
    passmark: 'Pass mark',
    cost: 'Government charge',
    breakdown: 'How it adds up',
    columns: { criterion: 'What counts', choice: 'Your answer', points: 'Points' },
    notChosen: 'No answer',
    typicalInvitation: 'Typically invited at',
    recommendations: 'What we would do next',
    print: 'Print this result',
    changed:
      'You’ve changed an answer since. Press Calculate Points to bring this result up to date.',
  },
  indicative:
    'Results are indicative only. The Department of Home Affairs decides, on the documents you give it. The Department’s test decides, not this one.',
  official: {
    label: 'Check with the official government calculator',
    url: pointsSource.official.url,
  },
  /** Link to the official points test. */
  carry: {
    path: '/points-calculator/official',
    heading: 'Take the official points test',
    text: 'We carry your answers over; the official test asks for the rest.',
    label: 'Official points test',
  },
  which: { text: 'This is the quick estimate: six questions, and simpler rules than the law’s.' },
  assessment: {
    text: 'Not sure which visa?',
    label: 'Free Visa Assessment',
    path: '/visa-assessment',
  },
  /** Shown on top to visitors from the guide of a visa without points. */
  notByPoints: {
    '/services/partner-visa': {
      text: 'Points don’t decide a partner visa. Your relationship does.',
      label: 'Partner Visa Assessment',
      path: '/visa-assessment?goal=family',
    },
    '/services/visitor-visa': {
      text: 'Points don’t decide a visitor visa. This calculator is for the skilled visas.',
      label: 'Free Visa Assessment',
      path: '/visa-assessment?goal=unsure',
    },
    '/services/student-visa': {
      text: 'Points don’t decide a student visa. This calculator is for the skilled visas.',
      label: 'Student Visa Assessment',
      path: '/visa-assessment?goal=study',
    },
  } as Readonly<Record<string, { text: string; label: string; path: string }>>,
  guidance: {
    heading: 'Would you like a second pair of eyes?',
    text: 'In a {free:free }{half:30-minute }consultation we check every point you claim and show you the fastest ways to gain more.',
    primary: { label: 'Book {free:Free }Consultation' },
    secondary: { label: 'Contact Us', path: '/contact' },
  },
} as const;

export const calculatorSeo: Seo = {
  title: 'Free Points Calculator for 189, 190 and 491 Visas',
  description:
    'Count your points for Australia’s skilled visas in two minutes: age, education, work, English and partner, with a breakdown and what to do next.',
  keywords: [
    'points calculator Australia',
    'PR points calculator',
    '189 visa points',
    '190 visa points',
    '491 visa points',
  ],
};
