import type { Database } from '../../db/client';
import { imageIds } from '../../db/media/imageIds';
import { findSizes, type ImageSize, type NewImage } from '../../db/media/images';
import { offeredWidths } from './images';

export type Sizes = ReadonlyMap<string, ImageSize>;

/** An article's lines are at most this wide on the page (site/styles/article.css), in CSS pixels. */
const measure = 680;
const ownPicture = /<img((?: [\w:-]+="[^"]*")*) \/>/g;
const ownSource = / src="(\/images\/([0-9a-f-]{36})\.(?:jpg|png|gif|webp))"/;
/** What the server alone writes on a picture of its own. */
const serversOwn = / (?:srcset|sizes|loading|decoding)="[^"]*"/g;

/** The sizes of the stored pictures that a text names, and of those that come with it. */
export function imageSizes(db: Database, html: string, added: readonly NewImage[] = []): Sizes {
  const sizes = new Map(findSizes(db, imageIds(html)).map((size) => [size.id, size]));
  for (const { id, width, height, variants } of added) {
    sizes.set(id, { id, width, height, isScaled: variants.length > 0 });
  }
  return sizes;
}

/**
 * Lets a browser choose the width of each stored picture in an article, keep its place before it
 * is there, and load it when it comes into view.
 * @param html as `cleanArticle` writes it.
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

/** @returns how wide the picture is shown in CSS pixels, and its attributes with width and height. */
function withSize(attributes: string, { width, height }: ImageSize): [number, string] {
  const asked = / width="([^"]*)"/.exec(attributes)?.[1];
  if (asked === undefined) {
    const rest = attributes.replace(/ height="[^"]*"/, '');
    return [width, `${rest} width="${width}" height="${height}"`];
  }
  // A share of the line, or what no browser reads: left as it is.
  if (!/^[1-9]\d{0,4}$/.test(asked)) return [measure, attributes];
  const fitting = ` height="${Math.max(1, Math.round((Number(asked) * height) / width))}"`;
  const rest = attributes.replace(/ height="[^"]*"/, '');
  return [Number(asked), rest.replace(/( width="[^"]*")/, `$1${fitting}`)];
}

function choices(path: string, { width }: ImageSize, shown: number): string {
  const candidates = offeredWidths
    // Of the first width that is not smaller than the picture there is a form in its own size.
    .filter((_, index) => (offeredWidths[index - 1] ?? 0) < width)
    .map((offered) => `${path}?w=${offered} ${Math.min(offered, width)}w`);
  const room = Math.min(shown, measure);
  return ` srcset="${candidates.join(', ')}" sizes="(min-width: ${room + 40}px) ${room}px, 100vw"`;
}
