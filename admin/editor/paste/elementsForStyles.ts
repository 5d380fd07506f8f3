import { styleOf } from '../html/styleText';

const bold = /^(bold|bolder|[6-9]00)$/;

/** Google Docs and others write bold and the like as styles: makes them the elements they mean. */
export function elementsForStyles(body: HTMLElement): void {
  for (const element of body.querySelectorAll('b[style], strong[style]')) {
    if (/^(normal|400)$/.test(styleOf(element, 'font-weight'))) {
      element.replaceWith(...element.childNodes);
    }
  }
  for (const span of body.querySelectorAll('span[style], td[style], th[style]')) {
    const decoration = styleOf(span, 'text-decoration') || styleOf(span, 'text-decoration-line');
    if (span.querySelector('p, ul, ol, table')) continue;
    if (bold.test(styleOf(span, 'font-weight')) && span.textContent) wrapContent(span, 'strong');
    if (styleOf(span, 'font-style') === 'italic') wrapContent(span, 'em');
    if (decoration.includes('underline') && !span.closest('a')) wrapContent(span, 'u');
    if (decoration.includes('line-through')) wrapContent(span, 's');
    const raised = styleOf(span, 'vertical-align');
    if (raised === 'super' || raised === 'sub')
      wrapContent(span, raised === 'super' ? 'sup' : 'sub');
  }
}

export function wrapContent(element: Element, tag: string): Element {
  const wrapper = element.ownerDocument.createElement(tag);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
  return wrapper;
}
