import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { betterFamilyQuery } from '../components/guide/family';
import type { Guide } from '../content/guides/guide';
import { seoOf } from '../pageList';
import { loadFacts } from './loadFacts';

/** The loader of a guide's page: its facts, or the way to the address that is best to share. */
export function loadGuideFacts(guide: Guide) {
  const load = loadFacts(guide, seoOf(guide.path));
  return ({ request, context }: LoaderFunctionArgs) => {
    const better = betterFamilyQuery(new URL(request.url).searchParams);
    if (better === undefined) return load({ context });
    return redirect(better ? `${guide.path}?${better}` : guide.path, 301);
  };
}
