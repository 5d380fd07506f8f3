import type { LoaderArgs } from '../loadPage';
import type { WithFacts } from './context';
import { refsIn } from './names';

/** The loader of a page that names facts in these texts and nowhere else. */
export function loadFacts(...texts: readonly unknown[]) {
  const refs = refsIn(texts);
  return async ({ site }: Pick<LoaderArgs, 'site'>): Promise<WithFacts> => ({
    facts: await site.facts(refs),
  });
}
