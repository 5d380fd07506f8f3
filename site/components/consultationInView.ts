import { type RefObject, useEffect, useRef } from 'react';
import { createStore } from '../store';

/** Number of consultation links and buttons in view, including the contact section. */
export const consultationsInView = createStore(0);

export function useConsultationInView<Shown extends Element>(
  isCounted = true,
): RefObject<Shown | null> {
  const ref = useRef<Shown>(null);
  useEffect(() => {
    const element = ref.current;
    if (!isCounted || !element) return;
    let isInView = false;
    const count = (isNow: boolean) => {
      if (isNow === isInView) return;
      isInView = isNow;
      consultationsInView.set(consultationsInView.get() + (isNow ? 1 : -1));
    };
    const observer = new IntersectionObserver((entries) =>
      count(entries.at(-1)?.isIntersecting ?? false),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      count(false);
    };
  }, [isCounted]);
  return ref;
}
