import { setImmediate } from 'node:timers/promises';
import { contentsAfter, rewriteContent } from '../../db/blogs';
import { type Database, inTransaction } from '../../db/client';
import { hasSetting, settingOr } from '../../db/settings';
import { ApiFailure } from '../http/errors';
import { cleanArticle, type Limits } from './html';
import { pictureSizes, sizePictures } from './pictureSizes';

/** Another name where the rules change, so that every file is cleaned by them once. */
const cleanedKey = 'articles_cleaned_2';
/** Few enough that a visitor's request doesn't wait for them. */
const chunk = 10;
/** What was stored once is not refused for its size. */
const limits: Limits = { bytes: Number.POSITIVE_INFINITY, elements: 500_000, values: 500_000 };

/**
 * Cleans the articles that were stored by other rules than today's, and gives their pictures sizes,
 * once a file, a few at a time.
 * One that can't be cleaned is shown as its source. `updated_at` stays: nobody edited it.
 * @param changed called after each few that were rewritten.
 */
export async function cleanStoredArticles(
  db: Database,
  site: string,
  changed: () => void,
): Promise<void> {
  let last = '';
  while (db.sqlite.open && !hasSetting(db, cleanedKey)) {
    const posts = contentsAfter(db, last, chunk);
    const rewritten = posts.flatMap(({ id, content }) => {
      const cleaned = cleanOrQuoted(content, site, limits);
      const clean = sizePictures(cleaned, pictureSizes(db, cleaned));
      return clean === content ? [] : [{ id, content: clean }];
    });
    inTransaction(db, () => {
      for (const { id, content } of rewritten) rewriteContent(db, id, content);
      if (posts.length < chunk) settingOr(db, cleanedKey, () => new Date().toISOString());
    });
    if (rewritten.length > 0) changed();
    last = posts.at(-1)?.id ?? last;
    await setImmediate();
  }
}

/** An article as visitors would read it; one that can't be cleaned, or is empty, as its source. */
export function cleanOrQuoted(content: string, site: string, allowed?: Limits): string {
  try {
    return content.trim() === '' ? '' : cleanArticle(content, site, allowed);
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return `<pre>${content.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</pre>`;
  }
}
