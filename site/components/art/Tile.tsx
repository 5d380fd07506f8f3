import { Landscape } from './Landscape';
import { shares } from './shares';
import type { Terrain, Trail } from './terrain';

interface TileProps {
  /** The same seed draws the same landscape. */
  seed: string;
  className?: string;
}

/** A landscape in place of a picture that there isn't. */
export function Tile({ seed, className }: TileProps) {
  const share = shares(seed);
  const terrain: Terrain = {
    width: 400,
    height: 210,
    horizon: 88,
    lines: 12,
    hills: [0, 1, 2, 3].map((i) => [
      400 * share(4 * i),
      0.05 + 0.2 * i + 0.1 * share(4 * i + 1),
      28 + 34 * share(4 * i + 2),
      60 + 40 * share(4 * i + 3),
      0.15,
    ]),
  };
  const middle = 120 + 160 * share(20);
  const trail: Trail = {
    x: (depth) => middle + 90 * depth * Math.sin(depth * 10 + 6 * share(21)),
    near: 1.1,
    far: 0.1,
    stops: [0.75, 0.42, 0.1],
  };
  return (
    <Landscape
      className={`art-plate ${className ?? ''}`}
      terrain={terrain}
      trails={[trail]}
      stopRadius={8}
    />
  );
}
