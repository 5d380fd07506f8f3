import { createContext, type KeyboardEvent, useContext, useMemo, useState } from 'react';

interface ToolbarFocus {
  /** The button that Tab reaches; the arrow keys go on from it. */
  current: string;
  setCurrent(label: string): void;
}

export const ToolbarFocusContext = createContext<ToolbarFocus>({ current: '', setCurrent() {} });

export function useToolbarFocus(): ToolbarFocus {
  const [current, setCurrent] = useState('Undo');
  return useMemo(() => ({ current, setCurrent }), [current]);
}

/** The tab stop of one button in the toolbar. */
export function useToolbarStop(label: string) {
  const { current, setCurrent } = useContext(ToolbarFocusContext);
  return { tabIndex: current === label ? 0 : -1, onFocus: () => setCurrent(label) };
}

/** Goes to the button that Tab would reach. */
export function focusToolbar(frame: HTMLElement): void {
  const last = frame.querySelector<HTMLElement>('button[data-toolbar][tabindex="0"]');
  const isSeen = last?.checkVisibility();
  (isSeen ? last : frame.querySelector<HTMLElement>('button[data-toolbar]'))?.focus();
}

const steps: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

export function moveWithArrows(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('button[data-toolbar]'),
  ].filter((button) => button.checkVisibility());
  const index = buttons.indexOf(event.target as HTMLElement);
  const next = index >= 0 && buttons[steps[event.key]?.(index, buttons.length) ?? -1];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
