import { randomUUID } from 'node:crypto';

/**
 * A comment without any character that could end it, an attribute or a tag early. Conditional
 * comments and markup that was commented out are not among them.
 */
const plainComment = /<!--([^<>"&`]*)-->/g;

/**
 * Takes plain comments out of HTML for a step that would drop them.
 * @returns the HTML with a word in place of each, and `putBack` for the HTML after that step. A
 * comment whose word is gone by then, with the element around it say, stays away.
 */
export function setCommentsAside(html: string) {
  const comments: string[] = [];
  const mark = `comment-${randomUUID()}-`;
  const withMarks = html.replace(
    plainComment,
    (comment) => `${mark}${comments.push(comment) - 1};`,
  );
  const marks = new RegExp(`${mark}(\\d+);`, 'g');
  return {
    html: withMarks,
    putBack: (later: string) =>
      comments.length === 0 ? later : later.replace(marks, (_, index) => comments[index] ?? ''),
  };
}
