import { sprig } from '../blossom';
import { hill, paths } from '../hill';
import { area, box, disc } from '../line';
import { EUCALYPT, LEAF, OCHRE, PAPER, WATTLE } from '../palette';
import { type Scene, sky } from '../scene';

/** A signpost where one path becomes two. */
export const signpost: Scene = (random) => {
  const far = hill(
    {
      base: 520,
      peaks: [
        [260, 130, 280],
        [1240, 90, 300],
      ],
      fill: LEAF,
      contour: EUCALYPT,
      gap: 22,
    },
    random,
  );
  const near = hill(
    { base: 610, peaks: [[760, 50, 500]], fill: WATTLE, contour: OCHRE, gap: 29 },
    random,
  );
  const corner = hill(
    { base: 900, peaks: [[1600, 260, 460]], fill: EUCALYPT, contour: LEAF, gap: 29 },
    random,
  );
  return [
    sky(PAPER),
    disc(1240, 250, 104, OCHRE),
    far.svg,
    near.svg,
    paths(
      [
        [
          [1180, 540],
          [1130, 590],
          [1010, 600],
          [960, 640],
          [1010, 680],
          [900, 710],
          [780, 722],
          [640, 740],
          [520, 780],
          [600, 830],
          [560, 900],
        ],
        [
          [420, 540],
          [450, 590],
          [560, 605],
          [640, 640],
          [580, 680],
          [660, 715],
          [780, 722],
        ],
      ],
      near,
      EUCALYPT,
    ),
    boards(790, 688),
    corner.svg,
    sprig({ from: [1640, 760], to: [1250, 740], bow: 40, clear: corner.fill }, random),
  ].join('');
};

/** A post that stands on (x, y), with three blank boards. */
function boards(x: number, y: number): string {
  const shapes = [OCHRE, EUCALYPT, WATTLE].map((fill, i) => {
    const side = i % 2 === 0 ? 1 : -1;
    const top = y - 480 + i * 86;
    const out = (reach: number) => x + reach * side;
    const edge = `M${out(-44)} ${top}L${out(200)} ${top + 4}L${out(240)} ${top + 33}`;
    return area(`${edge}L${out(200)} ${top + 62}L${out(-44)} ${top + 64}Z`, fill);
  });
  return box(x - 11, y - 520, 22, 530, EUCALYPT) + shapes.join('') + disc(x, y - 524, 18, EUCALYPT);
}
