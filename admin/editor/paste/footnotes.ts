import { footnoteBack, footnotesClass } from '../../../shared/footnotes';
import { styleOf } from '../html/styleText';

interface Footnote {
  /** Its number in the text. */
  reference: HTMLAnchorElement;
  /** Its item at the end. */
  item: HTMLElement;
}

const references = [
  'a[href^="#_ftn"]:not([href^="#_ftnref"])',
  'a[href^="#_edn"]:not([href^="#_ednref"])',
  'a[href^="#ftnt"]:not([href^="#ftnt_ref"])',
].join();

/**
 * Gathers the footnotes and endnotes of Word and Google Docs in a list at the end.
 * @returns a function that numbers and links them both ways, once foreign names and links are gone.
 */
export function gatherFootnotes(body: HTMLElement): () => void {
  const { ownerDocument } = body;
  const list = ownerDocument.createElement('ol');
  const found: Footnote[] = [];
  for (const reference of body.querySelectorAll<HTMLAnchorElement>(references)) {
    const name = reference.hash.slice(1);
    const target = [...body.querySelectorAll('[id], [name]')].find(
      (one) => one !== reference && (one.id === name || one.getAttribute('name') === name),
    );
    if (!target) {
      reference.removeAttribute('href');
      continue;
    }
    const block = target.closest('[style*="mso-element:footnote"], [style*="mso-element:endnote"]');
    const note = block ?? target.closest('p, li') ?? target;
    const item = ownerDocument.createElement('li');
    (target.closest('sup') ?? target).remove();
    const lines = note.querySelectorAll('p');
    if (lines.length > 1) item.append(...lines);
    else item.append(...(lines[0] ?? note).childNodes);
    const { parentElement: box } = note;
    removeWithRule(box && box !== body && box.children.length === 1 ? box : note);
    trimStart(item);
    list.append(item);
    found.push({ reference, item });
  }
  const lists = [...body.querySelectorAll('div')].filter((one) =>
    /^(foot|end)note-list$/.test(styleOf(one, 'mso-element')),
  );
  for (const one of lists) one.remove();
  if (found.length > 0) body.append(list);
  return () => {
    list.className = footnotesClass;
    const set = crypto.randomUUID().slice(0, 4);
    for (const [index, { reference, item }] of found.entries()) {
      const [own, from] = [`note-${set}-${index + 1}`, `note-${set}-${index + 1}-from`];
      const number = ownerDocument.createElement('sup');
      number.append(anchor(body, from), link(body, own, String(index + 1)));
      (reference.closest('sup') ?? reference).replaceWith(number);
      const last = item.querySelector('p:last-child') ?? item;
      (item.querySelector('p') ?? item).prepend(anchor(body, own));
      last.append(' ', link(body, from, footnoteBack));
    }
  };
}

function trimStart(element: HTMLElement): void {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    text.textContent = (text.textContent ?? '').trimStart();
    if (text.textContent !== '') return;
  }
}

/** Removes notes with the line that parts them from the text. */
function removeWithRule(notes: Element): void {
  const before = notes.previousElementSibling;
  if (before?.localName === 'hr') before.remove();
  notes.remove();
}

function anchor({ ownerDocument }: HTMLElement, id: string): HTMLElement {
  const element = ownerDocument.createElement('a');
  element.id = id;
  return element;
}

function link({ ownerDocument }: HTMLElement, id: string, text: string): HTMLElement {
  const element = ownerDocument.createElement('a');
  element.setAttribute('href', `#${id}`);
  element.textContent = text;
  return element;
}
