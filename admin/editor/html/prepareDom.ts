import { forbiddenTags } from '../../ui/inertBody';
import { blockTags, containerTags, inlineTags } from './tags';
import { wrapUnsupported } from './wrapUnsupported';

/**
 * Prepares parsed HTML for the editor's schema: unsupported content becomes raw pieces, bare text
 * in a box gets an implicit paragraph that isn't written back, and adjacent elements of one kind,
 * such as two keys, are marked to stay separate.
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
