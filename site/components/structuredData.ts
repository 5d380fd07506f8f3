import type { Blog, Signature } from '../../api/publicTypes';
import { commaList } from '../../shared/commaList';
import { dialOf } from '../../shared/phone';
import { sharedPicture, shownElsewhere } from '../../shared/post';
import type { Firm } from '../../shared/publicFirm';
import type { PublicRow } from '../../shared/resources';
import type { Guide } from '../content/guides/guide';
import { regulator } from '../content/policies/policy';
import type { SiteSettings } from '../data';
import { shareImage } from './shareImage';

/** schema.org data for JSON-LD. */
export type StructuredData = Record<string, unknown>;

export function absoluteUrl({ siteUrl }: SiteSettings, path: string): string {
  return new URL(path, `${siteUrl}/`).href;
}

/** Returns the address of a post's image; undefined without one. */
export function pictureUrl({ storageUrl }: SiteSettings, imageUrl: string): string | undefined {
  return imageUrl === '' ? undefined : `${storageUrl}/${imageUrl}`;
}

/** Describes the company, for every page. */
export function organization(settings: SiteSettings, { company }: Firm): StructuredData {
  return {
    '@type': 'Organization',
    '@id': absoluteUrl(settings, '/#organization'),
    name: company.name,
    url: absoluteUrl(settings, '/'),
    logo: absoluteUrl(settings, '/icon-512.png'),
    description: company.description,
    foundingDate: String(company.founded),
    email: company.email,
    telephone: dialOf(company),
    sameAs: [company.linkedin, company.facebook, company.instagram].filter(Boolean),
  };
}

/** The address by which data names a person. */
const personId = (settings: SiteSettings, id: string): string =>
  absoluteUrl(settings, `/about/${encodeURIComponent(id)}#person`);

/** What a person's registration is in data; nothing without one. */
const registration = (marn: string): StructuredData =>
  marn === ''
    ? {}
    : {
        identifier: { '@type': 'PropertyValue', propertyID: 'MARN', value: marn },
        hasCredential: {
          '@type': 'EducationalOccupationalCredential',
          credentialCategory: 'Registered migration agent',
          identifier: marn,
          recognizedBy: {
            '@type': 'GovernmentOrganization',
            name: regulator.name,
            url: regulator.site.href,
          },
        },
      };

/** Describes somebody of the firm. */
export function personData(
  settings: SiteSettings,
  { id, name, role, marn, languages, specialization }: PublicRow<'people'>,
): StructuredData {
  return {
    '@type': 'Person',
    '@id': personId(settings, id),
    name,
    jobTitle: role,
    url: absoluteUrl(settings, `/about/${encodeURIComponent(id)}`),
    worksFor: { '@id': absoluteUrl(settings, '/#organization') },
    ...registration(marn),
    ...(specialization && { knowsAbout: specialization }),
    ...(languages && { knowsLanguage: commaList(languages) }),
  };
}

/** Describes a page that somebody checked, and them; nothing of one that nobody did. */
export function reviewedPage(
  settings: SiteSettings,
  path: string,
  signature: Signature | undefined,
): StructuredData[] {
  if (!signature) return [];
  const { person, name, marn, signed_on } = signature;
  const id = personId(settings, person);
  return [
    {
      '@type': 'WebPage',
      '@id': absoluteUrl(settings, path),
      url: absoluteUrl(settings, path),
      reviewedBy: { '@id': id },
      lastReviewed: signed_on,
    },
    { '@type': 'Person', '@id': id, name, ...registration(marn) },
  ];
}

/** Describes the help that a visa guide is about. */
export function serviceData(
  settings: SiteSettings,
  { path, title, lead, subclass }: Pick<Guide, 'path' | 'title' | 'lead' | 'subclass'>,
): StructuredData {
  return {
    '@type': 'Service',
    '@id': absoluteUrl(settings, `${path}#service`),
    name: title.replace(/ guide$/, ''),
    serviceType: `Immigration assistance, ${subclass.toLowerCase()}`,
    description: lead,
    url: absoluteUrl(settings, path),
    areaServed: { '@type': 'Country', name: 'Australia' },
    provider: { '@id': absoluteUrl(settings, '/#organization') },
  };
}

/** @param team by whose ids authors are named. */
export function blogPosting(
  settings: SiteSettings,
  post: Omit<Blog, 'content'>,
  team: Firm['team'],
): StructuredData {
  const author = team.find(({ name }) => name === post.author);
  const shown = shownElsewhere(post);
  const url = absoluteUrl(settings, `/blog/${post.slug}`);
  const picture = pictureUrl(settings, sharedPicture(post)) ?? shareImage(`/blog/${post.slug}`);
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    headline: shown.title,
    description: shown.description,
    image: absoluteUrl(settings, picture),
    datePublished: post.date,
    dateModified: post.updated_at.slice(0, 10),
    author: {
      '@type': 'Person',
      ...(author && { '@id': personId(settings, author.id) }),
      name: post.author,
    },
    publisher: { '@id': absoluteUrl(settings, '/#organization') },
    articleSection: post.category,
    mainEntityOfPage: url,
  };
}

/** A page on the path to another. */
export interface Step {
  name: string;
  path: string;
}

/** Describes the path from the home page, the page itself last. */
export function breadcrumbs(settings: SiteSettings, steps: readonly Step[]): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: '/' }, ...steps].map(({ name, path }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name,
      item: absoluteUrl(settings, path),
    })),
  };
}

/** Describes every office as a place of business. */
export function officeData(settings: SiteSettings, { company, offices }: Firm): StructuredData[] {
  return offices.map((office) => ({
    '@type': 'LegalService',
    '@id': absoluteUrl(settings, `/#office-${office.id}`),
    name: `${company.name}, ${office.city}`,
    parentOrganization: { '@id': absoluteUrl(settings, '/#organization') },
    url: absoluteUrl(settings, '/contact'),
    image: absoluteUrl(settings, shareImage('/')),
    telephone: dialOf(office),
    email: office.email,
    address: postalAddress(office),
    openingHoursSpecification: office.hours.flatMap((times, day) =>
      times.map(([opens, closes]) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: `https://schema.org/${weekdays[day]}`,
        opens,
        closes,
      })),
    ),
  }));
}

const weekdays =
  // biome-ignore format: a list of words, read as one.
  ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

function postalAddress(office: Firm['offices'][number]): StructuredData {
  return {
    '@type': 'PostalAddress',
    streetAddress: office.street,
    addressLocality: office.locality,
    addressRegion: office.region,
    postalCode: office.postcode,
    addressCountry: office.country,
  };
}
