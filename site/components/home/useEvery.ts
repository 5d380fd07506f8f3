import { useEffect, useRef } from 'react';

/** Calls `tick` again and again while `active`. */
export function useEvery(seconds: number, active: boolean, tick: () => void): void {
  const latest = useRef(tick);
  useEffect(() => {
    latest.current = tick;
  });
  useEffect(() => {
    if (!active) return;
    const timer = setInterval(() => latest.current(), seconds * 1000);
    return () => clearInterval(timer);
  }, [seconds, active]);
}
