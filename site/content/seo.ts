import type { Seo } from './guides/guide';

/**
 * Title, description and keywords of each static page that isn't a guide: those of the visa guides
 * and of the printable guides are in their own files. The page adds the site's name to the title.
 */
export const seo = {
  '/': {
    title: 'Australian Visas, Migration and Study Advice',
    description:
      'Registered migration agents and education counsellors in Canberra, Adelaide and Ahmedabad. Student, skilled, work and partner visas. Free consultation.',
    keywords: [
      'migration agent Australia',
      'student visa Australia',
      'permanent residency Australia',
      'migration agent Canberra',
      'migration agent Adelaide',
      'study in Australia Ahmedabad',
    ],
  },
  '/about': {
    title: 'Our Story, Our People, Three Offices',
    description:
      'Founded in 2022 by former international students: meet our registered migration agents and education counsellors in Canberra, Adelaide and Ahmedabad.',
    keywords: [
      'registered migration agents',
      'education consultants Australia',
      'about us',
      'migration agent Canberra',
    ],
  },
  '/services': {
    title: 'Visa Services: Six Guides and Help With Each',
    description:
      'Permanent residency, employer sponsorship, student, post-study work, visitor and partner visas: a full guide to each and a free first consultation.',
    keywords: [
      'Australian visa services',
      'permanent residency',
      'employer sponsored visa',
      'student visa',
      'partner visa',
      'visitor visa',
    ],
  },
  '/blog': {
    title: 'Migration News, Explained',
    description:
      'What changed in Australian migration and study rules, who it touches and what to do about it, by the agents and counsellors who do the work.',
    keywords: ['Australian migration news', 'visa changes', 'student visa news', 'migration blog'],
  },
  '/contact': {
    title: 'Contact Us and Book a Free Consultation',
    description:
      'Write, call or book a free 30-minute consultation. We reply within 24 hours from our offices in Canberra, Adelaide and Ahmedabad.',
    keywords: [
      'contact migration agent',
      'free visa consultation',
      'Canberra',
      'Adelaide',
      'Ahmedabad',
    ],
  },
  '/points-calculator': {
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
  },
  '/resources': {
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
  },
  '/privacy-policy': {
    title: 'Privacy Policy',
    description:
      'What we collect, why, who receives it, how long we keep it and your rights under the Australian Privacy Act 1988 and the Australian Privacy Principles.',
    keywords: ['privacy policy', 'Australian Privacy Principles', 'Privacy Act 1988'],
  },
  '/visa-assessment': {
    title: 'Free Visa Assessment',
    description:
      'A few questions about your plans, and a first idea of which Australian visa to read about. It takes three minutes and stays in your browser.',
    keywords: ['free visa assessment', 'which Australian visa', 'visa eligibility Australia'],
  },
} as const satisfies Record<string, Seo>;

/** For the page that isn't there; it has no address of its own. */
export const notFoundSeo: Seo = {
  title: 'Page not found',
  description: 'There is no page at this address.',
  keywords: [],
};
