import { createContext, useContext } from 'react';
import type { PageFacts } from './pageFact';

export const noFacts: PageFacts = {};

export const FactsContext = createContext(noFacts);

/** The facts that the page names. */
export function useFacts(): PageFacts {
  return useContext(FactsContext);
}

/** What the loader of a page that names facts gives, beside what else it may. */
export interface WithFacts {
  facts: PageFacts;
}
