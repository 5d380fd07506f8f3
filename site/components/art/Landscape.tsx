import { landscapePath } from '../../../shared/landscape';

interface LandscapeProps {
  /** The seed: drawings of one category are alike. */
  category?: string | undefined;
  /** The same seed shows the same landscape. */
  seed: string;
  /** For one above the fold. */
  first?: boolean;
  className?: string | undefined;
}

/** A landscape in place of a missing picture, drawn by the server (`site/landscape.ts`). */
export function Landscape({ category = '', seed, first = false, className = '' }: LandscapeProps) {
  return (
    <img
      className={`art-plate ${className}`}
      src={landscapePath(category, seed)}
      alt=""
      width={400}
      height={210}
      loading={first ? 'eager' : 'lazy'}
    />
  );
}
