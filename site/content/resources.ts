import type { Seo } from './guides/guide';

export interface FreeResource {
  title: string;
  description: string;
  /** Kind of document. */
  type: string;
  /** Printed on A4. */
  pages: number;
  /** As displayed. A sample, like everything in `socialProof.ts`: replace it with a true count. */
  downloads: string;
  icon: 'checklist' | 'points' | 'budget' | 'interview';
  /** Path of the guide in `freeGuides/`. */
  path: string;
}

export interface PremiumResource {
  title: string;
  description: string;
  type: string;
  pages: number;
  /** Its value in Australian dollars. */
  value: number;
  icon: 'skilled' | 'partner' | 'study';
}

export interface GovernmentLink {
  title: string;
  description: string;
  url: string;
}

export const freeResources: readonly FreeResource[] = [
  {
    title: 'Visa Document Checklist',
    description:
      'The documents that most applications ask for, with room to note where each one is, who has it and whether it needs translating.',
    type: 'Checklist',
    pages: 4,
    downloads: '2.3k',
    icon: 'checklist',
    path: '/resources/visa-document-checklist',
  },
  {
    title: 'Points Test Worksheet',
    description:
      'Count your points item by item, with space for the document that proves each one and the dates on which your score changes.',
    type: 'Worksheet',
    pages: 4,
    downloads: '5.1k',
    icon: 'points',
    path: '/resources/points-test-worksheet',
  },
  {
    title: 'Student Budget Planner',
    description:
      'What you must show for the visa, what you will really spend, and how the first year looks month by month.',
    type: 'Planner',
    pages: 4,
    downloads: '1.8k',
    icon: 'budget',
    path: '/resources/student-budget-planner',
  },
  {
    title: 'Genuine Student Questions Workbook',
    description:
      'The questions on the form and the ones an officer may ask by phone, with space to think on paper first.',
    type: 'Workbook',
    pages: 4,
    downloads: '3.2k',
    icon: 'interview',
    path: '/resources/genuine-student-workbook',
  },
];

export const premiumResources: readonly PremiumResource[] = [
  {
    title: 'Skilled Migration Planner',
    description:
      'A year’s plan from skills assessment to invitation, filled in with you by an agent.',
    type: 'Planner',
    pages: 38,
    value: 97,
    icon: 'skilled',
  },
  {
    title: 'Partner Visa Evidence Organiser',
    description:
      'A timeline, four folders and outlines for statements, tailored to your relationship.',
    type: 'Organiser',
    pages: 26,
    value: 67,
    icon: 'partner',
  },
  {
    title: 'Course and City Comparison',
    description:
      'Three courses in three cities side by side: fees, rent, work, and where each leads.',
    type: 'Report',
    pages: 20,
    value: 47,
    icon: 'study',
  },
];

export const governmentLinks: readonly GovernmentLink[] = [
  {
    title: 'Department of Home Affairs: visas',
    description: 'The rules themselves, visa by visa, and the application system.',
    url: 'https://immi.homeaffairs.gov.au/',
  },
  {
    title: 'Visa pricing estimator',
    description: 'The government’s charge for your application on the day you ask.',
    url: 'https://immi.homeaffairs.gov.au/visas/visa-pricing-estimator',
  },
  {
    title: 'Global visa processing times',
    description: 'How long applications like yours have been taking.',
    url: 'https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-processing-times/global-visa-processing-times',
  },
  {
    title: 'Official points calculator',
    description: 'The whole points test. Check our calculator’s answer against it.',
    url: 'https://immi.homeaffairs.gov.au/help-support/tools/points-calculator',
  },
  {
    title: 'VEVO',
    description: 'Your own visa: what it is, when it ends, what it lets you do.',
    url: 'https://immi.homeaffairs.gov.au/visas/already-have-a-visa/check-visa-details-and-conditions/check-conditions-online',
  },
  {
    title: 'Register of migration agents',
    description: 'Check that the person advising you is registered. Check us too.',
    url: 'https://portal.mara.gov.au/search-the-register-of-migration-agents/',
  },
  {
    title: 'CRICOS',
    description: 'The register of courses and providers open to international students.',
    url: 'https://cricos.education.gov.au/',
  },
  {
    title: 'Study Australia',
    description: 'The government’s guide to courses, cities, costs and scholarships.',
    url: 'https://www.studyaustralia.gov.au/',
  },
  {
    title: 'Fair Work Ombudsman',
    description: 'Pay and rights at work, whatever visa you hold.',
    url: 'https://www.fairwork.gov.au/',
  },
];

/** Texts of the resources page. */
export const resourcesPage = {
  hero: {
    eyebrow: 'Migration resources',
    title: 'Guides to print and write on',
    lead: 'The worksheets we fill in with our clients. Complete them at home, and you will be half prepared for a meeting with any agent.',
  },
  free: {
    heading: 'Free resources',
    lead: 'Give your name and email once to open all four.',
    downloads: 'downloads',
  },
  premium: {
    heading: 'Premium guides',
    lead: 'Worked through with you by one of our team and included when you engage us. Together they are worth $200+.',
    claim: 'worth $200+',
  },
  access: {
    heading: 'Get free access',
    text: 'Tell us where to write and the four free guides open at once. You will also receive our newsletter, about once a month; every issue has a link to stop it.',
    name: { label: 'Your name' },
    email: { label: 'Your email' },
    button: 'Get Free Access',
    sending: 'Sending…',
    /** Followed by our email address. */
    failed: 'Your details could not be sent. Please try again in a moment, or write to',
    /** Errors of a form sent without script. */
    wrong: {
      name: 'Please enter your name.',
      email: 'Please enter a valid email address.',
    },
    done: {
      heading: 'Here they are',
      text: 'Open a guide and print it, or save it as a PDF from your browser’s print window.',
    },
    privacy: {
      text: 'How we look after your details',
      path: '/privacy-policy',
    },
  },
  government: {
    heading: 'Official government links',
    lead: 'The rules themselves. If the two differ, the Department’s page is right.',
  },
  guidance: {
    heading: 'Would you rather have guidance?',
    text: 'Bring your filled-in worksheet to a {free:free }{half:30-minute }consultation, or first see which visa your answers point to.',
    primary: { label: 'Book {free:Free }Consultation' },
    secondary: { label: 'Take Free Assessment', path: '/points-calculator' },
    other: { label: 'All Visas: Free Visa Assessment', path: '/visa-assessment' },
  },
} as const;

export const resourcesSeo: Seo = {
  title: 'Migration Resources: Free Checklists and Worksheets',
  description:
    'Four free guides to print and write on: document checklist, points worksheet, student budget and Genuine Student workbook, with official links.',
  keywords: [
    'visa document checklist',
    'points test worksheet',
    'student budget Australia',
    'Genuine Student questions',
    'migration resources',
  ],
};
