import { type Database, inTransaction } from '../../../db/client';
import { publicContentsAfter, rewriteContents } from '../../../db/posts/contents';
import { hasSetting, touchSetting } from '../../../db/settings';
import { HttpError } from '../../http/errors';
import { imageSizes, sizeImages } from '../../media/imageSizes';
import { cleanArticle, type Limits } from './clean';

/** Another name where the rules change, so that every file is cleaned by them once. */
const cleanedKey = 'articles_cleaned_3';
/** Articles in memory at once. */
const chunk = 100;
/** What was stored once is not refused for its size. */
const limits: Limits = { bytes: Number.POSITIVE_INFINITY, elements: 500_000, values: 500_000 };

/**
 * Cleans the live articles that were stored by other rules than today's, and gives their pictures
 * sizes: once a file, all or none, before it is served. Working copies and versions are cleaned
 * wherever they are shown or put live. One that can't be cleaned is shown as its source.
 * `updated_at` stays: nobody edited it.
 */
export function cleanStoredArticles(db: Database, site: string): void {
  if (hasSetting(db, cleanedKey)) return;
  inTransaction(db, () => {
    let texts = publicContentsAfter(db, 0, chunk);
    while (texts.length > 0) {
      const rewritten = texts.flatMap(({ id, content }) => {
        const cleaned = cleanOrQuoted(content, site, limits);
        const clean = sizeImages(cleaned, imageSizes(db, cleaned));
        return clean === content ? [] : [{ id, content: clean }];
      });
      rewriteContents(db, rewritten);
      texts = publicContentsAfter(db, texts.at(-1)?.id ?? 0, chunk);
    }
    touchSetting(db, cleanedKey);
  });
}

/** An article as visitors would read it; one that can't be cleaned, or is empty, as its source. */
export function cleanOrQuoted(content: string, site: string, allowed?: Limits): string {
  try {
    return content.trim() === '' ? '' : cleanArticle(content, site, allowed);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return `<pre>${content.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</pre>`;
  }
}
