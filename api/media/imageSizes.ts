import type { Database } from '../../db/client';
import { imageIds } from '../../db/media/imageIds';
import { findSizes, type ImageSize, type NewImage } from '../../db/media/images';
import { offeredWidths } from './images';

export type Sizes = ReadonlyMap<string, ImageSize>;

/** Maximum width of an article's lines (site/styles/article.css), in CSS pixels. */
const measure = 680;
const ownPicture = /<img((?: [\w:-]+="[^"]*")*) \/>/g;
const ownSource = / src="(\/images\/([0-9a-f-]{36})\.(?:jpg|png|gif|webp))"/;
/** Attributes that only the server sets on its images. */
const serversOwn = / (?:srcset|sizes|loading|decoding)="[^"]*"/g;

/** Returns the sizes of stored and newly added images that a text uses. */
export function imageSizes(db: Database, html: string, added: readonly NewImage[] = []): Sizes {
  const sizes = new Map(findSizes(db, imageIds(html)).map((size) => [size.id, size]));
  for (const { id, width, height, variants } of added) {
    sizes.set(id, { id, width, height, isScaled: variants.length > 0 });
  }
  return sizes;
}

/**
 * Adds `srcset`, dimensions and lazy loading to stored images in an article.
 * @param html from `cleanArticle`.
 */
export function sizeImages(html: string, sizes: Sizes): string {
  return html.replace(ownPicture, (tag, attributes: string) => {
    const [, path = '', id = ''] = ownSource.exec(attributes) ?? [];
    const size = sizes.get(id);
    if (!size) return tag;
    const [shown, sized] = withSize(attributes.replace(serversOwn, ''), size);
    return `<img${sized}${size.isScaled ? choices(path, size, shown) : ''} loading="lazy" decoding="async" />`;
  });
}

/** @returns the displayed width in CSS pixels, and the attributes with width and height. */
function withSize(attributes: string, { width, height }: ImageSize): [number, string] {
  const asked = / width="([^"]*)"/.exec(attributes)?.[1];
  if (asked === undefined) {
    const rest = attributes.replace(/ height="[^"]*"/, '');
    return [width, `${rest} width="${width}" height="${height}"`];
  }
  // Percentages and invalid values stay as they are.
  if (!/^[1-9]\d{0,4}$/.test(asked)) return [measure, attributes];
  const fitting = ` height="${Math.max(1, Math.round((Number(asked) * height) / width))}"`;
  const rest = attributes.replace(/ height="[^"]*"/, '');
  return [Number(asked), rest.replace(/( width="[^"]*")/, `$1${fitting}`)];
}

function choices(path: string, { width }: ImageSize, shown: number): string {
  const candidates = offeredWidths
    // The first width that isn't below the image's own holds its full size.
    .filter((_, index) => (offeredWidths[index - 1] ?? 0) < width)
    .map((offered) => `${path}?w=${offered} ${Math.min(offered, width)}w`);
  const room = Math.min(shown, measure);
  return ` srcset="${candidates.join(', ')}" sizes="(min-width: ${room + 40}px) ${room}px, 100vw"`;
}
