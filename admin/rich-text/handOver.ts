const name = 'handover';

/** Has the texts in a form that are still on their way to it arrive: each comes a moment late. */
export function handOverTexts(form: HTMLFormElement): void {
  form.dispatchEvent(new Event(name));
}

/** Calls `flush` when the form is submitted or asks for its texts; returns how to stop. */
export function onHandOver(form: HTMLFormElement | null | undefined, flush: () => void) {
  form?.addEventListener('submit', flush, true);
  form?.addEventListener(name, flush);
  return () => {
    form?.removeEventListener('submit', flush, true);
    form?.removeEventListener(name, flush);
  };
}
