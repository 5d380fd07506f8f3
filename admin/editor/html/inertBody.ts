import { forbiddenTags } from './tags';
import { withoutEvents } from './withoutEvents';

/**
 * An author's HTML as elements outside of any page that is shown, without what could run in one:
 * the server drops the same when it is saved.
 */
export function inertBody(html: string): HTMLElement {
  const { body } = new DOMParser().parseFromString(
    `<body>${withoutEvents(html)}</body>`,
    'text/html',
  );
  for (const element of body.querySelectorAll(forbiddenTags)) element.remove();
  for (const element of [body, ...body.querySelectorAll('*')]) {
    for (const { name, value } of [...element.attributes]) {
      const isCode =
        name.startsWith('on') || name === 'srcdoc' || /^\s*(javascript|vbscript):/i.test(value);
      if (isCode) element.removeAttribute(name);
    }
  }
  return body;
}
