export type Point = readonly [x: number, y: number];

/**
 * Rounds a coordinate to one decimal: finer is invisible, and drawings are part of every page's
 * HTML.
 */
export function rounded(value: number): string {
  return String(Math.round(value * 10) / 10);
}

const pair = ([x, y]: Point) => `${rounded(x)} ${rounded(y)}`;
const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/** Returns path data of a smooth line through the points. */
export function smoothPath(points: readonly Point[]): string {
  const [first, second] = points;
  const last = points.at(-1);
  if (!first || !second || !last) return '';
  // `T` mirrors the control point: between midpoints the mirror image is exactly the next point.
  const turns = points
    .slice(2)
    .map((point, i) => `T${pair(middle(points[i + 1] ?? point, point))}`)
    .join('');
  return `M${pair(first)}L${pair(middle(first, second))}${turns.replace('T', `Q${pair(second)} `)}L${pair(last)}`;
}
