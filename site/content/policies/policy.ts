import { letterOffice } from '../../../shared/firmText';
import type { Firm } from '../../../shared/publicFirm';
import type { GuideSection, Seo } from '../guides/guide';

/** A policy of the firm: a lead and sections. */
export interface Policy {
  path: string;
  title: string;
  lead: string;
  /** Dates shown under the lead, after their labels. */
  dates: readonly { text: string; iso: string; shown: string }[];
  sections: readonly GuideSection[];
  seo: Seo;
}

/** Says to which office letters go, with a link to its address; nothing without an office. */
export function toOffice(
  offices: Firm['offices'],
  before: (office: string) => string,
  after = '',
): (string | { text: string; href: string })[] {
  const office = letterOffice(offices);
  return office
    ? [before(office), { text: 'contact page', href: '/contact' }, ...(after ? [after] : [])]
    : [];
}

const mara = 'https://www.mara.gov.au';

/** Documents of the regulator that each client receives, and the register of agents. */
export const regulator = {
  name: 'Office of the Migration Agents Registration Authority',
  site: { text: 'www.mara.gov.au', href: `${mara}/` },
  consumerGuide: {
    text: 'Consumer Guide',
    href: `${mara}/get-help-visa-subsite/FIles/consumer_guide_english.pdf`,
  },
  code: {
    text: 'Code of Conduct for registered migration agents',
    href: `${mara}/tools-for-registered-agents/code-of-conduct`,
  },
  register: {
    text: 'register of migration agents',
    href: 'https://portal.mara.gov.au/search-the-register-of-migration-agents/',
  },
} as const;
