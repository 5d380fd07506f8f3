import { useFirmImage } from '../useFirmImage';

interface PhotoProps {
  /** Names a file of the media library, or of this site. */
  path: string;
  className: string;
  /** In CSS pixels; the file has twice as many for sharp screens. */
  width: number;
  height: number;
}

/** A photograph of the subject named beside it. */
export function Photo({ path, className, width, height }: PhotoProps) {
  return (
    <img
      className={className}
      src={useFirmImage(path, 2 * width)}
      alt=""
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
    />
  );
}
