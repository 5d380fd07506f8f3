import { type Database, nonDurableTransaction } from '../../db/client';
import { countMiss } from '../../db/search/searchMisses';

const longestMiss = 60;
/** An address, a phone or a passport: of a person, and nothing that a page could be written about. */
const personal = /@|\d[\d\s()+-]{5,}/;

/** Counts what was looked for in vain, so that an admin sees what visitors miss: the words alone. */
export function noteMiss(db: Database, typed: string): void {
  const words = typed.trim().replace(/\s+/g, ' ').toLowerCase();
  if (words === '' || words.length > longestMiss || personal.test(words)) return;
  try {
    nonDurableTransaction(db, () => countMiss(db, words));
  } catch (error) {
    console.error('search: what was not found could not be counted', error);
  }
}
