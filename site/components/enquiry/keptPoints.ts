import { useEffect } from 'react';
import { createTabStore } from '../../store';

/** The last result of a points test in this tab, which a form can send along. */
interface KeptPoints {
  /** Path and query of the result's page. */
  address: string;
  label: string;
}

export const keptPoints = createTabStore<KeptPoints | undefined>(
  'points-result',
  undefined,
  (stored) => {
    const { address, label } = Object(stored) as Partial<KeptPoints>;
    return typeof address === 'string' && typeof label === 'string'
      ? { address, label }
      : undefined;
  },
);

/** Keeps the shown result in this tab. @param label undefined: there is no result. */
export function useKeptPoints(address: string, label: string | undefined): void {
  useEffect(() => {
    if (label !== undefined) keptPoints.set({ address, label });
  }, [address, label]);
}
