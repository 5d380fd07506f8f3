import { sprig } from '../blossom';
import { hill, paths, trail } from '../hill';
import { area, box, disc, line } from '../line';
import { EUCALYPT, LEAF, OCHRE, PAPER, SAND, WATTLE } from '../palette';
import { type Scene, sky } from '../scene';

/** A ferry crosses a harbour below a lighthouse; its wake is the path. */
export const harbour: Scene = (random) => {
  const far = hill(
    {
      base: 450,
      peaks: [
        [180, 130, 240],
        [560, 70, 220],
      ],
      fill: OCHRE,
      contour: SAND,
      gap: 22,
    },
    random,
  );
  const water = hill({ base: 480, peaks: [], fill: EUCALYPT, contour: LEAF, gap: 29 }, random);
  const head = hill(
    { base: 960, peaks: [[1500, 440, 330]], fill: LEAF, contour: EUCALYPT, gap: 27 },
    random,
  );
  const glints = [0, 1, 2, 3, 4].map(
    (i) => `M${900 - 110 + i * 16} ${514 + i * 30}h${220 - i * 32}`,
  );
  return [
    sky(SAND),
    disc(900, 440, 150, WATTLE),
    far.svg,
    water.svg,
    line(glints.join(''), WATTLE),
    paths(
      [
        [
          [560, 668],
          [300, 668],
          [130, 676],
          [140, 720],
          [420, 716],
          [640, 740],
          [560, 800],
          [360, 810],
          [330, 880],
        ],
      ],
      water,
      PAPER,
    ),
    ferry(600, 672),
    head.svg,
    trail({ on: head, from: 1430, to: [1300, 880], swing: 90, turns: 3, colour: PAPER }),
    lighthouse(1430, head.ridge(1430) + 12),
    sprig({ from: [-30, 40], to: [420, 170], bow: 70, leaf: EUCALYPT, size: 130 }, random),
  ].join('');
};

/** A ferry heading right whose waterline is at y. */
function ferry(x: number, y: number): string {
  const windows = Array.from({ length: 7 }, (_, i) => `M${x - 92 + i * 30} ${y - 66}v18`);
  return (
    box(x - 20, y - 164, 40, 54, WATTLE) +
    box(x - 84, y - 116, 168, 38, PAPER) +
    box(x - 124, y - 82, 248, 44, PAPER) +
    line(windows.join(''), EUCALYPT) +
    area(`M${x - 190} ${y - 40}h380l-36 40h-308Z`, OCHRE) +
    line(`M${x - 84} ${y - 97}h168`, OCHRE)
  );
}

/** A lighthouse that stands on (x, y). */
function lighthouse(x: number, y: number): string {
  return (
    area(`M${x - 44} ${y}L${x - 27} ${y - 236}h54L${x + 44} ${y}Z`, PAPER) +
    area(`M${x - 39} ${y - 64}l5 -70h68l5 70Z`, OCHRE) +
    area(`M${x - 31.5} ${y - 180}l3 -42h57l3 42Z`, OCHRE) +
    box(x - 40, y - 248, 80, 14, EUCALYPT) +
    box(x - 20, y - 288, 40, 40, WATTLE) +
    area(`M${x - 32} ${y - 286}h64l-32 -36Z`, EUCALYPT)
  );
}
