import { sprig } from '../blossom';
import { hill, trail } from '../hill';
import { disc, line } from '../line';
import { EUCALYPT, LEAF, OCHRE, PAPER, SAND, WATTLE } from '../palette';
import { type Scene, sky } from '../scene';

/** A campus gateway with the sun coming up in its arch; the path has come through. */
export const gateway: Scene = (random) => {
  const far = hill(
    {
      base: 580,
      peaks: [
        [260, 130, 260],
        [1360, 100, 240],
      ],
      fill: LEAF,
      contour: EUCALYPT,
      gap: 22,
    },
    random,
  );
  const near = hill(
    { base: 700, peaks: [[800, 50, 640]], fill: EUCALYPT, contour: LEAF, gap: 27 },
    random,
  );
  return [
    sky(OCHRE),
    disc(800, 560, 88, WATTLE),
    far.svg,
    sandstone(800, near.ridge(800) + 18),
    near.svg,
    trail({ on: near, from: 800, to: [900, 900], swing: 230, turns: 3, colour: PAPER }),
    sprig({ from: [-30, 730], to: [400, 810], bow: 50, clear: near.fill }, random),
  ].join('');
};

/** (x, y) is the middle of the threshold; what is behind shows through the three arches. */
function sandstone(x: number, y: number): string {
  const arch = (at: number, half: number, height: number) =>
    `M${at - half} ${y}v${-height}a${half} ${half} 0 0 1 ${half * 2} 0v${height}Z`;
  const wall =
    `M${x - 420} ${y}v-236h230v-150h-14v-26h408v26h-14v150h230v236Z` +
    arch(x, 108, 180) +
    arch(x - 304, 62, 104) +
    arch(x + 304, 62, 104);
  const joints = [
    `M${x - 134} ${y}v-180a134 134 0 0 1 268 0v180`,
    `M${x - 388} ${y}v-104a84 84 0 0 1 168 0v104`,
    `M${x + 220} ${y}v-104a84 84 0 0 1 168 0v104`,
    `M${x - 190} ${y - 356}h380M${x - 420} ${y - 212}h230M${x + 190} ${y - 212}h230`,
  ];
  return `<path d="${wall}" fill="${SAND}" fill-rule="evenodd"/>${line(joints.join(''), OCHRE)}`;
}
