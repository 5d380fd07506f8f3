import type { Finding, FindingKind } from '../../../db/posts/findings';
import { HttpError } from '../../http/errors';
import { extractInlineImages } from '../../media/imageData';
import { limits } from '../html/clean';
import { parseArticle } from '../html/parse';
import { blockedFailure } from './blockedFailure';
import type { CheckedPost, Known, Report } from './checkedPost';
import { checkFact } from './facts';
import { checkFields } from './fields';
import { checkText } from './text';
import { walk } from './tree';

/** Maximum findings of one kind; the rest show once these are fixed. */
const maxOfAKind = 20;

/**
 * Returns what must be fixed before publishing (`block`) and suggestions (`advise`), each in
 * document order.
 * @param post as the editor sent it: its text may not be clean.
 */
export function checkPost(post: CheckedPost, known: Known): Finding[] {
  const report = emptyReport();
  checkFields(post, known, report);
  try {
    checkText(post, known, report);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const { message } = error.body;
    report.add('block', { code: 'text-refused', field: 'content', message });
  }
  return report.findings;
}

/**
 * Refuses a text with an unknown or unconfirmed fact. Applies to every way of publishing.
 * @param html as the editor sent it. @throws HttpError 422 at `content`.
 */
export function refuseUnknownFacts(html: string, known: Known): void {
  if (!/<data\b/i.test(html)) return;
  const report = emptyReport();
  walk(parseArticle(extractInlineImages(html).html, limits.elements), ({ element, nth }) => {
    const location = { field: 'content', element: { tag: element.tagName, nth } } as const;
    if (element.tagName === 'data') checkFact({ tag: element, location }, known, report);
  });
  if (report.findings.length > 0) throw blockedFailure(report.findings);
}

function emptyReport(): Report {
  const findings: Finding[] = [];
  const counts = new Map<FindingKind, number>();
  return {
    findings,
    add: (level, finding) => {
      const count = (counts.get(finding.code) ?? 0) + 1;
      counts.set(finding.code, count);
      if (count <= maxOfAKind) findings.push({ level, ...finding });
    },
  };
}
