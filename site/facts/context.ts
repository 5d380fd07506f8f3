import { createContext, useContext } from 'react';
import type { PageFacts } from './pageFact';

export const noFacts: PageFacts = {};

export const FactsContext = createContext(noFacts);

/** Returns the facts that the page uses. */
export function useFacts(): PageFacts {
  return useContext(FactsContext);
}

/** Data of a loader for pages that use facts. */
export interface WithFacts {
  facts: PageFacts;
}
