import { keepRaw } from './keepRaw';
import { blockTags, containerTags, forbiddenTags, formatTags, inlineTags } from './tags';

/**
 * Marks up parsed HTML so that the editor's schema can hold all of it: what the schema has no place
 * for becomes a raw piece, text that stands in a box without a paragraph gets one that is not
 * written back, and inline elements get a number that keeps their nesting.
 */
export function prepareDom(root: HTMLElement): void {
  for (const element of root.querySelectorAll(forbiddenTags)) element.remove();
  keepRaw(root);
  wrapBareText(root, 'doc');
  for (const quote of root.querySelectorAll('blockquote')) wrapBareText(quote, 'blockquote');
  for (const box of root.querySelectorAll([...containerTags].join())) {
    wrapBareText(box, 'container');
  }
  numberInlines(root);
}

function wrapBareText(holder: Element, parent: string): void {
  let run: ChildNode[] = [];
  const wrapRun = () => {
    const first = run[0];
    if (first && run.some(isContent)) {
      const paragraph = holder.ownerDocument.createElement('p');
      paragraph.dataset.bare = parent;
      first.before(paragraph);
      paragraph.append(...run);
    }
    run = [];
  };
  for (const child of [...holder.childNodes]) {
    if (child instanceof Element && blockTags.has(child.localName)) wrapRun();
    else run.push(child);
  }
  wrapRun();
}

const isContent = (node: ChildNode): boolean =>
  node instanceof Element || /[^ \t\r\n\f]/.test(node.textContent ?? '');

function numberInlines(root: HTMLElement): void {
  const selector = [...inlineTags, ...formatTags].join();
  for (const [index, element] of root.querySelectorAll(selector).entries()) {
    // A caption is kept as it is.
    if (!element.closest('caption')) element.setAttribute('data-serial', String(index + 1));
  }
}
