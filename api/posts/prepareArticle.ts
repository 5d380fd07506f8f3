import type { Database } from '../../db/client';
import type { NewImage } from '../../db/media/images';
import { imageSizes, sizeImages } from '../media/imageSizes';
import { convertInlineImages } from '../media/images';
import { cleanArticle } from './html/clean';

/**
 * Prepares a post's values for storage: cleans the text, adds image sizes, and extracts inline
 * images to store in the same transaction.
 * @param site the site's address.
 * @throws HttpError 422 at `content`, 503 if too many images are waiting.
 */
export async function prepareArticle<Values extends { content: string }>(
  values: Values,
  site: string,
  db: Database,
): Promise<{ values: Values; images: NewImage[] }> {
  const { html, images } = await convertInlineImages(cleanArticle(values.content, site));
  const content = sizeImages(html, imageSizes(db, html, images));
  return { values: { ...values, content }, images };
}
