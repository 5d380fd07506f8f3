import { useEffect, useEffectEvent, useRef } from 'react';
import { type Location, useLocation } from 'react-router-dom';

/** Calls `onChange` after every navigation, even to the same page, but not on the first render. */
export function useRouteChange(onChange: (location: Location, previous: Location) => void): void {
  const location = useLocation();
  const previous = useRef(location);
  const notify = useEffectEvent(onChange);
  useEffect(() => {
    if (previous.current.key === location.key) return;
    notify(location, previous.current);
    previous.current = location;
  }, [location]);
}
