import { blossoms } from '../blossom';
import { hill, paths } from '../hill';
import { area, disc, line } from '../line';
import { EUCALYPT, INK, LEAF, OCHRE, PAPER, WATTLE } from '../palette';
import type { Random } from '../random';
import { type Scene, sky } from '../scene';

/** Two wattle trees grow into one crown, and two paths meet below them. */
export const trees: Scene = (random) => {
  const far = hill(
    {
      base: 540,
      peaks: [
        [240, 110, 300],
        [1300, 130, 320],
      ],
      fill: OCHRE,
      contour: WATTLE,
      gap: 22,
    },
    random,
  );
  const near = hill(
    { base: 700, peaks: [[800, 100, 520]], fill: EUCALYPT, contour: LEAF, gap: 29 },
    random,
  );
  const ground = near.ridge(800);
  return [
    sky(WATTLE),
    disc(800, 360, 264, PAPER),
    far.svg,
    near.svg,
    paths(
      [
        [
          [800, ground - 20],
          [812, ground + 26],
          [782, ground + 56],
          [700, ground + 84],
          [520, ground + 86],
          [450, ground + 140],
          [290, ground + 146],
          [180, ground + 210],
          [-60, ground + 220],
        ],
        [
          [800, ground - 20],
          [812, ground + 26],
          [782, ground + 56],
          [830, ground + 100],
          [1020, ground + 104],
          [1060, ground + 160],
          [930, ground + 200],
          [1010, ground + 300],
        ],
      ],
      near,
      PAPER,
    ),
    trunk(690, ground + 4, 1),
    trunk(910, ground + 4, -1),
    crown(800, ground - 312, random),
  ].join('');
};

/** Leans towards the other tree. */
function trunk(x: number, y: number, lean: number): string {
  const top = x + 62 * lean;
  return (
    area(
      `M${x - 17} ${y + 10}Q${x + 6 * lean} ${y - 170} ${top - 7} ${y - 330}h14` +
        `Q${x + 24 + 6 * lean} ${y - 160} ${x + 19} ${y + 10}Z`,
      INK,
    ) +
    line(
      `M${x + 18 * lean} ${y - 150}Q${x - 10 * lean} ${y - 220} ${x - 90 * lean} ${y - 280}`,
      INK,
      10,
    )
  );
}

function crown(x: number, y: number, random: Random): string {
  const clouds: readonly (readonly [number, number, number, number, string])[] = [
    [-190, 30, 120, 60, EUCALYPT],
    [190, 30, 120, 60, EUCALYPT],
    [0, 10, 190, 66, EUCALYPT],
    [-110, -44, 130, 66, LEAF],
    [118, -52, 130, 66, LEAF],
    [0, -104, 130, 60, LEAF],
  ];
  const leaves = clouds.map(
    ([dx, dy, rx, ry, fill]) =>
      `<ellipse cx="${x + dx}" cy="${y + dy}" rx="${rx}" ry="${ry}" fill="${fill}"/>`,
  );
  const flowers = clouds.map(([dx, dy, , ry]) =>
    blossoms({ x: x + dx, y: y + dy, spread: ry * 0.95, count: 16, size: 12 }, random),
  );
  return leaves.join('') + flowers.join('');
}
