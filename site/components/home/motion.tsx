import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

interface PauseButtonProps {
  paused: boolean;
  onToggle: () => void;
  /** The moving thing, as in 'Pause the figures'. */
  what: string;
}

/** Pauses and resumes an animation. */
export function PauseButton({ paused, onToggle, what }: PauseButtonProps) {
  return (
    <button type="button" className="icon-button pause-button" onClick={onToggle}>
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d={paused ? 'M8 5.5v13l10-6.5z' : 'M8.5 6v12M15.5 6v12'} />
      </svg>
      <span className="visually-hidden">
        {paused ? 'Resume' : 'Pause'} {what}
      </span>
    </button>
  );
}

/** Calls `tick` periodically while `active`. */
export function useInterval(seconds: number, active: boolean, tick: () => void): void {
  const onTick = useEffectEvent(tick);
  useEffect(() => {
    if (!active) return;
    const timer = setInterval(() => onTick(), seconds * 1000);
    return () => clearInterval(timer);
  }, [seconds, active]);
}

const stillness = '(prefers-reduced-motion: reduce)';

function subscribe(onChange: () => void): () => void {
  const list = window.matchMedia(stillness);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/**
 * Tells whether animations are allowed: not if visitors prefer reduced motion, nor on the server.
 */
export function usePrefersMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !window.matchMedia(stillness).matches,
    () => false,
  );
}
