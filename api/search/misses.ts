import { type Database, nonDurableTransaction } from '../../db/client';
import { countMiss } from '../../db/search/searchMisses';
import { mayBeListed } from '../../shared/personalWords';

const longestMiss = 60;

/**
 * Counts a search without results, so that admins see what visitors miss. Stores only the words.
 */
export function recordMiss(db: Database, typed: string): void {
  const words = typed.trim().replace(/\s+/g, ' ').toLowerCase();
  if (words === '' || words.length > longestMiss || !mayBeListed(words)) return;
  try {
    nonDurableTransaction(db, () => countMiss(db, words));
  } catch (error) {
    console.error('search: what was not found could not be counted', error);
  }
}
