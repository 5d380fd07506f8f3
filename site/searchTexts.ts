export { otherWords } from './content/searchWords';

import { about, aboutSeo } from './content/about';
import { assessment, assessmentSeo } from './content/assessment';
import { blogPage, blogSeo } from './content/blogPage';
import { calculator, calculatorSeo } from './content/calculator';
import { changesPage, changesSeo } from './content/changesPage';
import { contact, contactSeo } from './content/contact';
import { freeGuides } from './content/freeGuides';
import { guides } from './content/guides';
import type { Seo } from './content/guides/guide';
import { home, homeSeo } from './content/home';
import { confirmSeo, newsletterSeo, unsubscribeSeo } from './content/newsletterPages';
import { offices } from './content/offices';
import { officialCalculator, officialSeo } from './content/officialCalculator';
import { privacy, privacySeo } from './content/privacy';
import { premiumResources, resourcesPage, resourcesSeo } from './content/resources';
import { services } from './content/services';
import { servicesPage, servicesSeo } from './content/servicesPage';
import { team } from './content/team';
import { stringsOf } from './content/text';
import { fixedPages } from './pageList';

/** A page as a search reads it. Its texts may name facts, in `{{…}}`. */
export interface SearchText {
  kind: 'guide' | 'page' | 'tool' | 'sheet';
  title: string;
  url: string;
  description: string;
  /** What it is about: its headings, its other names. */
  heads: readonly string[];
  /** All else that it says. */
  texts: readonly string[];
}

/** What search engines are told of the pages that stand at one address. */
export const pageSeo: Readonly<Record<string, Seo>> = {
  '/': homeSeo,
  '/about': aboutSeo,
  '/services': servicesSeo,
  '/blog': blogSeo,
  '/contact': contactSeo,
  '/points-calculator': calculatorSeo,
  '/points-calculator/official': officialSeo,
  '/visa-assessment': assessmentSeo,
  '/resources': resourcesSeo,
  '/changes': changesSeo,
  '/privacy-policy': privacySeo,
  '/newsletter': newsletterSeo,
  '/newsletter/confirm': confirmSeo,
  '/newsletter/unsubscribe': unsubscribeSeo,
  ...Object.fromEntries(guides.map(({ path, seo }) => [path, seo])),
};

type Own = Pick<SearchText, 'kind' | 'title'> & { content: unknown };

/** What stands on the pages of the list; of one that isn't here a search reads that line alone. */
const contents: Record<string, Own> = {
  '/': { kind: 'page', title: 'Home', content: home },
  '/about': { kind: 'page', title: 'Our story and our team', content: [about, team] },
  '/services': { kind: 'page', title: 'All services', content: [servicesPage, services] },
  '/blog': { kind: 'page', title: blogPage.hero.title, content: blogPage.hero },
  '/contact': { kind: 'page', title: 'Contact, offices and booking', content: [contact, offices] },
  '/points-calculator': { kind: 'tool', title: calculator.title, content: calculator },
  '/points-calculator/official': {
    kind: 'tool',
    title: officialCalculator.title,
    content: officialCalculator,
  },
  '/visa-assessment': { kind: 'tool', title: assessment.title, content: assessment },
  '/resources': {
    kind: 'page',
    title: 'Free resources',
    content: [resourcesPage, premiumResources],
  },
  '/changes': { kind: 'page', title: changesPage.title, content: changesPage },
  '/privacy-policy': { kind: 'page', title: privacy.title, content: privacy.sections },
  ...Object.fromEntries(
    guides.map(({ path, title, subclass, seo: _, ...content }) => [
      path,
      { kind: 'guide', title: `${title}: ${subclass.toLowerCase()}`, content },
    ]),
  ),
};

/** The headings in a piece of content. */
function headsIn(content: unknown): string[] {
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([key, inner]) =>
    ['heading', 'title', 'question', 'name'].includes(key) && typeof inner === 'string'
      ? [inner]
      : headsIn(inner),
  );
}

/** Every page that a search may find beside posts and facts. */
export const searchTexts: readonly SearchText[] = [
  ...fixedPages.flatMap(({ path, noindex }) => {
    const seo = pageSeo[path];
    if (noindex || !seo) return [];
    const { title: seoTitle, description, keywords } = seo;
    const listed: Own = { kind: 'page', title: seoTitle, content: [] };
    const { content, ...page } = contents[path] ?? listed;
    const heads = [seoTitle, ...keywords, ...headsIn(content)];
    return [{ ...page, url: path, description, heads, texts: stringsOf(content) }];
  }),
  ...freeGuides.map(({ slug, title, description, keywords, ...content }) => ({
    kind: 'sheet' as const,
    title,
    url: `/resources/${slug}`,
    description,
    heads: [...keywords, ...headsIn(content)],
    texts: stringsOf(content),
  })),
];
