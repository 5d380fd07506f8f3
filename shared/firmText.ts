import type { Firm } from './publicFirm';

type Named = Pick<Firm, 'company'> & {
  offices: readonly Pick<Firm['offices'][number], 'city' | 'country'>[];
  kinds: Kinds;
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

type Kinds = readonly Pick<Firm['kinds'][number], 'price' | 'minutes'>[];

/** What has to be true for a text such as `{free:Free }` to be said. */
const conditions: Readonly<Record<string, (kinds: Kinds) => boolean>> = {
  /** A consultation is free. */
  free: (kinds) => kinds.some(({ price }) => price === ''),
  /** Half an hour is free. */
  half: (kinds) => kinds.some(isFreeHalfHour),
  /** That is all there is. */
  alone: (kinds) => kinds.length > 0 && kinds.every(isFreeHalfHour),
};

const isFreeHalfHour = ({ price, minutes }: Kinds[number]): boolean =>
  price === '' && minutes === 30;

/**
 * Says `{free:…}`, `{half:…}` and `{alone:…}` where a consultation is free, one of half an hour, and
 * nothing else; `{!free:…}` where none is.
 */
export const withConditions = (text: string, kinds: Kinds): string =>
  text.replace(/\{(!?)(\w+):([^{}]*)\}/g, (whole, not: string, name: string, said: string) => {
    const holds = conditions[name]?.(kinds);
    if (holds === undefined) return whole;
    return holds === (not === '') ? said : '';
  });

/**
 * Fills in what the firm's rows say: `{cities}`, `{hours}` and `{founded}`, and `withConditions`.
 * Without offices, ` in {cities}` and ` from our offices in {cities}` are left out.
 */
export function firmText(text: string, firm: Named): string {
  if (!text.includes('{')) return text;
  const shown =
    firm.offices.length > 0 ? text : text.replace(/( from our offices)? in \{cities\}/, '');
  return withConditions(shown, firm.kinds).replace(
    /\{(\w+)\}/g,
    (whole, name: string) => words[name]?.(firm) ?? whole,
  );
}
