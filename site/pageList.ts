import { bookingQuery } from './booking/query';
import { officialParameters, parameters } from './points/parameters';

/**
 * A page of the site. Router, server rendering, sitemap, navigation, footer and share images read
 * this list: a page is its file and its line here. Its metadata is with its texts.
 */
export interface PageRoute {
  /** Path pattern of react-router. */
  path: string;
  /** The page's file in `site/pages/`, exporting `Component` and optionally `loader`. */
  file: string;
  /** File in `content/guides/` without extension: pages may share their code. */
  content?: string;
  /** Priority in the sitemap (0 to 1); absent if unlisted. */
  sitemapPriority?: number;
  /** Hidden from search engines, without a canonical address. */
  noindex?: true;
  /** Query parameters that change the page; the cache ignores all others. */
  query?: readonly string[];
  /**
   * True if `public/share` has a share image of the page, 1200 by 630 pixels; default: the home
   * page's.
   */
  hasShareImage?: true;
  /** True if it shows offices and phones itself, replacing the frame's banner. */
  hasOffices?: true;
  /** True if it is very short: the frame adds no banner or consultation button. */
  isShort?: true;
  /** Label in the navigation, ordered as in this list; absent if it isn't there. */
  navigation?: string;
  /** Label among the footer's quick links, in the same order. */
  footer?: string;
  /** Label in the line below the footer's columns, in the same order. */
  footerLine?: string;
}

/** The page for unknown addresses. */
export const notFoundRoute: PageRoute = { path: '*', file: 'NotFound.tsx' };

/** File names of the guides' content. */
const guideNames = [
  'permanent-residency',
  'employer-sponsored',
  'student-visa',
  'post-study-work',
  'visitor-visa',
  'partner-visa',
];

/** Defaults of most pages: listed by search engines, with a share image. */
const listed = { hasShareImage: true, sitemapPriority: 0.7 } as const;

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
  { path: '/book', file: 'Book.tsx', query: [...bookingQuery, 'sent'], isShort: true },
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
  // Served uncached by `api/pages/mailLinks.ts`.
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
  // These provide their own metadata.
  { path: '/about/:person', file: 'Person.tsx' },
  { path: '/blog/:slug', file: 'BlogPost.tsx' },
  { path: '/resources/:guide', file: 'FreeGuide.tsx', hasShareImage: true },
  { path: '/preview/:token', file: 'Preview.tsx' },
  {
    path: '/booking/:token',
    file: 'BookingLink.tsx',
    noindex: true,
    query: ['result'],
    isShort: true,
  },
  { path: '/search', file: 'Search.tsx', noindex: true, query: ['q', 'page'] },
  notFoundRoute,
];
