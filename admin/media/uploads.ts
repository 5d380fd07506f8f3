import { useSyncExternalStore } from 'react';

const atOnce = 2;

/** The uploads of all fields and texts: how many run, and the others in the order in which they came. */
class Uploads {
  private count = 0;
  private running = 0;
  private readonly waiting: (() => void)[] = [];
  private readonly listeners = new Set<() => void>();

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    this.change(1);
    if (this.running >= atOnce) await new Promise<void>((resolve) => this.waiting.push(resolve));
    this.running += 1;
    try {
      return await work();
    } finally {
      this.running -= 1;
      this.change(-1);
      this.waiting.shift()?.();
    }
  }

  readonly isBusy = (): boolean => this.count > 0;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private change(by: 1 | -1): void {
    this.count += by;
    if (this.isBusy()) window.addEventListener('beforeunload', ask);
    else window.removeEventListener('beforeunload', ask);
    for (const listener of this.listeners) listener();
  }
}

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

export const uploads = new Uploads();

/** Whether any picture is on its way to the server. */
export const useUploading = (): boolean => useSyncExternalStore(uploads.subscribe, uploads.isBusy);
