import type { Editor } from '@tiptap/core';
import { useLayoutEffect, useState } from 'react';

/**
 * Tracks the position of an element of the text within its holder, in pixels.
 * @param holder non-scrolling container of the text.
 * @param find returns the element that the selection is at; a module's function.
 */
export function usePosition(
  editor: Editor,
  holder: HTMLElement,
  find: (editor: Editor) => HTMLElement | undefined,
) {
  const [position, setPosition] = useState<ReturnType<typeof positionIn>>();
  useLayoutEffect(() => {
    const measure = () => setPosition(positionIn(holder, find(editor)));
    const sizes = new ResizeObserver(measure);
    sizes.observe(holder);
    editor.on('transaction', measure);
    // Scrolling and late image loads aren't transactions.
    const leaving = new AbortController();
    const options = { capture: true, signal: leaving.signal };
    for (const event of ['scroll', 'load']) holder.addEventListener(event, measure, options);
    measure();
    return () => {
      sizes.disconnect();
      editor.off('transaction', measure);
      leaving.abort();
    };
  }, [editor, holder, find]);
  return position;
}

function positionIn(holder: HTMLElement, element: HTMLElement | undefined) {
  if (!element) return undefined;
  const own = element.getBoundingClientRect();
  const outer = holder.getBoundingClientRect();
  const { width, height } = own;
  return { left: own.left - outer.left, top: own.top - outer.top, width, height };
}
