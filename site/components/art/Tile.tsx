const tiles = Object.values(
  import.meta.glob<string>('./drawings/tiles/*.svg', { eager: true, import: 'default' }),
);

interface TileProps {
  /** The same seed shows the same landscape. */
  seed: string;
  className?: string;
}

/** A landscape in place of a missing image. */
export function Tile({ seed, className = '' }: TileProps) {
  return (
    <img
      className={`art-plate ${className}`}
      src={tiles[hash(seed) % tiles.length]}
      alt=""
      loading="lazy"
    />
  );
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 2166136261;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 16777619);
  return value >>> 0;
}
