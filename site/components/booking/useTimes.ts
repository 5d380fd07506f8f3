import { useCallback, useEffect, useRef, useState } from 'react';
import type { SlotPage } from '../../../shared/bookings';
import { apiSlots } from '../../apiData';
import { type BookingChoices, slotQuery } from '../../booking/choices';

/**
 * Reads the free times again whenever what they depend on changes.
 * @param first the times of the first choices, if they are known.
 */
export function useTimes(choices: BookingChoices, first: SlotPage | undefined) {
  const query = JSON.stringify(slotQuery(choices));
  const [read, setRead] = useState<{ query: string; times: SlotPage } | undefined>(
    first && { query, times: first },
  );
  const [failed, setFailed] = useState<string>();
  const [round, setRound] = useState(0);
  const begun = useRef(first ? `${query} 0` : '');
  useEffect(() => {
    const name = `${query} ${round}`;
    if (begun.current === name) return;
    begun.current = name;
    setFailed(undefined);
    apiSlots(JSON.parse(query)).then(
      (times) => begun.current === name && setRead({ query, times }),
      () => begun.current === name && setFailed(query),
    );
  }, [query, round]);
  const retry = useCallback(() => setRound((last) => last + 1), []);
  return {
    times: read?.query === query ? read.times : undefined,
    isFailed: failed === query,
    retry,
  };
}
