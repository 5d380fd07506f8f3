const names = /(\s(?:id|name|for)=")post-/g;
const nameLists = /\s(?:headers|aria-labelledby|aria-describedby)="[^"]*"/g;
const fragments = /(\shref="[^"]*#)post-/g;

/**
 * Removes the `post-` prefix from anchors, fields and links in an article; the server adds it
 * again.
 * @param html as stored, without `<` or `>` in attributes; other HTML may keep some prefixes.
 */
export function stripIdPrefix(html: string): string {
  return html.replace(/<[a-z][^<>]*>/gi, (tag) =>
    tag
      .replace(names, '$1')
      .replace(fragments, '$1')
      .replace(nameLists, (list) => list.replace(/(["\s])post-/g, '$1')),
  );
}
