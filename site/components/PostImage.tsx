import { useEffect, useRef, useState } from 'react';
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
  /** The widest file that is asked for, in pixels: none is shown wider. */
  upTo?: (typeof widths)[number];
  /** For a picture in the first view: loaded at once. */
  first?: boolean;
  /** Empty where a title beside the picture says it all. */
  alt?: string | undefined;
  /** The point that a cut keeps in view, as CSS has it; empty: the middle. */
  focus?: string | undefined;
  className?: string;
}

/** A post's picture in the widths that the server offers; where it can't be had, a landscape is drawn. */
export function PostImage(props: PostImageProps) {
  const { imageUrl, seed, sizes, upTo = 1600, first = false, alt = '', focus, className } = props;
  const url = pictureUrl(useSettings(), imageUrl);
  const picture = useRef<HTMLImageElement>(null);
  const [broken, setBroken] = useState<string>();
  useEffect(() => {
    // It may have failed before this script ran.
    const { complete, naturalWidth } = picture.current ?? {};
    if (complete && naturalWidth === 0) setBroken(url);
  }, [url]);

  if (url === undefined || broken === url) return <Tile seed={seed} className={className} />;
  return (
    <img
      ref={picture}
      onError={() => setBroken(url)}
      className={className}
      src={`${url}?w=960`}
      srcSet={widths
        .filter((width) => width <= upTo)
        .map((width) => `${url}?w=${width} ${width}w`)
        .join(', ')}
      sizes={sizes}
      width={1600}
      height={840}
      alt={alt}
      style={focus ? { objectPosition: focus } : undefined}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding="async"
    />
  );
}
