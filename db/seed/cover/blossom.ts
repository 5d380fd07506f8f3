import { area, disc, line, type Point } from './line';
import { LEAF, STROKE, WATTLE } from './palette';
import type { Random } from './random';

type Flower = readonly [x: number, y: number, radius: number];

interface Cluster {
  x: number;
  y: number;
  /** The radius that most blossoms fall within. */
  spread: number;
  count: number;
  /** The radius of the largest blossom. */
  size: number;
}

/** Round wattle blossoms, thickest in the middle, that never touch one another. */
export function blossoms(cluster: Cluster, random: Random): string {
  const { x, y, spread, count, size } = cluster;
  const placed: Flower[] = [];
  for (let attempt = 0; attempt < count * 12 && placed.length < count; attempt += 1) {
    const angle = random(0, Math.PI * 2);
    const distance = random(0, 1) ** 0.7;
    const radius = size * random(0.75, 1) * (1.05 - 0.35 * distance);
    const px = x + Math.cos(angle) * distance * spread;
    const py = y + Math.sin(angle) * distance * spread;
    if (placed.every(([qx, qy, other]) => Math.hypot(px - qx, py - qy) > radius + other + 3)) {
      placed.push([px, py, radius]);
    }
  }
  return placed.map((flower) => disc(...flower, WATTLE)).join('');
}

interface Sprig {
  from: Point;
  to: Point;
  /** How far the stem bows to its left. */
  bow: number;
  leaf?: string;
  /** The length of a leaf. */
  size?: number;
  /** The colour of a narrow clearing around the branch. */
  clear?: string;
}

/** A wattle branch: a bowed stem with a sickle leaf and a spray of blossom, in turn, along it. */
export function sprig(
  { from, to, bow, leaf = LEAF, size = 150, clear }: Sprig,
  random: Random,
): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const bend: Point = [
    (from[0] + to[0]) / 2 + (dy / length) * bow,
    (from[1] + to[1]) / 2 - (dx / length) * bow,
  ];
  const at = (t: number): Point => [
    (1 - t) ** 2 * from[0] + 2 * t * (1 - t) * bend[0] + t * t * to[0],
    (1 - t) ** 2 * from[1] + 2 * t * (1 - t) * bend[1] + t * t * to[1],
  ];
  const stems = [`M${from.join(' ')}Q${bend.map(Math.round).join(' ')} ${to.join(' ')}`];
  const leaves: string[] = [];
  const flowers: Flower[] = [];
  const bloom = (foot: Point, heading: number, reach: number) => {
    stems.push(stalk(foot, heading, reach));
    flowers.push(...spray(foot, heading, reach));
  };
  const count = Math.round(length / (size * 0.5));
  for (let i = 0; i < count; i += 1) {
    const t = (i + 0.6) / count;
    const [foot, ahead] = [at(t), at(t + 0.01)];
    const along = Math.atan2(ahead[1] - foot[1], ahead[0] - foot[0]);
    const side = i % 2 === 0 ? 1 : -1;
    const reach = size * random(0.9, 1.1) * (1.1 - 0.35 * t);
    leaves.push(sickle(foot, along + side * random(0.5, 0.7), reach, side));
    bloom(foot, along - side * random(0.75, 0.95), reach * 0.8);
  }
  bloom(to, Math.atan2(to[1] - bend[1], to[0] - bend[0]), size * 0.6);

  const green = line(stems.join(''), leaf) + area(leaves.join(''), leaf);
  const branch = green + flowers.map((flower) => disc(...flower, WATTLE)).join('');
  if (clear === undefined) return branch;
  const edge = STROKE * 1.5;
  const around = flowers.map(([x, y, radius]) => disc(x, y, radius + edge, clear));
  return line(stems.join('') + leaves.join(''), clear, STROKE * 3) + around.join('') + branch;
}

function stalk([x, y]: Point, heading: number, length: number): string {
  const [dx, dy] = [Math.cos(heading) * length * 0.9, Math.sin(heading) * length * 0.9];
  return `M${Math.round(x)} ${Math.round(y)}l${Math.round(dx)} ${Math.round(dy)}`;
}

/** Blossoms in pairs along a stalk, smaller towards its end. */
function spray([x, y]: Point, heading: number, length: number): Flower[] {
  const [cos, sin] = [Math.cos(heading), Math.sin(heading)];
  const size = length * 0.115;
  return Array.from({ length: 8 }, (_, i): Flower => {
    const pair = Math.floor(i / 2);
    const along = length * (0.3 + 0.23 * pair) + (i % 2) * size;
    const out = (i % 2 === 0 ? 1 : -1) * size * (1.25 - 0.12 * pair);
    return [x + cos * along - sin * out, y + sin * along + cos * out, size * (1.06 - 0.12 * pair)];
  });
}

function sickle([x, y]: Point, heading: number, length: number, side: number): string {
  const point = (along: number, out: number) => {
    const px = x + Math.cos(heading) * along - Math.sin(heading) * out * side;
    const py = y + Math.sin(heading) * along + Math.cos(heading) * out * side;
    return `${Math.round(px * 10) / 10} ${Math.round(py * 10) / 10}`;
  };
  const tip = point(length, length * 0.16);
  const outer = point(length * 0.5, -length * 0.17);
  const inner = point(length * 0.5, length * 0.06);
  return `M${point(0, 0)}Q${outer} ${tip}Q${inner} ${point(0, 0)}Z`;
}
