const name = 'flush-editors';

/** Has the texts in a form that are still on their way to it arrive: each comes a moment late. */
export function flushEditors(form: HTMLFormElement): void {
  form.dispatchEvent(new Event(name));
}

/** Calls `flush` when the form is submitted or asks for its texts, until the signal is aborted. */
export function onFlushEditors(
  form: HTMLFormElement | null | undefined,
  flush: () => void,
  signal: AbortSignal,
): void {
  form?.addEventListener('submit', flush, { capture: true, signal });
  form?.addEventListener(name, flush, { signal });
}
