import { Landscape } from './Landscape';
import { seededScene } from './seededScene';

interface TileProps {
  /** The same seed draws the same landscape. */
  seed: string;
  className?: string;
}

/** A landscape in place of a picture that there isn't. */
export function Tile({ seed, className }: TileProps) {
  const { hills, trails } = seededScene(seed);
  return (
    <Landscape
      className={`art-plate ${className ?? ''}`}
      terrain={{ width: 400, height: 210, horizon: 88, lines: 12, hills }}
      trails={trails}
      stopRadius={8}
    />
  );
}
