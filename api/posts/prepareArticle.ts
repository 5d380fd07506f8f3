import type { Database } from '../../db/client';
import type { NewImage } from '../../db/media/images';
import { imageSizes, sizeImages } from '../media/imageSizes';
import { takeDataImages } from '../media/images';
import { cleanArticle } from './html/clean';

/**
 * A post's values as they may be stored: its text cleaned, its pictures with their sizes, and those
 * that stood in it as data ready to be stored in the same transaction.
 * @param site the site's address.
 * @throws ApiFailure 422 at `content`, 503 where too many pictures wait.
 */
export async function prepareArticle<Values extends { content: string }>(
  values: Values,
  site: string,
  db: Database,
): Promise<{ values: Values; images: NewImage[] }> {
  const { html, images } = await takeDataImages(cleanArticle(values.content, site));
  const content = sizeImages(html, imageSizes(db, html, images));
  return { values: { ...values, content }, images };
}
