import { useSyncExternalStore } from 'react';

/** A value beside the components, which shows in all that use it. */
export interface Store<Value> {
  get(): Value;
  set(value: Value): void;
  /** Calls `listener` after each change; returns how to stop. */
  subscribe(listener: () => void): () => void;
  /** What the server's view, and the first in a browser, have. */
  first: Value;
}

/** @param begin gives what it holds in a browser until it is set. */
export function createStore<Value>(first: Value, begin = () => first): Store<Value> {
  const listeners = new Set<() => void>();
  let held: { value: Value } | undefined;
  return {
    first,
    get() {
      held ??= { value: begin() };
      return held.value;
    },
    set(value) {
      held = { value };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * A store that this tab keeps until it is closed, as JSON; where the browser gives no room, it lasts as
 * long as the page.
 * @param read gives the value of what was kept, by whatever release of the site.
 */
export function createTabStore<Value>(
  name: string,
  first: Value,
  read: (kept: unknown) => Value,
): Store<Value> {
  const store = createStore(first, () => readTab(name, read) ?? first);
  return {
    ...store,
    set(value) {
      writeTab(name, value === first ? undefined : value);
      store.set(value);
    },
  };
}

/** What this tab keeps under a name, as `read` takes it; undefined where that is nothing, or not to be had. */
export function readTab<Value>(name: string, read: (kept: unknown) => Value): Value | undefined {
  try {
    const kept = window.sessionStorage.getItem(name);
    return kept === null ? undefined : read(JSON.parse(kept));
  } catch {
    return undefined;
  }
}

/** Keeps a value in this tab, or forgets it; storage that is full or forbidden loses nothing that shows. */
export function writeTab(name: string, value: unknown): void {
  try {
    if (value === undefined) window.sessionStorage.removeItem(name);
    else window.sessionStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Said above.
  }
}

export const useStore = <Value>({ subscribe, get, first }: Store<Value>): Value =>
  useSyncExternalStore(subscribe, get, () => first);

const never = () => () => {};

/** False on the server and in the first view of a browser, which must be the server's. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
