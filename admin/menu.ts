import { type MenuName, personalNames, menu as places, resourceOf } from '../shared/resources';
import { pages as accounts } from './accounts';
import { pages as bookings } from './bookings';
import { pages as categories } from './categories';
import { pages as enquiries } from './enquiries';
import { pages as facts } from './facts';
import { pages as firm } from './firm';
import { pages as mail } from './mail';
import { pages as media } from './media';
import { pages as papers } from './papers';
import { pages as posts } from './posts';
import { pages as redirects } from './redirects';
import { maySeeClients, mayWrite } from './signedIn';
import { pages as snippets } from './snippets';
import { pages as trash } from './trash';
import { keyed } from './ui/keyed';
import type { Pages } from './ui/pages';

const pages: Record<MenuName, Pages> = {
  ...posts,
  ...categories,
  ...redirects,
  ...media,
  ...papers,
  ...facts,
  ...trash,
  ...snippets,
  ...enquiries,
  ...bookings,
  ...mail,
  ...firm,
  ...accounts,
};

/** Menu entries in order, with their pages. */
export const menu = places.map((entry) => {
  const own = pages[entry.name];
  return { ...entry, pages: 'page' in own ? own : keyed(own) };
});

export type MenuEntry = (typeof menu)[number];

/** The entries that the account sees: not forms that it may not save. */
export const ownEntries = (): MenuEntry[] =>
  menu.filter(({ name, group }) => {
    if (!maySeeClients() && (group === 'Firm' || personalNames.includes(name))) return false;
    return !resourceOf(name).fields || mayWrite(name, 'update');
  });
