import type { RouteObject } from 'react-router-dom';
import { Frame } from './components/Frame';
import { RouteFailure } from './components/RouteFailure';
import { parameters } from './points/parameters';

/** A page of the site. Router, server rendering and sitemap read this one list. */
export interface PageRoute {
  /** Path pattern as react-router reads it. */
  path: string;
  /** The page's file in `site/pages/`; it exports `Component` and, where it has one, `loader`. */
  file: string;
  /** Priority in the sitemap (0 to 1); absent where the page isn't listed there. */
  sitemapPriority?: number;
  /** Query parameters that change what the page shows; all others are ignored by its cache. */
  query?: readonly string[];
}

export const pageRoutes: readonly PageRoute[] = [
  { path: '/', file: 'Home.tsx', sitemapPriority: 1 },
  { path: '/about', file: 'About.tsx', sitemapPriority: 0.7 },
  { path: '/services', file: 'Services.tsx', sitemapPriority: 0.7 },
  { path: '/services/permanent-residency', file: 'PermanentResidency.tsx', sitemapPriority: 0.7 },
  { path: '/services/employer-sponsored', file: 'EmployerSponsored.tsx', sitemapPriority: 0.7 },
  { path: '/services/student-visa', file: 'StudentVisa.tsx', sitemapPriority: 0.7 },
  { path: '/services/post-study-work', file: 'PostStudyWork.tsx', sitemapPriority: 0.7 },
  { path: '/services/visitor-visa', file: 'VisitorVisa.tsx', sitemapPriority: 0.7 },
  { path: '/services/partner-visa', file: 'PartnerVisa.tsx', sitemapPriority: 0.7 },
  { path: '/blog', file: 'Blog.tsx', sitemapPriority: 0.7, query: ['page'] },
  { path: '/blog/:slug', file: 'BlogPost.tsx' },
  {
    path: '/points-calculator',
    file: 'PointsCalculator.tsx',
    sitemapPriority: 0.7,
    query: parameters,
  },
  { path: '/visa-assessment', file: 'VisaAssessment.tsx' },
  { path: '/contact', file: 'Contact.tsx', sitemapPriority: 0.7 },
  { path: '/resources', file: 'Resources.tsx' },
  { path: '/resources/:guide', file: 'FreeGuide.tsx' },
  { path: '/privacy-policy', file: 'PrivacyPolicy.tsx', sitemapPriority: 0.7 },
  { path: '*', file: 'NotFound.tsx' },
];

type PageModule = Pick<RouteObject, 'Component' | 'loader' | 'handle'>;
const modules = import.meta.glob<PageModule>('./pages/*.tsx');

function loadPage(file: string): () => Promise<PageModule> {
  const load = modules[`./pages/${file}`];
  if (!load) throw new Error(`There is no page site/pages/${file}.`);
  return load;
}

export const routes: RouteObject[] = [
  {
    Component: Frame,
    ErrorBoundary: RouteFailure,
    children: pageRoutes.map(({ path, file }) => ({
      path,
      lazy: loadPage(file),
      ErrorBoundary: RouteFailure,
    })),
  },
];
