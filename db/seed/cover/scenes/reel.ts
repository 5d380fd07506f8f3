import { sprig } from '../blossom';
import { hill, paths } from '../hill';
import { area, box, disc, line, type Point, smooth } from '../line';
import { EUCALYPT, LEAF, OCHRE, PAPER, SAND, WATTLE } from '../palette';
import { type Scene, sky } from '../scene';

/** A reel of cotton on a hill and a needle in the sky: the path between them is a row of stitches. */
export const reel: Scene = (random) => {
  const far = hill(
    {
      base: 480,
      peaks: [
        [1180, 110, 330],
        [160, 70, 260],
      ],
      fill: WATTLE,
      contour: OCHRE,
      gap: 22,
    },
    random,
  );
  const middle = hill(
    {
      base: 560,
      peaks: [
        [380, 90, 300],
        [1560, 60, 260],
      ],
      fill: OCHRE,
      contour: WATTLE,
      gap: 27,
    },
    random,
  );
  const near = hill(
    {
      base: 770,
      peaks: [
        [1240, 110, 420],
        [60, 30, 260],
      ],
      fill: EUCALYPT,
      contour: LEAF,
      gap: 29,
    },
    random,
  );
  const foot = middle.ridge(370) + 8;
  const unwound: Point[] = [
    [438, foot - 96],
    [446, foot - 30],
    [490, foot + 30],
  ];
  const stitches: Point[] = [
    [490, foot + 30],
    [540, foot + 90],
    [640, 560],
    [700, 590],
    [660, 660],
    [520, 690],
    [560, 730],
    [760, 735],
    [930, 690],
    [880, 620],
    [960, 580],
    [1040, 560],
  ];
  const loose: Point[] = [
    [1040, 560],
    [1150, 530],
    [1080, 440],
    [980, 400],
    [1010, 320],
    [1120, 330],
    [1196, 262],
  ];
  return [
    sky(LEAF),
    disc(700, 220, 104, PAPER),
    far.svg,
    middle.svg,
    paths([stitches], middle, PAPER, '34 16'),
    line(smooth(unwound) + smooth(loose), PAPER),
    cotton(370, foot),
    needle(1196, 262),
    near.svg,
    sprig({ from: [1640, 800], to: [1160, 720], bow: 40, clear: near.fill }, random),
  ].join('');
};

function cotton(x: number, y: number): string {
  const turns = Array.from({ length: 8 }, (_, i) => `M${x - 68} ${y - 44 - i * 18}l136 -9`);
  return (
    box(x - 68, y - 192, 136, 164, PAPER) +
    line(turns.join(''), OCHRE) +
    area(`M${x - 94} ${y - 220}h188l-16 34h-156Z`, EUCALYPT) +
    area(`M${x - 78} ${y - 34}h156l16 34h-188Z`, EUCALYPT)
  );
}

/** A needle with its eye at (x, y). */
function needle(x: number, y: number): string {
  const steel = 'M-44 0C-44 -20 30 -18 70 -11L400 0L70 11C30 18 -44 20 -44 0Z';
  return (
    `<g transform="translate(${x} ${y}) rotate(-38)">` +
    area(steel, SAND) +
    area('M-28 0C-28 -8 26 -8 40 0C26 8 -28 8 -28 0Z', LEAF) +
    '</g>'
  );
}
