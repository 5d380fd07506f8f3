import type { Editor } from '@tiptap/core';
import { NodeSelection } from '@tiptap/pm/state';

/** Returns the element of the selected raw piece, if it matches the selector. */
export function selectedElement(editor: Editor, selector: string): Element | undefined {
  const { selection } = editor.state;
  if (!(selection instanceof NodeSelection) || !/^raw/.test(selection.node.type.name)) return;
  const { body } = new DOMParser().parseFromString(String(selection.node.attrs.html), 'text/html');
  const element = body.firstElementChild;
  return element?.matches(selector) ? element : undefined;
}

/** Builds an element's HTML. Attributes without a value are omitted; 'true' means boolean. */
export function elementHtml(
  tag: string,
  attributes: Readonly<Record<string, string | undefined>>,
  inner: string | readonly Element[] = '',
): string {
  const element = newElement(tag, attributes);
  if (typeof inner === 'string') element.textContent = inner;
  else element.append(...inner);
  return element.outerHTML;
}

export function newElement(
  tag: string,
  attributes: Readonly<Record<string, string | undefined>>,
): HTMLElement {
  const element = document.implementation.createHTMLDocument('').createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value) element.setAttribute(name, isBooleanAttribute(name) ? '' : value);
  }
  return element;
}

/** Tells boolean attributes of form fields and frames from those with a value. */
export const isBooleanAttribute = (name: string): boolean =>
  /^(allowfullscreen|checked|disabled|multiple|readonly|required)$/.test(name);

/** Inserts a raw piece at the cursor, replacing a selected one. */
export function insertRaw(editor: Editor, html: string): void {
  editor.commands.insertContent({ type: 'rawInline', attrs: { html } });
}
