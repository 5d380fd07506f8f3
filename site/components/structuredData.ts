import type { Blog } from '../../api/publicTypes';
import { weekInWords } from '../../shared/hours';
import { dialOf } from '../../shared/phone';
import type { Firm } from '../../shared/publicFirm';
import type { SiteSettings } from '../data';
import { shareImage } from './shareImage';

/** schema.org data for JSON-LD. */
export type StructuredData = Record<string, unknown>;

/** Returns a site path, or an absolute address, as an absolute address. */
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

export function blogPosting(settings: SiteSettings, post: Omit<Blog, 'content'>): StructuredData {
  const url = absoluteUrl(settings, `/blog/${post.slug}`);
  const picture = pictureUrl(settings, post.image_url) ?? shareImage(`/blog/${post.slug}`);
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    headline: post.title,
    description: post.excerpt,
    image: absoluteUrl(settings, picture),
    datePublished: post.date,
    dateModified: post.updated_at.slice(0, 10),
    author: { '@type': 'Person', name: post.author },
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
    '@type': 'ProfessionalService',
    '@id': absoluteUrl(settings, `/#office-${office.id}`),
    name: `${company.name}, ${office.city}`,
    parentOrganization: { '@id': absoluteUrl(settings, '/#organization') },
    url: absoluteUrl(settings, '/contact'),
    image: absoluteUrl(settings, shareImage('/')),
    telephone: dialOf(office),
    email: office.email,
    address: postalAddress(office),
    openingHours: weekInWords(office.hours).flatMap(({ schema }) => schema),
  }));
}

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
