import { betterFamilyQuery } from '../components/guide/family';
import type { Guide } from '../content/guides/guide';
import { type LoaderArgs, Redirect } from '../loadPage';
import { seoOf } from '../pageList';
import { loadFacts } from './loadFacts';

/** The loader of a guide's page: its facts, or the way to the address that is best to share. */
export function loadGuideFacts(guide: Guide) {
  const load = loadFacts(guide, seoOf(guide.path));
  return async ({ url, site }: LoaderArgs) => {
    const better = betterFamilyQuery(url.searchParams);
    if (better === undefined) return load({ site });
    throw new Redirect(better ? `${guide.path}?${better}` : guide.path);
  };
}
