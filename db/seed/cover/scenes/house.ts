import { sprig } from '../blossom';
import { hill, trail } from '../hill';
import { area, box, disc, line } from '../line';
import { EUCALYPT, INK, LEAF, OCHRE, PAPER, WATTLE } from '../palette';
import { type Scene, sky } from '../scene';

/** A weatherboard house with a veranda, and a path up to its steps. */
export const house: Scene = (random) => {
  const far = hill(
    {
      base: 480,
      peaks: [
        [300, 150, 300],
        [1400, 90, 320],
      ],
      fill: OCHRE,
      contour: WATTLE,
      gap: 22,
    },
    random,
  );
  const middle = hill(
    { base: 610, peaks: [[1080, 120, 420]], fill: LEAF, contour: EUCALYPT, gap: 27 },
    random,
  );
  const near = hill(
    { base: 850, peaks: [[60, 210, 460]], fill: EUCALYPT, contour: LEAF, gap: 30 },
    random,
  );
  return [
    sky(WATTLE),
    disc(620, 240, 120, PAPER),
    far.svg,
    middle.svg,
    trail({ on: middle, from: 1050, to: [920, 880], swing: 210, turns: 3, colour: PAPER }),
    cottage(1080, middle.ridge(1080) + 20),
    near.svg,
    sprig({ from: [-30, 880], to: [400, 640], bow: 70, clear: near.fill }, random),
  ].join('');
};

/** (x, y) is the middle of the floor. */
function cottage(x: number, y: number): string {
  const sheets = Array.from({ length: 9 }, (_, i) => {
    const foot = -144 + i * 36;
    return `M${x + foot * 0.62} ${y - 214}L${x + foot} ${y - 140}`;
  });
  const posts = [-176, -72, 72, 176].map((at) => `M${x + at} ${y}v-100`);
  return (
    box(x + 56, y - 266, 36, 70, EUCALYPT) +
    box(x - 140, y - 140, 280, 140, PAPER) +
    area(`M${x - 168} ${y - 134}L${x - 100} ${y - 222}h200L${x + 168} ${y - 134}Z`, OCHRE) +
    line(sheets.join(''), PAPER) +
    area(`M${x - 200} ${y - 96}L${x - 164} ${y - 134}h328L${x + 200} ${y - 96}Z`, EUCALYPT) +
    box(x - 24, y - 82, 48, 82, OCHRE) +
    box(x - 124, y - 72, 36, 44, INK) +
    box(x + 88, y - 72, 36, 44, INK) +
    line(posts.join(''), EUCALYPT) +
    box(x - 206, y - 8, 412, 16, EUCALYPT) +
    box(x - 44, y + 8, 88, 12, EUCALYPT)
  );
}
