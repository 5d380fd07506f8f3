import type { Firm } from './publicFirm';

type Named = Pick<Firm, 'company'> & {
  offices: readonly Pick<Firm['offices'][number], 'city' | 'country'>[];
};

const list = new Intl.ListFormat('en-AU');

/** 'Ahmedabad, India': the offices outside Australia; empty if there are none. */
export const overseasOffices = ({ offices }: Pick<Named, 'offices'>): string =>
  list.format(
    offices.flatMap(({ city, country }) => (country === 'Australia' ? [] : `${city}, ${country}`)),
  );

/** The office that gets letters: the head office or, once it is closed, the first; none: undefined. */
export function letterOffice(offices: Firm['offices']): string | undefined {
  const head = offices.find(({ role }) => /^head office$/i.test(role));
  return head ? 'our head office' : offices[0] && `our ${offices[0].city} office`;
}

/** What a text says in braces, from the firm's rows. */
const words: Readonly<Record<string, (firm: Named) => string>> = {
  /** 'Canberra, Adelaide and Ahmedabad'. */
  cities: ({ offices }) => list.format(offices.map(({ city }) => city)),
  /** '24 hours': within which a reply is promised. */
  hours: ({ company: { promised_hours: hours } }) => `${hours} ${hours === 1 ? 'hour' : 'hours'}`,
  /** '2022'. */
  founded: ({ company }) => String(company.founded),
};

/**
 * Fills in what the firm's rows say: `{cities}`, `{hours}` and `{founded}`. Without offices, ` in
 * {cities}` and ` from our offices in {cities}` are left out.
 */
export function firmText(text: string, firm: Named): string {
  if (!text.includes('{')) return text;
  const shown =
    firm.offices.length > 0 ? text : text.replace(/( from our offices)? in \{cities\}/, '');
  return shown.replace(/\{(\w+)\}/g, (whole, name: string) => words[name]?.(firm) ?? whole);
}
