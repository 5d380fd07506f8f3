import { useSettings } from '../settings';
import { Tile } from './art/Tile';
import { pictureUrl } from './structuredData';

const widths = [480, 720, 960, 1600] as const;

interface PostImageProps {
  /** The post's `image_url`; a landscape is drawn where it is empty. */
  imageUrl: string;
  /** What the drawing depends on. */
  seed: string;
  /** How wide the picture is shown, as in `<img sizes>`. */
  sizes: string;
  /** For a picture in the first view: loaded at once. */
  first?: boolean;
  /** Empty where a title beside the picture says it all. */
  alt?: string;
  className?: string;
}

/** A post's picture in the widths that the server offers. */
export function PostImage(props: PostImageProps) {
  const { imageUrl, seed, sizes, first = false, alt = '', className } = props;
  const url = pictureUrl(useSettings(), imageUrl);
  if (url === undefined) return <Tile seed={seed} className={className} />;
  return (
    <img
      className={className}
      src={`${url}?w=960`}
      srcSet={widths.map((width) => `${url}?w=${width} ${width}w`).join(', ')}
      sizes={sizes}
      width={1600}
      height={840}
      alt={alt}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding="async"
    />
  );
}
