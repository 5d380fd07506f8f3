/** What never enters an article: the server drops it too. */
export const forbiddenTags = 'script, style, template, noscript, link, meta, title, base';

const tags = /<[a-z](?:"[^"]*"|'[^']*'|[^'">])*>/gi;
const quotedOrEvent =
  /("[^"]*"|'[^']*')|(?:[\s/]|(?<=["']))on[a-z]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"']*)/gi;

/**
 * HTML without event attributes. They could not run where it is parsed, outside of every page, but
 * the browser would complain of each.
 */
export const withoutEvents = (html: string): string =>
  html.replace(tags, (tag) =>
    /\bon[a-z]+\s*=/i.test(tag)
      ? tag.replace(quotedOrEvent, (found, quoted: string | undefined) => (quoted ? found : ' '))
      : tag,
  );

/**
 * An author's HTML as elements outside of any page that is shown, without what could run in one:
 * the server drops the same when it is saved.
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
