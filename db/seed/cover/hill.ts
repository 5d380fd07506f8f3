import { area, line, type Point, smooth } from './line';
import { HEIGHT, STROKE, WIDTH } from './palette';
import type { Random } from './random';

/** A rise of the ridge: where it peaks, how high above the base, how far it spreads. */
type Peak = readonly [x: number, rise: number, spread: number];

interface Shape {
  /** Also the hill's name, so no two hills of a cover have the same. */
  base: number;
  peaks: readonly Peak[];
  fill: string;
  contour: string;
  /** The distance between contour lines. */
  gap: number;
}

export interface Hill {
  fill: string;
  svg: string;
  /** Cuts what is drawn with it to the hill. */
  clip: string;
  ridge: (x: number) => number;
}

/** A hill as a band of flat colour, with contour lines that forget the ridge as they descend. */
export function hill({ base, fill, contour, gap, ...shape }: Shape, random: Random): Hill {
  const peaks = shape.peaks.map(
    ([x, rise, spread]): Peak => [x + random(-30, 30), rise * random(0.92, 1.08), spread],
  );
  const phase = random(0, Math.PI * 2);
  const rise = (x: number) =>
    peaks.reduce((sum, [at, high, wide]) => sum + high * Math.exp(-(((x - at) / wide) ** 2)), 0);
  const height = (x: number, step: number) =>
    base + step * gap - rise(x) * 0.96 ** step - 7 * Math.sin((x + step * 20) / 140 + phase);
  const contourAt = (step: number) => {
    const points: Point[] = [];
    for (let x = -40; x <= WIDTH + 40; x += 40) points.push([x, height(x, step)]);
    return smooth(points);
  };

  const steps = Math.ceil((HEIGHT - base + Math.max(0, ...peaks.map((peak) => peak[1]))) / gap);
  const lines = Array.from({ length: steps }, (_, i) => contourAt(i + 1)).join('');
  const body = `${contourAt(0)}V${HEIGHT}H-40Z`;
  const name = `hill-${base}`;
  const outline = `<clipPath id="${name}"><path d="${body}"/></clipPath>`;
  return {
    fill,
    svg: outline + area(body, fill) + line(lines, contour),
    clip: `clip-path="url(#${name})"`,
    ridge: (x) => height(x, 0),
  };
}

/** Paths over a hill; the contours stop short of them, as they do on a printed map. */
export function paths(
  ways: readonly (readonly Point[])[],
  on: Hill,
  colour: string,
  dashes = 'none',
): string {
  const data = ways.map((points) => smooth(points)).join('');
  const clearing = line(data, on.fill, STROKE * 6);
  return `<g ${on.clip}>${clearing}<g stroke-dasharray="${dashes}">${line(data, colour)}</g></g>`;
}

interface Trail {
  on: Hill;
  from: number;
  to: Point;
  swing: number;
  turns: number;
  colour: string;
}

/** A path that comes over the ridge at `from` and winds down, each turn wider than the last. */
export function trail({ on, from, to, swing, turns, colour }: Trail): string {
  const top = on.ridge(from) - STROKE * 4;
  const points: Point[] = [];
  for (let step = 0; step <= 60; step += 1) {
    const t = step / 60;
    const reach = swing * Math.sin(t * Math.PI * turns) * (0.1 + 0.9 * t);
    points.push([from + (to[0] - from) * t + reach, top + (to[1] - top) * t ** 1.2]);
  }
  return paths([points], on, colour);
}
