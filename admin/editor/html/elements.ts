export function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

/** Changes an element's tag, keeping attributes and content. */
export function changeTag(element: Element, tag: string): Element {
  const renamed = element.ownerDocument.createElement(tag);
  for (const { name, value } of element.attributes) renamed.setAttribute(name, value);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}
