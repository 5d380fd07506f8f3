import { useEffect, useState } from 'react';

const pause = 300;

/** True for a moment after `slug` has changed, but not for the first one. */
export function useSettling(slug: string): boolean {
  const [settled, setSettled] = useState(slug);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(slug), pause);
    return () => clearTimeout(timer);
  }, [slug]);
  return settled !== slug;
}
