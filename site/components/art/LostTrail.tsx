import { Landscape } from './Landscape';
import type { Terrain, Trail } from './terrain';

const terrain: Terrain = {
  width: 720,
  height: 420,
  horizon: 170,
  lines: 18,
  hills: [
    [520, 0.08, 90, 110, 0.14],
    [160, 0.16, 70, 130, 0.16],
    [640, 0.42, 70, 130, 0.16],
    [70, 0.6, 46, 120, 0.14],
  ],
};

const x = (depth: number) => 330 + 40 * depth + 150 * depth * Math.sin(depth * 9 + 0.6);

/** A trail that thins out to single steps and stops: the drawing of the 404 page. */
export function LostTrail() {
  const steps = [0.52, 0.475, 0.435, 0.4].map((far): Trail => ({ x, near: far + 0.022, far }));
  return (
    <Landscape
      className="art-plate"
      terrain={terrain}
      trails={[{ x, near: 1.1, far: 0.57, stops: [0.86] }, ...steps]}
      sun={{ at: [392, 96], radius: 44 }}
      stopRadius={12}
    />
  );
}
