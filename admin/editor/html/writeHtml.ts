import {
  type DOMOutputSpec,
  DOMSerializer,
  Fragment,
  type Mark,
  type Node,
} from '@tiptap/pm/model';
import { withWidths } from './columns';
import { changeTag, unwrap } from './elements';
import { ownAttributes } from './extraAttributes';
import { articleSchema } from './readHtml';

/** Writes the editor's document as an article's HTML, one block per line. */
export function writeHtml(doc: Node): string {
  const [first] = doc.children;
  if (doc.childCount === 1 && first && /^<p>(<br>)?<\/p>$/.test(blockHtml(first))) return '';
  const isImplicitBlock = doc.children.map(({ type, attrs }, index) =>
    Boolean(type.name === 'paragraph' && attrs.implicit === 'doc' && isPlain(doc.child(index))),
  );
  return doc.children
    .map((block, index) => {
      const isAlone =
        isImplicitBlock[index] && !isImplicitBlock[index - 1] && !isImplicitBlock[index + 1];
      const html = blockHtml(block);
      return isAlone ? html.slice('<p>'.length, -'</p>'.length) : html;
    })
    .join('\n');
}

const isPlain = ({ attrs }: Node): boolean => !attrs.extraAttributes && !attrs.textAlign;

/** Nests marks so that the longest is outermost. */
class ArticleSerializer extends DOMSerializer {
  override serializeFragment(
    ...[content, ...rest]: Parameters<DOMSerializer['serializeFragment']>
  ) {
    return super.serializeFragment(nested(content), ...rest);
  }
}

function nested({ content }: Fragment): Fragment {
  const reach = (mark: Mark, index: number): number => {
    const has = (at: number) => content[at]?.marks.some((other) => other.eq(mark));
    let [start, end] = [index, index];
    while (has(start - 1)) start -= 1;
    while (has(end + 1)) end += 1;
    return end - start;
  };
  return Fragment.fromArray(
    content.map((node, index) =>
      node.marks.length > 1
        ? node.mark(node.marks.toSorted((one, other) => reach(other, index) - reach(one, index)))
        : node,
    ),
  );
}

type Render<T, Rest extends unknown[]> = (piece: T, ...rest: Rest) => DOMOutputSpec;

/** Keeps styles under another attribute, since browsers rewrite them when set. */
function withStylesAsWritten<T, Rest extends unknown[]>(
  renderers: Record<string, Render<T, Rest>>,
): Record<string, Render<T, Rest>> {
  const wrapped = Object.entries(renderers).map(([name, render]) => {
    const renderWaiting = (...args: Parameters<typeof render>): DOMOutputSpec => {
      const spec = render(...args);
      if (!Array.isArray(spec)) return spec;
      const [tag, attributes, ...content] = spec;
      const waiting = Object.entries(attributes).map(([key, value]) => [
        key === 'style' ? 'data-style' : key,
        value,
      ]);
      return [tag, Object.fromEntries(waiting), ...content];
    };
    return [name, renderWaiting] as const;
  });
  return Object.fromEntries(wrapped);
}

const serializer = new ArticleSerializer(
  withStylesAsWritten(DOMSerializer.nodesFromSchema(articleSchema)),
  withStylesAsWritten(DOMSerializer.marksFromSchema(articleSchema)),
);

/** A document outside the page: nothing in it loads or runs. */
let inert: Document | undefined;

const written = new WeakMap<Node, string>();

/** Caches HTML by node: nodes are immutable, and typing replaces only its block. */
function blockHtml(block: Node): string {
  const known = written.get(block);
  if (known !== undefined) return known;
  inert ??= document.implementation.createHTMLDocument('');
  const body = inert.createElement('body');
  serializer.serializeFragment(Fragment.from(block), { document: inert }, body);
  leaveEditor(body);
  written.set(block, body.innerHTML);
  return body.innerHTML;
}

/** Replaces the editor's representations with the article's elements. */
function leaveEditor(body: HTMLElement): void {
  const implicit = [...body.querySelectorAll<HTMLElement>('[data-implicit]')].filter(isImplicit);
  for (const paragraph of implicit.filter(
    (own) => !implicit.some((other) => areNeighbours(own, other)),
  )) {
    unwrap(paragraph);
  }
  for (const table of body.querySelectorAll('table')) writeTable(table);
  for (const container of body.querySelectorAll<HTMLElement>('[data-tag]')) {
    changeTag(container, container.dataset.tag ?? 'div');
  }
  for (const element of body.querySelectorAll('[data-style]')) {
    const attributes = [...element.attributes];
    for (const { name } of attributes) element.removeAttribute(name);
    for (const { name, value } of attributes) {
      element.setAttribute(name === 'data-style' ? 'style' : name, value);
    }
  }
  for (const span of body.querySelectorAll('span')) if (!span.attributes.length) unwrap(span);
  for (const element of body.querySelectorAll<HTMLElement>(marked)) {
    if (element.dataset.html) element.outerHTML = element.dataset.html;
    else for (const name of ownAttributes) element.removeAttribute(name);
  }
  // HTML drops a line break directly after the tag.
  for (const pre of body.querySelectorAll('pre')) {
    if (pre.textContent?.startsWith('\n')) pre.prepend('\n');
  }
}

const marked = [...ownAttributes].map((name) => `[${name}]`).join();

const areNeighbours = (one: Element, other: Element): boolean =>
  one.previousElementSibling === other || one.nextElementSibling === other;

/** Tells whether a paragraph was bare text, or is new where bare text is usual. */
function isImplicit(paragraph: HTMLElement): boolean {
  const { parentElement: parent, attributes, dataset } = paragraph;
  if (!parent || parent.localName === 'body' || attributes.length > 1) return false;
  if (
    parent.matches('li, td, th') ||
    (parent.childElementCount === 1 && !paragraph.hasChildNodes())
  )
    return true;
  return dataset.implicit === (parent.localName === 'blockquote' ? 'blockquote' : 'container');
}

/** Restores the caption, columns and sections, which the editor stores as attributes. */
function writeTable(table: HTMLTableElement): void {
  const { caption = '', columns = '' } = table.dataset;
  const rows = [...table.rows];
  const widths = [...(rows[0]?.cells ?? [])].flatMap(
    (cell) =>
      cell.getAttribute('colwidth')?.split(',').map(Number) ??
      Array.from({ length: cell.colSpan }, () => 0),
  );
  const sections: (string | undefined)[] = rows.map(({ dataset }) => dataset.section);
  table.replaceChildren();
  table.insertAdjacentHTML('afterbegin', caption + withWidths(columns, widths));
  for (const [index, row] of rows.entries()) {
    const above = sections[index - 1];
    const section = sections[index] ?? sectionOfNew(above, sections.slice(index));
    sections[index] = section;
    if (section !== above) table.insertAdjacentHTML('beforeend', section.replace(/^\d+/, ''));
    table.lastElementChild?.append(row);
  }
}

/**
 * Returns the section of a new row: that of the row above, or of the one below at the top and after
 * the head.
 */
function sectionOfNew(above: string | undefined, rows: readonly (string | undefined)[]): string {
  const below = rows.find((section) => section !== undefined);
  const isHead = (section: string | undefined) => /^\d*<thead/.test(section ?? '');
  if (above && (!isHead(above) || isHead(below))) return above;
  return below ?? '<tbody></tbody>';
}
