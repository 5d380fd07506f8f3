import { useCallback, useEffect, useRef, useState } from 'react';
import { apiSearch } from '../../apiData';
import { searchPage } from '../../content/searchPage';
import type { Found } from '../../data';

export interface Shown {
  typed: string;
  page: number;
  /** Undefined before a search. */
  results: Found | undefined;
}

/** Debounce: unnoticeable, and avoids most incomplete words. */
const pauseMs = 120;

/**
 * Searches while the visitor types, starting with loaded results. Updates the address, so that
 * Back, reload and copying work.
 */
export function useTypedSearch(loaded: Shown) {
  /** What was found while typing, on the page that `loaded` is of. */
  const [found, setFound] = useState<{ loaded: Shown; shown: Shown }>();
  const [failed, setFailed] = useState(false);
  const pending = useRef<{ timer: number; stop: AbortController }>(undefined);
  const cancel = useCallback(() => {
    window.clearTimeout(pending.current?.timer);
    pending.current?.stop.abort();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a search of one page ends with it.
  useEffect(() => cancel, [loaded, cancel]);

  const show = (next: Shown) => {
    setFailed(false);
    setFound({ loaded, shown: next });
    const query = next.typed === '' ? '' : `?${new URLSearchParams({ q: next.typed })}`;
    window.history.replaceState(window.history.state, '', searchPage.path + query);
  };

  const type = (typed: string) => {
    cancel();
    const stop = new AbortController();
    const ask = async () => {
      if (typed.trim() === '') return show({ typed: '', page: 1, results: undefined });
      try {
        const results = await apiSearch(typed, { offset: 0, limit: 10 }, stop.signal);
        show({ typed, page: 1, results });
      } catch {
        if (!stop.signal.aborted) setFailed(true);
      }
    };
    pending.current = { timer: window.setTimeout(ask, pauseMs), stop };
  };

  return { shown: found?.loaded === loaded ? found.shown : loaded, type, failed };
}
