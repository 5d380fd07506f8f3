export { otherWords } from './content/searchWords';

import { firmText } from '../shared/firmText';
import type { Firm } from '../shared/publicFirm';
import type { PublicRow } from '../shared/resources';
import { about, aboutSeo } from './content/about';
import { assessment, assessmentRecommendations, assessmentSeo } from './content/assessment';
import { blogPage, blogSeo } from './content/blogPage';
import { bookingPage, bookingSeo } from './content/bookingPage';
import { calculator, calculatorSeo } from './content/calculator';
import { changesPage, changesSeo } from './content/changesPage';
import { contact, contactSeo } from './content/contact';
import { freeGuides } from './content/freeGuides';
import { guides } from './content/guides';
import type { Guide, Seo } from './content/guides/guide';
import { home, homeSeo } from './content/home';
import { confirmSeo, newsletterSeo, unsubscribeSeo } from './content/newsletterPages';
import { officialCalculator, officialSeo } from './content/officialCalculator';
import { officialTest } from './content/officialTest';
import { visaTypes } from './content/points';
import { complaints } from './content/policies/complaints';
import { fees } from './content/policies/fees';
import type { Policy } from './content/policies/policy';
import { privacyPolicy } from './content/policies/privacy';
import { terms } from './content/policies/terms';
import { premiumResources, resourcesPage, resourcesSeo } from './content/resources';
import { services } from './content/services';
import { servicesPage, servicesSeo } from './content/servicesPage';
import { stringsOf } from './content/text';
import { fixedPages } from './pageList';

type Office = Firm['offices'][number];

/** A page's texts, for search and for finding uses of facts. */
interface PageText {
  kind: 'guide' | 'page' | 'tool' | 'sheet';
  title: string;
  path: string;
  /** Metadata for search engines. */
  seo: Seo;
  /** Its texts, which may use facts as `{{…}}`. */
  content: unknown;
  /** Texts whose facts its loader reads, if not its content. */
  facts?: unknown;
  /** Its title in search results, if different. */
  searchTitle?: string;
}

export interface FirmTexts extends Pick<Firm, 'company' | 'offices' | 'kinds'> {
  people: readonly PublicRow<'people'>[];
}

/** Pages with a fixed address, and the printed guides. */
export const pageTexts = ({ company, offices, people, kinds }: FirmTexts): readonly PageText[] => [
  page('/', 'Home', homeSeo, home),
  page('/about', 'Our story and our team', aboutSeo, [
    about,
    people.map(({ id: _, image: __, ...person }) => person),
  ]),
  page('/services', 'All services', servicesSeo, [servicesPage, services]),
  ...guides.map(({ seo, ...content }) => ({
    ...page(content.path, content.title, seo, withoutTitle(content)),
    kind: 'guide' as const,
    searchTitle: `${content.title}: ${content.subclass.toLowerCase()}`,
    facts: { seo, ...content },
  })),
  page('/blog', blogPage.hero.title, blogSeo, blogPage.hero),
  page('/contact', 'Contact, offices and booking', contactSeo, [contact, offices.map(addressOf)]),
  page(bookingPage.path, bookingPage.title, bookingSeo, bookingPage.lead),
  tool(calculator, calculatorSeo, [visaTypes, officialTest]),
  tool(officialCalculator, officialSeo, officialTest),
  tool(assessment, assessmentSeo, [assessment, assessmentRecommendations]),
  page('/resources', 'Free resources', resourcesSeo, [resourcesPage, premiumResources]),
  page('/changes', changesPage.title, changesSeo, changesPage),
  policy(privacyPolicy({ hasBrevo: true, company, offices })),
  policy(terms({ company, kinds })),
  policy(fees({ kinds })),
  policy(complaints({ company, offices })),
  page('/newsletter', 'Newsletter', newsletterSeo),
  page('/newsletter/confirm', 'Newsletter', confirmSeo),
  page('/newsletter/unsubscribe', 'Newsletter', unsubscribeSeo),
  ...freeGuides.map((guide) => {
    const { slug, title, description, keywords, ...content } = guide;
    const seo = { title, description, keywords };
    const sheet = page(`/resources/${slug}`, title, seo, content);
    return { ...sheet, kind: 'sheet' as const, facts: guide };
  }),
];

function page(path: string, title: string, seo: Seo, content: unknown = []): PageText {
  return { kind: 'page', path, title, seo, content };
}

function policy({ path, title, seo, sections }: Policy): PageText {
  return page(path, title, seo, sections);
}

function tool(content: { path: string; title: string }, seo: Seo, facts: unknown): PageText {
  return { ...page(content.path, content.title, seo, content), kind: 'tool', facts };
}

/** Drops a guide's title and subclass, which its search title covers. */
function withoutTitle({ title: _, subclass: __, ...content }: Omit<Guide, 'seo'>) {
  return content;
}

export interface SearchText extends Pick<PageText, 'kind' | 'title'> {
  url: string;
  description: string;
  /** Its headings and alternative names. */
  heads: readonly string[];
  texts: readonly string[];
}

const unlisted = new Set(fixedPages.flatMap(({ path, noindex }) => (noindex ? [path] : [])));

/** Returns the texts of an office that people search for. */
const addressOf = ({ city, street, locality, region, postcode, country, phone, email }: Office) => [
  city,
  street,
  locality,
  region,
  postcode,
  country,
  phone,
  email,
];

/** Every page in the search, besides posts and facts. */
export const searchTexts = (firm: FirmTexts): readonly SearchText[] =>
  pageTexts(firm)
    .filter(({ path }) => !unlisted.has(path))
    .map(({ kind, path, title, searchTitle = title, seo, content }) => ({
      kind,
      title: firmText(searchTitle, firm),
      url: path,
      description: firmText(seo.description, firm),
      heads: [...(kind === 'sheet' ? [] : [seo.title]), ...seo.keywords, ...headsIn(content)].map(
        (text) => firmText(text, firm),
      ),
      texts: stringsOf(content).map((text) => firmText(text, firm)),
    }));

function headsIn(content: unknown): string[] {
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([key, inner]) =>
    ['heading', 'title', 'question', 'name'].includes(key) && typeof inner === 'string'
      ? [inner]
      : headsIn(inner),
  );
}
