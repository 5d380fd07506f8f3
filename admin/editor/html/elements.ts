/** Puts what an element holds in its place. */
export function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

/** Replaces an element by one of another tag with the same attributes and content. */
export function rename(element: Element, tag: string): Element {
  const renamed = element.ownerDocument.createElement(tag);
  for (const { name, value } of element.attributes) renamed.setAttribute(name, value);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}
