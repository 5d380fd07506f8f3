import { type RefObject, useEffect, useRef } from 'react';
import { createStore } from './store';

/** How many ways to a consultation, the contact section among them, are in view. */
export const consultationsInView = createStore(0);

/** Counts an element of the page's content among the ways to a consultation while it is in view. */
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
