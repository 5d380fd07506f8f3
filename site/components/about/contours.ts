import { type Point, smoothRing } from '../art/curve';
import { shares } from '../art/shares';

export const portraitSize = { width: 160, height: 200 } as const;

const turns = 14;
const rings = 11;

/** A hill seen from above: rings around its top that keep the same shape, as on a walker's map. */
export function contours(seed: string): { top: Point; lines: string } {
  const share = shares(seed);
  const top: Point = [36 + 88 * share(0), 40 + 60 * share(1)];
  const lines = Array.from({ length: rings }, (_, ring) => {
    const radius = 9 + 15 * ring;
    const points = Array.from({ length: turns }, (_, turn): Point => {
      const angle = (turn / turns) * Math.PI * 2;
      const bend =
        1 +
        0.2 * Math.sin(2 * angle + 6 * share(2)) +
        0.11 * Math.sin(3 * angle + 6 * share(3) + ring * 0.22);
      return [top[0] + radius * bend * Math.cos(angle), top[1] + radius * bend * Math.sin(angle)];
    });
    return smoothRing(points);
  });
  return { top, lines: lines.join('') };
}
