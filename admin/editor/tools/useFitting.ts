import { useLayoutEffect, useRef, useState } from 'react';
import type { Tool } from './tool';
import { mainTools } from './tools';

/**
 * Which tools the toolbar's row has room for. All stand in it when it is drawn first and their right
 * edges are measured; from then on its width says how many of them stay.
 */
export function useFitting() {
  const row = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState(mainTools.length);

  useLayoutEffect(() => {
    const element = row.current;
    if (!element) return;
    const start = element.getBoundingClientRect().left;
    const edges = [...element.querySelectorAll('button')].map(
      (button) => button.getBoundingClientRect().right - start,
    );
    const measure = () =>
      setCount(edges.filter((edge) => edge <= element.getBoundingClientRect().width).length);
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    measure();
    return () => sizes.disconnect();
  }, []);

  return { row, isFitting: (tool: Tool) => mainTools.slice(0, count).includes(tool) };
}
