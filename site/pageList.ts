import type { Seo } from './content/guides/guide';
import { officialParameters } from './points/officialParameters';
import { parameters } from './points/parameters';

/**
 * A page of the site. Router, server rendering, sitemap, navigation, footer, metadata and share images
 * read this one list: a page is its file and its line here. The texts may name facts, as all content
 * does.
 */
export interface PageRoute {
  /** Path pattern as react-router reads it. */
  path: string;
  /** The page's file in `site/pages/`; it exports `Component` and, where it has one, `loader`. */
  file: string;
  /** Priority in the sitemap (0 to 1); absent where the page isn't listed there. */
  sitemapPriority?: number;
  /** No search engine lists it, so that it has no canonical address. */
  noindex?: true;
  /** Query parameters that change what the page shows; all others are ignored by its cache. */
  query?: readonly string[];
  /**
   * Whether `public/share` has a picture of the page, 1200 by 630 pixels, for where its address is
   * shared; otherwise the home page's stands for it.
   */
  hasShareImage?: true;
  /** Whether it shows the offices and phones itself, so that the frame's banner doesn't. */
  hasOffices?: true;
  /** Label in the navigation, which is in the order of this list; absent where it isn't there. */
  navigation?: string;
  /** Label among the footer's links, in the same order. */
  footer?: string;
}

/** A page at one address, with what search engines and link previews are told of it. */
export interface FixedPage extends PageRoute, Seo {}

/** The page of all addresses that no other page has. */
export const notFoundRoute: PageRoute = { path: '*', file: 'NotFound.tsx' };

export const fixedPages: readonly FixedPage[] = [
  {
    path: '/',
    file: 'Home.tsx',
    hasShareImage: true,
    sitemapPriority: 1,
    navigation: 'Home',
    footer: 'Home',
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
  {
    path: '/about',
    file: 'About.tsx',
    hasOffices: true,
    hasShareImage: true,
    sitemapPriority: 0.7,
    navigation: 'Our Story',
    footer: 'About Us',
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
  {
    path: '/services',
    file: 'Services.tsx',
    hasShareImage: true,
    sitemapPriority: 0.7,
    navigation: 'Services',
    footer: 'Services',
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
  {
    path: '/services/permanent-residency',
    file: 'PermanentResidency.tsx',
    query: ['adults', 'children'],
    hasShareImage: true,
    sitemapPriority: 0.7,
    title: 'Permanent Residency: Points Table and the 189, 190 and 491 Visas',
    description: `The pass mark and the points table, the 189, 190 and 491 visas compared, and the eight steps from occupation list to permanent residency.`,
    keywords: [
      'permanent residency Australia',
      'points test',
      'subclass 189',
      'subclass 190',
      'subclass 491',
      'expression of interest SkillSelect',
    ],
  },
  {
    path: '/services/employer-sponsored',
    file: 'EmployerSponsored.tsx',
    query: ['adults', 'children'],
    hasShareImage: true,
    sitemapPriority: 0.7,
    title: 'Employer-Sponsored Visas: 482, 186 and Regional 494 Explained',
    description:
      'How an Australian employer sponsors a skilled worker: the 482, 186 and 494 visas, who pays for what, the salary rules, age and experience, and the steps.',
    keywords: [
      'employer sponsored visa Australia',
      'Skills in Demand visa',
      'subclass 482',
      'subclass 186',
      'subclass 494',
      'standard business sponsor',
    ],
  },
  {
    path: '/services/student-visa',
    file: 'StudentVisa.tsx',
    query: ['adults', 'children'],
    hasShareImage: true,
    sitemapPriority: 0.7,
    title: 'Student Visa (Subclass 500): Requirements, Costs and Steps',
    description:
      'Who can apply for Australia’s student visa, what it costs, the English scores, the documents and the six steps from choosing a course to arriving.',
    keywords: [
      'student visa Australia',
      'subclass 500',
      'Genuine Student requirement',
      'Confirmation of Enrolment',
      'OSHC',
      'English test scores student visa',
    ],
  },
  {
    path: '/services/post-study-work',
    file: 'PostStudyWork.tsx',
    query: ['adults', 'children'],
    hasShareImage: true,
    sitemapPriority: 0.7,
    title: 'Post-Study Work Visa (485): Dates, Streams and Length of Stay',
    description:
      'The Temporary Graduate visa (485): {{visa-485-apply-within in words}} to apply, {{visa-485-study-weeks}} of study, the age limit, both streams, and how long each qualification gives.',
    keywords: [
      'post study work visa Australia',
      'Temporary Graduate visa',
      'subclass 485',
      '485 visa age limit',
      'Australian study requirement {{visa-485-study-weeks}}',
    ],
  },
  {
    path: '/services/visitor-visa',
    file: 'VisitorVisa.tsx',
    hasShareImage: true,
    sitemapPriority: 0.7,
    title: 'Visitor Visa (Subclass 600): Streams, Stays and Evidence',
    description:
      'Australia’s visitor visa: stays of {{visa-600-stay}}, the tourist, family and business streams, conditions to watch, and evidence that you will go home.',
    keywords: [
      'visitor visa Australia',
      'subclass 600',
      'tourist visa Australia',
      'sponsored family stream',
      'business visitor stream',
      'visitor visa for parents',
    ],
  },
  {
    path: '/services/partner-visa',
    file: 'PartnerVisa.tsx',
    query: ['adults', 'children'],
    hasShareImage: true,
    sitemapPriority: 0.7,
    title: 'Partner Visas: 309/100, 820/801 and 300, Evidence and Times',
    description:
      'Offshore, onshore and prospective marriage visas compared: processing times, who can sponsor, evidence under the four aspects, and the two-stage process.',
    keywords: [
      'partner visa Australia',
      'subclass 820 801',
      'subclass 309 100',
      'prospective marriage visa 300',
      'partner visa evidence',
      'de facto visa Australia',
    ],
  },
  {
    path: '/blog',
    file: 'Blog.tsx',
    hasShareImage: true,
    sitemapPriority: 0.7,
    query: ['page'],
    navigation: 'Blog',
    footer: 'Blog',
    title: 'Migration News, Explained',
    description:
      'What changed in Australian migration and study rules, who is affected and what to do about it, by the agents and counsellors who do the work.',
    keywords: ['Australian migration news', 'visa changes', 'student visa news', 'migration blog'],
  },
  {
    path: '/contact',
    file: 'Contact.tsx',
    hasOffices: true,
    hasShareImage: true,
    sitemapPriority: 0.7,
    query: ['about', 'sent', 'by'],
    navigation: 'Contact',
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
  {
    path: '/points-calculator',
    file: 'PointsCalculator.tsx',
    hasShareImage: true,
    sitemapPriority: 0.7,
    query: parameters,
    navigation: 'Free Points Calculator',
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
  {
    path: '/points-calculator/official',
    file: 'OfficialPointsTest.tsx',
    query: officialParameters,
    title: 'Official Points Test for the 189, 190 and 491 Visas',
    description:
      'Count your points as Schedule 6D does: age at invitation, English by test, work, study, partner and nomination, and what would raise your total most.',
    keywords: [
      'official points test Australia',
      'Schedule 6D points',
      'SkillSelect points',
      'points test partner skills',
      'PTE IELTS points',
    ],
  },
  {
    path: '/visa-assessment',
    file: 'VisaAssessment.tsx',
    hasShareImage: true,
    query: ['sent', 'by', 'form'],
    title: 'Free Visa Assessment',
    description:
      'A few questions about your plans for a first idea of which Australian visa to read about. It takes three minutes and stays in your browser.',
    keywords: ['free visa assessment', 'which Australian visa', 'visa eligibility Australia'],
  },
  {
    path: '/resources',
    file: 'Resources.tsx',
    query: ['access'],
    hasOffices: true,
    hasShareImage: true,
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
  {
    path: '/changes',
    file: 'Changes.tsx',
    query: ['year', 'visa'],
    footer: 'What Changed',
    title: 'What Changed in Australian Visa Fees and Rules',
    description:
      'Every charge, time and threshold on this site: what changed, from which day, the source, and when we last checked it.',
    keywords: ['visa fee changes', 'Australian visa charges history', 'migration rule changes'],
  },
  {
    path: '/privacy-policy',
    file: 'PrivacyPolicy.tsx',
    hasShareImage: true,
    sitemapPriority: 0.7,
    footer: 'Privacy Policy',
    title: 'Privacy Policy',
    description:
      'What we collect, why, who receives it, how long we keep it and your rights under the Australian Privacy Act 1988 and the Australian Privacy Principles.',
    keywords: ['privacy policy', 'Australian Privacy Principles', 'Privacy Act 1988'],
  },
  {
    path: '/newsletter',
    file: 'Newsletter.tsx',
    query: ['result'],
    noindex: true,
    title: 'The Newsletter',
    description:
      'The page behind the newsletter form: whether we have your address, and what comes next.',
    keywords: ['newsletter', 'subscribe', 'subscription'],
  },
  // Served by `api/pages/mailLinks.ts`, which keeps nothing of them.
  {
    path: '/newsletter/confirm',
    file: 'NewsletterConfirm.tsx',
    noindex: true,
    title: 'Confirm Your Subscription',
    description:
      'The page that the link in our email leads to: press the button to confirm your subscription.',
    keywords: ['newsletter', 'confirm', 'subscription'],
  },
  {
    path: '/newsletter/unsubscribe',
    file: 'NewsletterUnsubscribe.tsx',
    noindex: true,
    title: 'Stop the Newsletter',
    description:
      'The page that the link in our email leads to: press the button to stop the newsletter.',
    keywords: ['newsletter', 'stop', 'unsubscribe'],
  },
];

export const pageRoutes: readonly PageRoute[] = [
  ...fixedPages,
  // These say of themselves what they are about.
  { path: '/blog/:slug', file: 'BlogPost.tsx' },
  { path: '/resources/:guide', file: 'FreeGuide.tsx', hasShareImage: true },
  { path: '/preview/:token', file: 'Preview.tsx' },
  { path: '/search', file: 'Search.tsx', noindex: true, query: ['q', 'page'] },
  notFoundRoute,
];

/** The metadata of the page at a path. @throws Error where the list has no such page. */
export function seoOf(path: string): Seo {
  const page = fixedPages.find((fixed) => fixed.path === path);
  if (!page) throw new Error(`There is no page ${path} in the list of pages.`);
  const { title, description, keywords } = page;
  return { title, description, keywords };
}
