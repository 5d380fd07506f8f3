import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { attribute, type Element, isElement } from '../../api/posts/html/tree';
import type { Loss } from './records';
import { each, setAttribute } from './text';

const ours = /^(lead|callout|callout-warning|button|pictures|footnotes)$/;
/** What WordPress says of a block that looks no different here. */
const silent = /^(wp-|is-|size-|blocks-|fn$|language-|alignnone$|columns-\d|wp_|more-link$)/;

/** Looks that have no counterpart here, and what is said of them. */
const lost: [name: RegExp, told: string][] = [
  [/^has-drop-cap$/, 'large first letters'],
  [/^has-.*(color|background)$/, 'colours of text and backgrounds'],
  [/^has-.*font-(size|family)$/, 'sizes and kinds of letters'],
  [/^align(wide|full)$/, 'widths beyond the text'],
];

const floats: Readonly<Record<string, string>> = {
  alignleft: 'float:left;margin:0 1em 1em 0',
  alignright: 'float:right;margin:0 0 1em 1em',
  aligncenter: 'display:block;margin:0 auto',
};

/** Says by styles what classes of WordPress's style sheet say, and drops those without a rule here. */
export function convertClasses(tree: Tree.ParentNode, losses: Loss[]): void {
  each(tree, (element) => {
    const names = attribute(element, 'class')?.split(/\s+/).filter(Boolean) ?? [];
    if (names.length === 0) return;
    const kept = names.filter((name) => isKept(element, name, losses));
    setAttribute(element, 'class', kept.join(' ') || undefined);
  });
}

function isKept(element: Element, name: string, losses: Loss[]): boolean {
  if (ours.test(name)) return true;
  const [, side] = /^has-text-align-(left|center|right|justify)$/.exec(name) ?? [];
  const isPicture = element.tagName === 'img' || element.childNodes.some(isPictureOrLinked);
  const style = side ? `text-align:${side}` : isPicture ? floats[name] : undefined;
  if (style !== undefined) {
    const own = attribute(element, 'style');
    setAttribute(element, 'style', own ? `${style};${own}` : style);
    return false;
  }
  const told = lost.find(([is]) => is.test(name))?.[1];
  const isSilent = silent.test(name) || /^has-/.test(name);
  if (told) losses.push(told);
  else if (name in floats) losses.push('alignment of what is not a picture');
  else if (!isSilent) losses.push({ what: 'classes, which have no look here', of: name });
  return false;
}

const isPictureOrLinked = (node: Tree.ChildNode): boolean =>
  isElement(node) &&
  (node.tagName === 'img' || (node.tagName === 'a' && node.childNodes.some(isPictureOrLinked)));
