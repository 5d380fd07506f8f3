import type { Finding, FindingKind } from '../../../db/posts/findings';
import { HttpError } from '../../http/errors';
import { setPicturesAside } from '../../media/imageData';
import { limits } from '../html/clean';
import { parseArticle } from '../html/parse';
import { blockedFailure } from './blockedFailure';
import type { CheckedPost, Known, Report } from './checkedPost';
import { checkFact } from './facts';
import { checkFields } from './fields';
import { checkText } from './text';
import { walk } from './tree';

/** One kind is told of this often: the rest shows when these are mended. */
const mostOfAKind = 20;

/**
 * What must be mended before a post goes live (`block`) and what is worth a look (`advise`), each in
 * the order of the text.
 * @param post its values as the editor sent them: the text need not be clean.
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
 * Refuses a text that names a fact that isn't there, or whose value nobody has confirmed: the rule
 * that holds on every road to the site.
 * @param html as the editor sent it. @throws ApiFailure 422 at `content`.
 */
export function refuseUnknownFacts(html: string, known: Known): void {
  if (!/<data\b/i.test(html)) return;
  const report = emptyReport();
  walk(parseArticle(setPicturesAside(html).html, limits.elements), ({ element, nth }) => {
    const found = { field: 'content', element: { tag: element.tagName, nth } } as const;
    if (element.tagName === 'data') checkFact({ tag: element, found }, known, report);
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
      if (count <= mostOfAKind) findings.push({ level, ...finding });
    },
  };
}
