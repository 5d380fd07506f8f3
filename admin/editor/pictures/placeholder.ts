export interface Placeholder {
  dom: HTMLElement;
  /** @param share sent, 0 to 1; undefined while waiting. */
  showProgress(share: number | undefined): void;
  showProblem(message: string): void;
}

interface Actions {
  retry(): void;
  remove(): void;
}

/** Creates the placeholder of an upload, with its file name, progress or error. */
export function createPlaceholder(name: string, { retry, remove }: Actions): Placeholder {
  const dom = document.createElement('span');
  dom.className = 'picture-upload';
  dom.contentEditable = 'false';
  const text = document.createElement('span');
  text.role = 'status';
  const progress = document.createElement('progress');
  progress.setAttribute('aria-label', `Upload of ${name}`);
  const again = button('Retry', retry);
  const away = button('Remove', remove);

  function show(message: string, ...parts: HTMLElement[]): void {
    text.textContent = message;
    dom.replaceChildren(text, ...parts);
  }

  return {
    dom,
    showProgress(share) {
      if (share === undefined || share >= 1) progress.removeAttribute('value');
      else progress.value = share;
      const message = `Uploading image... ${name}`;
      if (text.textContent !== message) show(message, progress, away);
    },
    showProblem: (message) => show(`${name}: ${message}`, again, away),
  };
}

function button(label: string, run: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = label;
  element.addEventListener('click', run);
  return element;
}
