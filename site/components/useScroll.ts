import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { readTab, writeTab } from './store';

const storageName = 'scroll-positions';

/**
 * Leads a link to the top of its page or to the part that it names, and Back and Forward to where the
 * page was left; the browser itself does so for a page that it loads anew.
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
    const take = () => {
      window.history.scrollRestoration = 'manual';
    };
    take();
    listen('pageshow', take);
    listen('scroll', () => positions.set(current, window.scrollY));
    listen('pagehide', store);
    return () => listeners.abort();
  }, []);
}

const positions = new Map<string, number>();
let current = '';

const readPositions = (kept: unknown) => new Map(kept as [string, number][]);

/** Says whose entry of the history the page is: it stays scrolled as the browser has it. */
export function startScroll(key: string): void {
  for (const [entry, top] of readTab(storageName, readPositions) ?? []) positions.set(entry, top);
  current = key;
  // Not every browser unfolds what holds the part that an address names.
  const folded = document.querySelector<HTMLElement>('details:not([open]) :target');
  if (folded) show(folded);
}

/** The part of the page that an address names; older articles name their anchors. */
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

/** The browser puts a page back by itself that is loaded again or comes from its cache. */
function store(): void {
  window.history.scrollRestoration = 'auto';
  writeTab(storageName, [...positions].slice(-50));
}
