import { useEffect, useEffectEvent } from 'react';

/** Calls `tick` again and again while `active`. */
export function useInterval(seconds: number, active: boolean, tick: () => void): void {
  const onTick = useEffectEvent(tick);
  useEffect(() => {
    if (!active) return;
    const timer = setInterval(() => onTick(), seconds * 1000);
    return () => clearInterval(timer);
  }, [seconds, active]);
}
