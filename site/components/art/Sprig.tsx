import { type Point, short } from './curve';
import { disc } from './disc';

interface SprigProps {
  from: Point;
  to: Point;
  /** How far the stem bows to its left. */
  bow: number;
  /** Length of a leaf. */
  size: number;
}

/** A wattle branch: a bowed stem with sickle leaves on one side and sprays of blossom on the other. */
export function Sprig({ from, to, bow, size }: SprigProps) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const bend: Point = [
    (from[0] + to[0]) / 2 + (dy / length) * bow,
    (from[1] + to[1]) / 2 - (dx / length) * bow,
  ];
  const count = Math.max(2, Math.round(length / (size * 0.5)));
  const nodes = Array.from({ length: count }, (_, i) => {
    const t = (i + 0.7) / count;
    const x = (1 - t) ** 2 * from[0] + 2 * t * (1 - t) * bend[0] + t * t * to[0];
    const y = (1 - t) ** 2 * from[1] + 2 * t * (1 - t) * bend[1] + t * t * to[1];
    const heading = Math.atan2(
      (1 - t) * (bend[1] - from[1]) + t * (to[1] - bend[1]),
      (1 - t) * (bend[0] - from[0]) + t * (to[0] - bend[0]),
    );
    return { x, y, heading, side: i % 2 === 0 ? 1 : -1, reach: size * (1.1 - 0.35 * t) };
  });
  const stem = `M${short(from[0])} ${short(from[1])}Q${short(bend[0])} ${short(bend[1])} ${short(to[0])} ${short(to[1])}`;
  const stalks = nodes.map(({ x, y, heading, side, reach }) => {
    const turn = heading - side * 0.85;
    return `M${short(x)} ${short(y)}l${short(Math.cos(turn) * reach * 0.72)} ${short(Math.sin(turn) * reach * 0.72)}`;
  });
  const leaves = nodes.map(({ x, y, heading, side, reach }) =>
    sickle([x, y], heading + side * 0.6, reach, side),
  );
  const blossoms = [
    ...nodes.flatMap(({ x, y, heading, side, reach }) =>
      spray([x, y], heading - side * 0.85, reach * 0.78),
    ),
    ...spray(to, Math.atan2(to[1] - bend[1], to[0] - bend[0]), size * 0.55),
  ];
  return (
    <g className="art-sprig">
      <path className="art-stem" d={stem + stalks.join('')} />
      <path className="art-leaf" d={leaves.join('')} />
      <path className="art-blossom" d={blossoms.join('')} />
    </g>
  );
}

/** Blossoms in pairs along a stalk, smaller towards its end, as discs in path data. */
function spray([x, y]: Point, heading: number, length: number): string[] {
  const [cos, sin] = [Math.cos(heading), Math.sin(heading)];
  const size = length * 0.125;
  return [0, 1, 2, 3, 4, 5, 6].map((i) => {
    const step = Math.floor(i / 2);
    const along = length * (0.3 + 0.24 * step) + (i % 2) * size;
    const out = i === 6 ? 0 : (i % 2 === 0 ? 1 : -1) * size * 1.2;
    return disc(
      [x + cos * along - sin * out, y + sin * along + cos * out],
      size * (1.05 - 0.12 * step),
    );
  });
}

function sickle([x, y]: Point, heading: number, length: number, side: number): string {
  const at = (along: number, out: number) =>
    `${short(Math.cos(heading) * along - Math.sin(heading) * out * side)} ${short(
      Math.sin(heading) * along + Math.cos(heading) * out * side,
    )}`;
  const tip = at(length, length * 0.16);
  return `M${short(x)} ${short(y)}q${at(length * 0.5, -length * 0.17)} ${tip}M${short(x)} ${short(y)}q${at(length * 0.5, length * 0.06)} ${tip}`;
}
