import { usualKind } from '../shared/bookings';
import type { Firm } from '../shared/publicFirm';
import { firmSeed } from './firmSeed';
import type { FirmTexts } from './pageTexts';

/** The consultation that every file starts with. */
const usual = {
  ...usualKind,
  name: 'Free consultation',
  description: '',
  price: '',
  has_gst: true,
  terms: '',
  topics: '',
  people: [],
  video: true,
  phone: true,
  office: true,
};

/** The firm with which a file starts, without reading one. */
export function startingFirm(): Firm & FirmTexts {
  const { company, claims, offices, people, 'special-days': specialDays } = firmSeed();
  const [details] = company;
  if (!details) throw new Error('site/content/ describes no company');
  const bookable = people.filter(({ takes_bookings }) => takes_bookings);
  const agents = people.flatMap(({ name, marn }) => (marn === '' ? [] : [{ name, marn }]));
  return {
    company: details,
    claims,
    offices,
    people,
    specialDays,
    team: people,
    bookable,
    agents,
    kinds: [usual],
  };
}
