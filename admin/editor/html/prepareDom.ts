import { forbiddenTags } from '../../ui/inertBody';
import { blockTags, containerTags, inlineTags } from './tags';
import { wrapUnsupported } from './wrapUnsupported';

/**
 * Marks up parsed HTML so that the editor's schema can hold all of it: what the schema has no place
 * for becomes a raw piece, text that stands in a box without a paragraph gets one that is not
 * written back, and neighbours of one kind, as two keys, are marked to stay two.
 */
export function prepareDom(root: HTMLElement): void {
  for (const element of root.querySelectorAll(forbiddenTags)) element.remove();
  wrapUnsupported(root);
  wrapText(root, 'doc');
  for (const quote of root.querySelectorAll('blockquote')) wrapText(quote, 'blockquote');
  for (const box of root.querySelectorAll([...containerTags].join())) {
    wrapText(box, 'container');
  }
  keepNeighboursApart(root);
}

function wrapText(holder: Element, parent: string): void {
  let run: ChildNode[] = [];
  const wrapRun = () => {
    const first = run[0];
    if (first && run.some(isContent)) {
      const paragraph = holder.ownerDocument.createElement('p');
      paragraph.dataset.implicit = parent;
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

function keepNeighboursApart(root: HTMLElement): void {
  for (const element of root.querySelectorAll<HTMLElement>([...inlineTags].join())) {
    const before = element.previousSibling;
    const isNeighbour = before instanceof HTMLElement && before.localName === element.localName;
    if (isNeighbour && !before.dataset.apart) element.dataset.apart = 'true';
  }
}
