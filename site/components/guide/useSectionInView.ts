import { useEffect, useState } from 'react';

/** The id of the guide's section that lies across a line a third down the window; none above the first. */
export function useSectionInView(): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) setCurrent(target.id);
          else setCurrent((id) => (id === target.id ? undefined : id));
        }
      },
      { rootMargin: '-33% 0px -67% 0px' },
    );
    for (const section of document.querySelectorAll('.guide-section')) observer.observe(section);
    return () => observer.disconnect();
  }, []);
  return current;
}
