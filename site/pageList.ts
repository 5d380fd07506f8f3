import { officialParameters, parameters } from './points/parameters';

/**
 * A page of the site. Router, server rendering, sitemap, navigation, footer and share images read this
 * one list: a page is its file and its line here. What search engines are told stands with its words.
 */
export interface PageRoute {
  /** Path pattern as react-router reads it. */
  path: string;
  /** The page's file in `site/pages/`; it exports `Component` and, where it has one, `loader`. */
  file: string;
  /** The file in `content/guides/` that it shows, without its ending: pages may share their code. */
  content?: string;
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
  /** Whether it says a word or two, so that the frame adds no banner and no consultation button. */
  isShort?: true;
  /** Label in the navigation, which is in the order of this list; absent where it isn't there. */
  navigation?: string;
  /** Label among the footer's quick links, in the same order. */
  footer?: string;
  /** Label in the line below the footer's columns, in the same order. */
  footerLine?: string;
}

/** The page of all addresses that no other page has. */
export const notFoundRoute: PageRoute = { path: '*', file: 'NotFound.tsx' };

/** As their content's files are called. */
const guideNames = [
  'permanent-residency',
  'employer-sponsored',
  'student-visa',
  'post-study-work',
  'visitor-visa',
  'partner-visa',
];

/** Of most pages: search engines list it, and it has a share image. */
const listed = { hasShareImage: true, sitemapPriority: 0.7 } as const;

/** The pages that stand at one address. */
export const fixedPages: readonly PageRoute[] = [
  {
    path: '/',
    file: 'Home.tsx',
    ...listed,
    sitemapPriority: 1,
    navigation: 'Home',
    footer: 'Home',
  },
  {
    path: '/about',
    file: 'About.tsx',
    ...listed,
    hasOffices: true,
    navigation: 'Our Story',
    footer: 'About Us',
  },
  {
    path: '/services',
    file: 'Services.tsx',
    ...listed,
    navigation: 'Services',
    footer: 'Services',
  },
  ...guideNames.map((name) => ({
    path: `/services/${name}`,
    file: 'Guide.tsx',
    content: name,
    query: ['adults', 'children'],
    ...listed,
  })),
  {
    path: '/blog',
    file: 'Blog.tsx',
    ...listed,
    query: ['page'],
    navigation: 'Blog',
    footer: 'Blog',
  },
  {
    path: '/contact',
    file: 'Contact.tsx',
    ...listed,
    hasOffices: true,
    query: ['about', 'sent', 'by'],
    navigation: 'Contact',
  },
  {
    path: '/points-calculator',
    file: 'PointsCalculator.tsx',
    ...listed,
    query: parameters,
    navigation: 'Free Points Calculator',
  },
  {
    path: '/points-calculator/official',
    file: 'OfficialPointsTest.tsx',
    query: officialParameters,
  },
  {
    path: '/visa-assessment',
    file: 'VisaAssessment.tsx',
    hasShareImage: true,
    query: ['goal', 'sent', 'by', 'form'],
  },
  {
    path: '/resources',
    file: 'Resources.tsx',
    query: ['access'],
    hasOffices: true,
    hasShareImage: true,
  },
  { path: '/changes', file: 'Changes.tsx', query: ['year', 'visa'], footerLine: 'What Changed' },
  { path: '/privacy-policy', file: 'PrivacyPolicy.tsx', ...listed, footer: 'Privacy Policy' },
  { path: '/terms', file: 'Terms.tsx', footerLine: 'Terms of Use' },
  { path: '/fees', file: 'Fees.tsx', footerLine: 'Fees and Commissions' },
  { path: '/complaints', file: 'Complaints.tsx', footerLine: 'Complaints' },
  { path: '/newsletter', file: 'Newsletter.tsx', query: ['result'], isShort: true, noindex: true },
  // Served by `api/pages/mailLinks.ts`, which keeps nothing of them.
  { path: '/newsletter/confirm', file: 'NewsletterConfirm.tsx', isShort: true, noindex: true },
  {
    path: '/newsletter/unsubscribe',
    file: 'NewsletterUnsubscribe.tsx',
    isShort: true,
    noindex: true,
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
