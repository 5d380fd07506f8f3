import type { Scene } from './serviceScenes';
import type { Terrain } from './terrain';

/** A scene 400 wide that depends on nothing but the seed. */
export function seededScene(seed: string): Scene {
  const share = shares(seed);
  const middle = 120 + 160 * share(20);
  return {
    hills: [0, 1, 2, 3].map((i): Terrain['hills'][number] => [
      400 * share(4 * i),
      0.05 + 0.2 * i + 0.1 * share(4 * i + 1),
      28 + 34 * share(4 * i + 2),
      60 + 40 * share(4 * i + 3),
      0.15,
    ]),
    trails: [
      {
        x: (depth) => middle + 90 * depth * Math.sin(depth * 10 + 6 * share(21)),
        near: 1,
        far: 0.1,
        stops: [0.75, 0.42, 0.1],
      },
    ],
  };
}

/** Numbers from 0 to 1 that depend on nothing but the seed and their place. */
function shares(seed: string): (place: number) => number {
  let hash = 2166136261;
  for (const letter of seed) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  return (place) => {
    const mixed = Math.imul(hash ^ (place * 0x9e3779b1), 0x85ebca6b);
    return ((mixed ^ (mixed >>> 13)) >>> 0) / 4294967296;
  };
}
