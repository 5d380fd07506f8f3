import type { LoaderFunctionArgs } from 'react-router-dom';
import { siteData } from '../data';
import type { WithFacts } from './context';
import { refsIn } from './names';

/** The loader of a page that names facts in these texts and nowhere else. */
export function loadFacts(...texts: readonly unknown[]) {
  const refs = refsIn(texts);
  return async ({ context }: Pick<LoaderFunctionArgs, 'context'>): Promise<WithFacts> => ({
    facts: await siteData(context).facts(refs),
  });
}
