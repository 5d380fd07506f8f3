import { sprig } from '../blossom';
import { hill, trail } from '../hill';
import { area, disc, line, type Point } from '../line';
import { EUCALYPT, INK, LEAF, OCHRE, PAPER, SAND, WATTLE } from '../palette';
import { type Scene, sky } from '../scene';

/** A compass rises like a moon under the Southern Cross. */
export const compass: Scene = (random) => {
  const far = hill(
    {
      base: 560,
      peaks: [
        [260, 130, 280],
        [1380, 150, 300],
      ],
      fill: LEAF,
      contour: EUCALYPT,
      gap: 22,
    },
    random,
  );
  const middle = hill(
    { base: 690, peaks: [[1120, 120, 400]], fill: OCHRE, contour: WATTLE, gap: 27 },
    random,
  );
  const near = hill(
    { base: 840, peaks: [[160, 150, 420]], fill: INK, contour: LEAF, gap: 29 },
    random,
  );
  const cross: readonly (readonly [number, number, number])[] = [
    [1352, 96, 11],
    [1362, 268, 13],
    [1274, 170, 11],
    [1436, 146, 11],
    [1398, 204, 6],
  ];
  return [
    sky(EUCALYPT),
    cross.map(([x, y, size]) => disc(x, y, size, SAND)).join(''),
    rose(780, 330, 280),
    far.svg,
    trail({ on: far, from: 420, to: [560, 760], swing: 120, turns: 3, colour: PAPER }),
    middle.svg,
    trail({ on: middle, from: 1060, to: [900, 900], swing: 190, turns: 3, colour: PAPER }),
    near.svg,
    sprig({ from: [-20, 850], to: [420, 690], bow: 40, clear: near.fill }, random),
  ].join('');
};

function rose(x: number, y: number, radius: number): string {
  const ticks = Array.from({ length: 48 }, (_, i) => {
    const inner = radius * (i % 4 === 0 ? 0.8 : 0.86);
    return `M0 ${-inner}V${-radius * 0.92}`;
  }).map((tick, i) => `<g transform="rotate(${i * 7.5})">${line(tick, EUCALYPT)}</g>`);
  const star = (reach: number, waist: number, turn: number) => {
    const corners = Array.from({ length: 8 }, (_, i): Point => {
      const angle = turn + (i * Math.PI) / 4;
      const at = radius * (i % 2 === 0 ? reach : waist);
      return [Math.round(Math.cos(angle) * at), Math.round(Math.sin(angle) * at)];
    });
    return `M${corners.map((corner) => corner.join(' ')).join('L')}Z`;
  };
  const arm = (reach: number) => `M0 ${reach * radius}L${radius * 0.14} 0L${-radius * 0.14} 0Z`;
  return (
    `<g transform="translate(${x} ${y}) rotate(24)">` +
    disc(0, 0, radius, WATTLE) +
    ticks.join('') +
    area(star(0.44, 0.12, Math.PI / 4), EUCALYPT) +
    area(star(0.7, 0.14, 0), WATTLE) +
    line(star(0.7, 0.14, 0), EUCALYPT) +
    area(arm(-0.72), OCHRE) +
    area(arm(0.72), EUCALYPT) +
    disc(0, 0, radius * 0.06, WATTLE) +
    '</g>'
  );
}
