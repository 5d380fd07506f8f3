const names = /(\s(?:id|name|for)=")post-/g;
const nameLists = /\s(?:headers|aria-labelledby|aria-describedby)="[^"]*"/g;
const fragments = /(\shref="[^"]*#)post-/g;

/**
 * An article's HTML with its anchors, fields and the links to them named as the author named them:
 * the server stores each with `post-` before it, and puts it there again.
 * @param html as the server stores it, where no attribute holds `<` or `>`; other HTML may keep some.
 */
export function stripIdPrefix(html: string): string {
  return html.replace(/<[a-z][^<>]*>/gi, (tag) =>
    tag
      .replace(names, '$1')
      .replace(fragments, '$1')
      .replace(nameLists, (list) => list.replace(/(["\s])post-/g, '$1')),
  );
}
