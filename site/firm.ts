import { createContext, useContext } from 'react';
import { firmText } from '../shared/firmText';
import type { Firm } from '../shared/publicFirm';

export const FirmContext = createContext<Firm | undefined>(undefined);

/** Returns the firm as the page shows it. @throws Error outside of a page. */
export function useFirm(): Firm {
  const firm = useContext(FirmContext);
  if (!firm) throw new Error('useFirm is for components of a page.');
  return firm;
}

/** Returns what fills the firm's rows into a text. */
export function useFirmText(): (text: string) => string {
  const firm = useFirm();
  return (text) => firmText(text, firm);
}

/** A text with what the firm's rows say. */
export const Filled = ({ text }: { text: string }) => useFirmText()(text);

/** Returns a claim's figure by its id; undefined if the firm doesn't show it. */
export const claimOf = ({ claims }: Pick<Firm, 'claims'>, id: string): string | undefined =>
  claims.find((claim) => claim.id === id)?.value;

/** '3 offices', or '1 office'. */
export const officesInWords = ({ offices }: Pick<Firm, 'offices'>): string =>
  `${offices.length} ${offices.length === 1 ? 'office' : 'offices'}`;

/** 'Australia and India': where the offices are. */
export const countriesOf = ({ offices }: Pick<Firm, 'offices'>): string =>
  new Intl.ListFormat('en-AU').format(new Set(offices.map(({ country }) => country)));

/** How the shown figures were counted, and as of when; each remark once. */
export function remarksOn(claims: Firm['claims']): string[] {
  const remarks = claims.flatMap(({ label, counted, as_of }) => {
    const day = as_of && `as of ${dayInEnglish(as_of)}`;
    if (counted) return [[counted, day && `(${day})`].filter(Boolean).join(' ')];
    return day ? [`${label}: ${day}.`] : [];
  });
  return [...new Set(remarks)];
}

const dayFormat = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' });
const dayInEnglish = (day: string) => dayFormat.format(new Date(day));

/** Joins an office's address lines. */
export const localityOf = ({
  locality,
  region,
  postcode,
}: Pick<Firm['offices'][number], 'locality' | 'region' | 'postcode'>): string =>
  [locality, region, postcode].join(' ');
