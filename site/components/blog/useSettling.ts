import { useEffect, useState } from 'react';
import { useNavigationType } from 'react-router-dom';

const pause = 300;

/** True for a moment after a link has changed `slug`; Back and Forward need the text at once, to scroll in. */
export function useSettling(slug: string): boolean {
  const [settled, setSettled] = useState(slug);
  const navigationType = useNavigationType();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(slug), pause);
    return () => clearTimeout(timer);
  }, [slug]);
  return navigationType !== 'POP' && settled !== slug;
}
