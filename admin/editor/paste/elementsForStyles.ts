import { styleOf } from '../html/styleText';

const meanings = [
  ['strong', 'font-weight', /^(bold|bolder|[6-9]00)$/],
  ['em', 'font-style', /^italic$/],
  ['u', 'text-decoration', /underline/],
  ['s', 'text-decoration', /line-through/],
  ['sup', 'vertical-align', /^super$/],
  ['sub', 'vertical-align', /^sub$/],
] as const;

/** Google Docs and others write bold and the like as styles: makes them the elements they mean. */
export function elementsForStyles(body: HTMLElement): void {
  for (const element of body.querySelectorAll('b[style], strong[style]')) {
    if (/^(normal|400)$/.test(styleOf(element, 'font-weight'))) {
      element.replaceWith(...element.childNodes);
    }
  }
  for (const span of body.querySelectorAll('span[style], td[style], th[style]')) {
    if (!span.textContent || span.querySelector('p, ul, ol, table')) continue;
    for (const [tag, property, value] of meanings) {
      const isMeant =
        value.test(styleOf(span, property)) || value.test(styleOf(span, `${property}-line`));
      if (!isMeant || (tag === 'u' && span.closest('a'))) continue;
      const meant = span.ownerDocument.createElement(tag);
      meant.append(...span.childNodes);
      span.append(meant);
    }
  }
}
