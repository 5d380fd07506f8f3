import type { ImageSize } from '../../db/media/images';
import { type Sizes, sizeImages } from './imageSizes';

const picture = /<img\b[^>]*>/g;

/**
 * Replaces a stored image in an article. A width equal to the old image's own becomes the new
 * one's; other widths stay.
 * @param newPath of the new one, `images/{uuid}.{ext}`.
 */
export function replaceImageIn(
  html: string,
  old: ImageSize,
  newPath: string,
  sizes: Sizes,
): string {
  const address = new RegExp(`\\bimages/${old.id}\\.[a-z]+`, 'g');
  const replaced = html.replace(picture, (tag) =>
    tag.includes(old.id) && tag.includes(` width="${old.width}"`)
      ? tag.replace(/ (?:width|height)="[^"]*"/g, '')
      : tag,
  );
  return sizeImages(replaced.replace(address, newPath), sizes);
}
