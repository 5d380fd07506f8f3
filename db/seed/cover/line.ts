import { STROKE } from './palette';

export type Point = readonly [x: number, y: number];

const short = (value: number) => String(Math.round(value * 10) / 10);

/** Path data that passes smoothly near three or more points, starting and ending exactly on the ends. */
export function smooth(points: readonly Point[]): string {
  const pair = ([x, y]: Point) => `${short(x)} ${short(y)}`;
  const at = (index: number): Point => points[index] ?? [0, 0];
  const last = points.length - 1;
  const curves = points.slice(1, -1).map((point, i) => {
    const next = at(i + 2);
    const end: Point = i + 2 === last ? next : [(point[0] + next[0]) / 2, (point[1] + next[1]) / 2];
    return `Q${pair(point)} ${pair(end)}`;
  });
  return `M${pair(at(0))}${curves.join('')}`;
}

/** A line of the house weight. */
export function line(data: string, colour: string, weight = STROKE): string {
  return `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${weight}"/>`;
}

export function area(data: string, fill: string): string {
  return `<path d="${data}" fill="${fill}"/>`;
}

export function box(x: number, y: number, width: number, height: number, fill: string): string {
  return area(`M${x} ${y}h${width}v${height}h${-width}Z`, fill);
}

export function disc(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${fill}"/>`;
}
