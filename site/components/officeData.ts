import { company } from '../content/company';
import { type Office, offices } from '../content/offices';
import type { SiteSettings } from '../data';
import { shareImage } from './shareImage';
import { absoluteUrl, type StructuredData } from './structuredData';

/** Every office as schema.org knows a place of business. */
export function officeData(settings: SiteSettings): StructuredData[] {
  return offices.map((office) => ({
    '@type': 'ProfessionalService',
    '@id': absoluteUrl(settings, `/#office-${office.city.toLowerCase()}`),
    name: `${company.name}, ${office.city}`,
    parentOrganization: { '@id': absoluteUrl(settings, '/#organization') },
    url: absoluteUrl(settings, '/contact'),
    image: absoluteUrl(settings, shareImage('/')),
    telephone: office.phone.dial,
    email: office.email,
    address: postalAddress(office),
    openingHours: office.hours.flatMap(({ schema }) => schema ?? []),
  }));
}

function postalAddress({ address }: Office): StructuredData {
  return {
    '@type': 'PostalAddress',
    streetAddress: address.street,
    addressLocality: address.locality,
    addressRegion: address.region,
    postalCode: address.postcode,
    addressCountry: address.country,
  };
}
