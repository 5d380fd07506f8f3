import { useSyncExternalStore } from 'react';

/** A value outside React that components subscribe to. */
export interface Store<Value> {
  get(): Value;
  set(value: Value): void;
  /** Calls `listener` after each change. Returns an unsubscribe function. */
  subscribe(listener: () => void): () => void;
  /** The value on the server and in the first render. */
  first: Value;
}

/** @param begin returns the initial value in a browser. */
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
 * Creates a store kept as JSON until the tab is closed, or only in memory if the browser refuses
 * storage.
 * @param read validates the stored value, which may come from another release.
 */
export function createTabStore<Value>(
  name: string,
  first: Value,
  read: (stored: unknown) => Value,
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

/**
 * Returns a stored value as validated by `read`; undefined if there is none, or storage is
 * unavailable.
 */
export function readTab<Value>(name: string, read: (stored: unknown) => Value): Value | undefined {
  try {
    const saved = window.sessionStorage.getItem(name);
    return saved === null ? undefined : read(JSON.parse(saved));
  } catch {
    return undefined;
  }
}

/** Stores a value in this tab, or deletes it. Ignores full or forbidden storage. */
export function writeTab(name: string, value: unknown): void {
  try {
    if (value === undefined) window.sessionStorage.removeItem(name);
    else window.sessionStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Ignored, as documented above.
  }
}

export const useStore = <Value>({ subscribe, get, first }: Store<Value>): Value =>
  useSyncExternalStore(subscribe, get, () => first);

const never = () => () => {};

/** Returns false on the server and in the first render, which must match it. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
