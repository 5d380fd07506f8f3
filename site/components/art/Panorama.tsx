import { Landscape } from './Landscape';
import { Sprig } from './Sprig';
import type { Terrain, Trail } from './terrain';

const terrain: Terrain = {
  width: 1440,
  height: 430,
  horizon: 185,
  lines: 22,
  hills: [
    [1150, 0.02, 118, 170, 0.14],
    [905, 0.06, 52, 110, 0.1],
    [1420, 0.2, 104, 170, 0.17],
    [380, 0.1, 66, 200, 0.13],
    [40, 0.3, 92, 190, 0.2],
    [640, 0.42, 56, 150, 0.14],
    [1290, 0.56, 84, 210, 0.16],
    [210, 0.66, 62, 200, 0.14],
    [820, 0.84, 40, 230, 0.12],
  ],
};

/** It swings less the farther away it is. */
const trail: Trail = {
  x: (depth) => 1000 - 260 * depth + 215 * depth * Math.sin(depth * 12.4 + 0.9),
  near: 1.1,
  far: 0.09,
  stops: [0.71, 0.4, 0.16],
};

/** The landscape at the foot of the home page's hero. */
export function Panorama() {
  return (
    <Landscape
      className="panorama"
      terrain={terrain}
      trails={[trail]}
      sun={{ at: [1000, 128], radius: 68 }}
      stopRadius={11}
    >
      <Sprig from={[1470, 330]} to={[1205, 62]} bow={-46} size={104} />
    </Landscape>
  );
}
