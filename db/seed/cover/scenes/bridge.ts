import { sprig } from '../blossom';
import { hill, trail } from '../hill';
import { box, disc, line } from '../line';
import { EUCALYPT, LEAF, OCHRE, PAPER, SAND } from '../palette';
import { type Scene, sky } from '../scene';

/** A suspension bridge over a wide valley, with a low sun between its towers. */
export const bridge: Scene = (random) => {
  const far = hill(
    {
      base: 540,
      peaks: [
        [220, 170, 300],
        [1440, 190, 320],
      ],
      fill: PAPER,
      contour: LEAF,
      gap: 22,
    },
    random,
  );
  const left = hill(
    { base: 900, peaks: [[-40, 400, 360]], fill: LEAF, contour: EUCALYPT, gap: 29 },
    random,
  );
  const right = hill(
    { base: 890, peaks: [[1660, 380, 470]], fill: EUCALYPT, contour: LEAF, gap: 29 },
    random,
  );
  return [
    sky(SAND),
    disc(800, 300, 128, OCHRE),
    far.svg,
    span(430, 1170, 520),
    left.svg,
    trail({ on: left, from: 20, to: [250, 880], swing: 90, turns: 3, colour: PAPER }),
    right.svg,
    sprig({ from: [1640, 620], to: [1240, 810], bow: -60, clear: right.fill }, random),
  ].join('');
};

/** The deck is at height y, the towers stand at `left` and `right`. */
function span(left: number, right: number, y: number): string {
  const [rise, reach] = [280, 340];
  const middle = (left + right) / 2;
  const sag = 2 * (y - 34) - (y - rise);
  const hangers: string[] = [];
  for (let x = left + 40; x < right - 20; x += (right - left) / 26) {
    const off = (2 * (x - middle)) / (right - left);
    hangers.push(`M${Math.round(x)} ${Math.round(y - 34 - (rise - 34) * off * off)}V${y}`);
  }
  const side = (tower: number, out: number) => {
    // The cable is a quadratic curve, so its height at a share of the way is known.
    const ties = [0.22, 0.4, 0.58, 0.76].map((t) => {
      const height = (1 - t) ** 2 * rise + 2 * t * (1 - t) * rise * 0.4;
      return `M${Math.round(tower + out * t)} ${Math.round(y - height)}V${y}`;
    });
    const bend = `${tower + out / 2} ${y - rise * 0.4}`;
    return `M${tower} ${y - rise}Q${bend} ${tower + out} ${y}${ties.join('')}`;
  };
  const tower = (x: number) =>
    box(x - 26, y - rise - 16, 14, rise + 340, EUCALYPT) +
    box(x + 12, y - rise - 16, 14, rise + 340, EUCALYPT) +
    box(x - 34, y - rise - 16, 68, 40, EUCALYPT) +
    [-rise + 92, -rise + 180, 60, 150].map((at) => box(x - 26, y + at, 52, 12, EUCALYPT)).join('');
  const cables = `M${left} ${y - rise}Q${middle} ${sag} ${right} ${y - rise}${hangers.join('')}`;
  return (
    line(`${cables}${side(left, -reach)}${side(right, reach)}`, EUCALYPT) +
    tower(left) +
    tower(right) +
    box(-40, y - 4, 1680, 18, EUCALYPT)
  );
}
