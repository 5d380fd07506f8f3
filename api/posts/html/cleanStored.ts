import { type Database, inTransaction } from '../../../db/client';
import { publicContentsAfter, rewriteContents } from '../../../db/posts/contents';
import { hasSetting, touchSetting } from '../../../db/settings';
import { HttpError } from '../../http/errors';
import { imageSizes, sizeImages } from '../../media/imageSizes';
import { cleanArticle, type Limits } from './clean';

/** Rename it when rules change, so that every file is cleaned once. */
const cleanedKey = 'articles_cleaned_3';
/** Articles in memory at once. */
const chunk = 100;
/** Stored articles aren't refused for their size. */
const limits: Limits = { bytes: Number.POSITIVE_INFINITY, elements: 500_000, values: 500_000 };

/**
 * Cleans live articles stored under older rules and adds image sizes, once per file in one
 * transaction before serving. Drafts and versions are cleaned when shown or published. An article
 * that can't be cleaned is shown as source. `updated_at` stays, since nobody edited it.
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

/** Returns an article as visitors would read it; as source if it can't be cleaned or is empty. */
export function cleanOrQuoted(content: string, site: string, allowed?: Limits): string {
  try {
    return content.trim() === '' ? '' : cleanArticle(content, site, allowed);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return `<pre>${content.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</pre>`;
  }
}
