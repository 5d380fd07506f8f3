import { type Point, short, smooth } from './curve';

/** A hill: where it stands, how deep into the picture (0 far, 1 near), how high, how broad, how long. */
type Hill = readonly [x: number, depth: number, height: number, breadth: number, length: number];

export interface Terrain {
  width: number;
  height: number;
  horizon: number;
  hills: readonly Hill[];
  /** How many lines from the horizon to the front edge. */
  lines: number;
}

/** The height on the page of the ground at `x` and a depth. */
export function groundAt(terrain: Terrain, x: number, depth: number): number {
  const { height, horizon, hills } = terrain;
  const level = horizon + (height - horizon) * depth ** 1.3;
  const roll = (height / 86) * Math.sin((x / height) * 3.3 + depth * 9) * (0.4 + depth);
  return hills.reduce(
    (y, [at, deep, high, broad, long]) =>
      y - high * Math.exp(-(((x - at) / broad) ** 2) - ((depth - deep) / long) ** 2),
    level + roll,
  );
}

/** One line of the ground from side to side, and the area from it to the front edge. */
export function groundLine(terrain: Terrain, depth: number): string {
  const { width, height } = terrain;
  const count = Math.max(10, Math.round(width / 72));
  const step = width / count;
  const points: Point[] = [];
  for (let i = -1; i <= count + 1; i += 1)
    points.push([i * step, groundAt(terrain, i * step, depth)]);
  return `${smooth(points)}V${height + 4}H${short(-step)}Z`;
}

/** A path over the ground, from a near depth to a far one. */
export interface Trail {
  x: (depth: number) => number;
  near: number;
  far: number;
  /** Depths at which it has a blossom. */
  stops?: readonly number[];
}

/** The part of a trail between two depths, as path data; empty where it doesn't run. */
export function trailPart(terrain: Terrain, trail: Trail, from: number, to: number): string {
  const [start, end] = [Math.max(from, trail.far), Math.min(to, trail.near)];
  if (start >= end) return '';
  const steps = [0, 1, 2, 3, 4].map((step) => start + ((end - start) * step) / 4);
  const points = steps.map((depth) => {
    const x = trail.x(depth);
    return `${short(x)} ${short(groundAt(terrain, x, depth))}`;
  });
  return `M${points.join('L')}`;
}
