import { escaped } from '../../shared/escaped';
import { inArticle, inForm, type PageFacts, replaceInArticle } from '../../site/api';

/**
 * Returns an article as a letter holds it: figures as of today without their notes, whole addresses, and
 * links to the page in place of what mail doesn't show.
 * @param content an article as it is stored, with its snippets. @param url its page.
 */
export function letterHtml(
  content: string,
  facts: PageFacts,
  siteUrl: string,
  url: string,
): string {
  const filled = replaceInArticle(content, (named, fallback) => {
    const fact = inArticle(facts[named.ref]);
    return fact ? escaped(inForm(fact, named.form)) : fallback;
  });
  const watched = `<p><a href="${escaped(url)}">See it on our site</a></p>`;
  return filled
    .replaceAll(/<(iframe|video|audio)\b[^>]*>[\s\S]*?<\/\1>/g, watched)
    .replaceAll(/ (href|src)="\/(?!\/)/g, ` $1="${siteUrl}/`)
    .replaceAll(/ href="#/g, ` href="${escaped(url)}#`)
    .replaceAll(/ (?:class|srcset|sizes|loading|decoding|tabindex)="[^"]*"/g, '')
    .replaceAll(/<img /g, '<img style="max-width:100%;height:auto" ');
}
