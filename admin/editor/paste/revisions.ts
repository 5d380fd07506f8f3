import { unwrap } from '../html/elements';
import { styleOf } from '../html/styleText';

/** What is left out of a pasted text: it was for its writers. */
export interface LeftOut {
  comments: number;
  deletions: number;
}

const commentTexts =
  '[style*="mso-element:comment"]:not([style*="comment-list"]), .msocomtxt, p:has(> a[href^="#cmnt_ref"])';

/**
 * Removes what an office program remarks at a text: comments, and deletions that it tracks. What was
 * inserted stays.
 * @param isWord whether it comes from Word: other pages strike words out for their readers.
 */
export function leaveOutRevisions(body: HTMLElement, isWord: boolean): LeftOut {
  const texts = [...body.querySelectorAll(commentTexts)].filter(
    (one) => !one.parentElement?.closest(commentTexts),
  );
  for (const text of texts) {
    // Google Docs draws a box around each.
    const box = text.localName === 'p' ? text.closest('div:not(:has(> p ~ p))') : null;
    (box && body.contains(box) ? box : text).remove();
  }
  const rest = '[style*="mso-element:comment-list"], p.MsoCommentText, .msocomoff, a.msocomanchor';
  for (const one of body.querySelectorAll(rest)) one.remove();
  for (const marker of body.querySelectorAll('.MsoCommentReference, a[href^="#cmnt"]')) {
    (marker.closest('sup') ?? marker).remove();
  }
  for (const words of body.querySelectorAll('a:not([href])')) {
    if (styleOf(words, 'mso-comment-reference')) unwrap(words);
  }
  const tracked = (tag: 'del' | 'ins') =>
    body.querySelectorAll(isWord ? `${tag}, .mso${tag}` : `${tag}[datetime], ${tag}[cite]`);
  const deletions = [...tracked('del')].filter((one) => one.textContent?.trim());
  for (const one of tracked('del')) one.remove();
  for (const one of tracked('ins')) unwrap(one);
  return { comments: texts.length, deletions: deletions.length };
}

/** '2 comments and 1 deletion were left out.'; empty if nothing was. */
export function omissionsMessage({ comments, deletions }: LeftOut): string {
  const parts = [
    comments > 0 ? `${comments} ${comments === 1 ? 'comment' : 'comments'}` : '',
    deletions > 0 ? `${deletions} tracked ${deletions === 1 ? 'deletion' : 'deletions'}` : '',
  ].filter(Boolean);
  const isOne = comments + deletions === 1;
  return parts.length > 0 ? `${parts.join(' and ')} ${isOne ? 'was' : 'were'} left out.` : '';
}
