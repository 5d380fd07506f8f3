import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { readTab, writeTab } from '../store';

const storageName = 'scroll-positions';

/**
 * Scrolls to the top or the addressed section after a link, and restores the position on Back and
 * Forward. On a page load the browser does so.
 */
export function useScroll(): void {
  const { key, hash, state } = useLocation();
  const navigationType = useNavigationType();
  const keepsScroll = (state as { keepsScroll?: boolean } | null)?.keepsScroll === true;

  useLayoutEffect(() => {
    if (key === current) return;
    current = key;
    if (navigationType === 'POP') window.scrollTo(0, positions.get(key) ?? 0);
    else if (!keepsScroll) scrollTo(hash);
  }, [key, hash, navigationType, keepsScroll]);

  useEffect(() => {
    const listeners = new AbortController();
    const listen = (name: string, listener: () => void) =>
      window.addEventListener(name, listener, { passive: true, signal: listeners.signal });
    const takeOverScrolling = () => {
      window.history.scrollRestoration = 'manual';
    };
    takeOverScrolling();
    listen('pageshow', takeOverScrolling);
    listen('scroll', () => positions.set(current, window.scrollY));
    listen('pagehide', store);
    return () => listeners.abort();
  }, []);
}

const positions = new Map<string, number>();
let current = '';

const readPositions = (stored: unknown) => new Map(stored as [string, number][]);

/** Records the history entry of the loaded page, whose position the browser restores. */
export function startScroll(key: string): void {
  for (const [entry, top] of readTab(storageName, readPositions) ?? []) positions.set(entry, top);
  current = key;
  // Not every browser opens the folded parent of an addressed element.
  const folded = document.querySelector<HTMLElement>('details:not([open]) :target');
  if (folded) show(folded);
}

/** Returns the element that an address names, also for older anchors. */
export function partOf(hash: string): HTMLElement | undefined {
  const name = decodeURIComponent(hash.slice(1));
  return document.getElementById(name) ?? document.getElementsByName(name)[0];
}

function scrollTo(hash: string): void {
  const part = hash ? partOf(hash) : undefined;
  if (part) show(part);
  else window.scrollTo(0, 0);
}

function show(part: HTMLElement): void {
  part.closest('details')?.setAttribute('open', '');
  part.scrollIntoView();
}

/** Browsers restore the position of reloaded and cached pages themselves. */
function store(): void {
  window.history.scrollRestoration = 'auto';
  writeTab(storageName, [...positions].slice(-50));
}
