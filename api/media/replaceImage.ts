import type { ImageSize } from '../../db/media/images';
import { type Sizes, sizeImages } from './imageSizes';

const picture = /<img\b[^>]*>/g;

/**
 * An article with one stored picture in the place of another. A width that was the picture's own
 * becomes that of the new one; any other stays.
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
