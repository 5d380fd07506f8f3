import { useEffect, useRef, useState } from 'react';
import type { BlogSummary } from '../data';
import { useSettings } from '../settings';
import { Landscape } from './art/Landscape';
import { pictureUrl } from './structuredData';

const widths = [480, 720, 960, 1600] as const;

interface PostImageProps {
  /** Shows a landscape if `image_url` is empty. */
  post: BlogSummary;
  /** Displayed width, as in `<img sizes>`. */
  sizes: string;
  /** The widest file offered, in pixels: enough for the sharpest screen. */
  upTo?: (typeof widths)[number];
  /** For images above the fold: loaded at once. */
  first?: boolean;
  className?: string;
}

/** A post's image in the widths that the server offers; a landscape if it fails to load. */
export function PostImage(props: PostImageProps) {
  const { post, sizes, upTo = 1600, first = false, className } = props;
  const url = pictureUrl(useSettings(), post.image_url);
  const picture = useRef<HTMLImageElement>(null);
  const [broken, setBroken] = useState<string>();
  useEffect(() => {
    // It may have failed before this script ran.
    const { complete, naturalWidth } = picture.current ?? {};
    if (complete && naturalWidth === 0) setBroken(url);
  }, [url]);

  if (url === undefined || broken === url) {
    const { category, slug } = post;
    return <Landscape category={category} seed={slug} first={first} className={className} />;
  }
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
      alt={post.image_alt ?? ''}
      style={post.image_focus ? { objectPosition: post.image_focus } : undefined}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding="async"
    />
  );
}
