/** Elements that never enter an article; the server drops them too. */
export const forbiddenTags = 'script, style, template, noscript, link, meta, title, base';

const tags = /<[a-z](?:"[^"]*"|'[^']*'|[^'">])*>/gi;
const quotedOrEvent =
  /("[^"]*"|'[^']*')|(?:[\s/]|(?<=["']))on[a-z]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"']*)/gi;

/**
 * Removes event attributes. They couldn't run where the HTML is parsed, but the browser would log
 * each.
 */
export const withoutEvents = (html: string): string =>
  html.replace(tags, (tag) =>
    /\bon[a-z]+\s*=/i.test(tag)
      ? tag.replace(quotedOrEvent, (match, quoted: string | undefined) => (quoted ? match : ' '))
      : tag,
  );

/**
 * Parses an author's HTML outside any displayed page, without executable content, which the server
 * drops too.
 */
export function inertBody(html: string): HTMLElement {
  const { body } = new DOMParser().parseFromString(
    `<body>${withoutEvents(html)}</body>`,
    'text/html',
  );
  for (const element of body.querySelectorAll(forbiddenTags)) element.remove();
  for (const element of [body, ...body.querySelectorAll('*')]) {
    for (const { name, value } of [...element.attributes]) {
      const isCode =
        name.startsWith('on') || name === 'srcdoc' || /^\s*(javascript|vbscript):/i.test(value);
      if (isCode) element.removeAttribute(name);
    }
  }
  return body;
}
