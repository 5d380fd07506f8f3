interface PhotoProps {
  src: string;
  className: string;
  /** In CSS pixels; the file has twice as many for sharp screens. */
  width: number;
  height: number;
}

/** A photograph of the subject named beside it. */
export function Photo({ src, className, width, height }: PhotoProps) {
  return (
    <img
      className={className}
      src={src}
      alt=""
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
    />
  );
}
