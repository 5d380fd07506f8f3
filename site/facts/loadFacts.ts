import type { LoaderArgs } from '../loadPage';
import type { WithFacts } from './context';
import { refsIn } from './names';

/** Creates a loader for a page whose facts are all in these texts. */
export function loadFacts(...texts: readonly unknown[]) {
  const refs = refsIn(texts);
  return async ({ site }: Pick<LoaderArgs, 'site'>): Promise<WithFacts> => ({
    facts: await site.facts(refs),
  });
}
