import { useEffect, useRef } from 'react';
import { usePrefersMotion } from './usePrefersMotion';

const pixelsAFrame = 1;

/** Scrolls a strip of two equal halves sideways from `start` to `stop`, over and over. */
export function useScrollUnderMouse() {
  const strip = useRef<HTMLElement>(null);
  const frame = useRef(0);
  const prefersMotion = usePrefersMotion();

  const step = () => {
    const element = strip.current;
    if (!element) return;
    const half = element.scrollWidth / 2;
    const next = element.scrollLeft + pixelsAFrame;
    element.scrollLeft = next >= half ? next - half : next;
    frame.current = requestAnimationFrame(step);
  };
  const stop = () => cancelAnimationFrame(frame.current);
  const start = () => {
    stop();
    if (prefersMotion) frame.current = requestAnimationFrame(step);
  };
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  return { strip, start, stop };
}
