import { useEffect, useState } from 'react';
import type { EnquiryNumbers } from '../../api/types';
import { useFromApi } from '../useFromApi';

const pauseMs = 60_000;
const attendedMs = 30 * 60_000;

/** How many enquiries there are and how long they wait; asked each minute while somebody looks. */
export function useEnquiryNumbers() {
  const isAttended = useIsAttended();
  return useFromApi<EnquiryNumbers>(['enquiries', 'numbers'], '/api/enquiry-numbers', {
    // While the tab is hidden it is not asked either.
    refetchInterval: isAttended ? pauseMs : false,
    refetchOnWindowFocus: true,
  });
}

/** Whether somebody used the page a while ago: one that is left alone keeps no session going. */
function useIsAttended(): boolean {
  const [isAttended, setIsAttended] = useState(true);
  useEffect(() => {
    let timer: number | undefined;
    const touch = () => {
      setIsAttended(true);
      window.clearTimeout(timer);
      timer = window.setTimeout(() => setIsAttended(false), attendedMs);
    };
    touch();
    const touches = ['pointerdown', 'keydown', 'focus'];
    for (const name of touches) window.addEventListener(name, touch);
    return () => {
      window.clearTimeout(timer);
      for (const name of touches) window.removeEventListener(name, touch);
    };
  }, []);
  return isAttended;
}
