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
