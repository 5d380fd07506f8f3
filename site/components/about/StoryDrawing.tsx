import { Landscape } from '../art/Landscape';
import type { Terrain } from '../art/terrain';

const terrain: Terrain = {
  width: 640,
  height: 420,
  horizon: 168,
  lines: 18,
  hills: [
    [470, 0.06, 96, 110, 0.14],
    [120, 0.14, 70, 120, 0.15],
    [600, 0.36, 70, 120, 0.16],
    [250, 0.62, 44, 140, 0.14],
  ],
};

const meeting = 0.5;
const goal = 330;

/** Runs from `from` at the front edge to where the three meet. */
function approach(from: number) {
  return (depth: number) => {
    const share = Math.max(0, (depth - meeting) / (1 - meeting));
    return goal + (from - goal) * share * share * (3 - 2 * share);
  };
}

/** Three set out apart, and go on as one. */
export function StoryDrawing() {
  const starts = [70, 360, 590].map((from) => ({
    x: approach(from),
    near: 1,
    far: meeting,
    stops: [0.84],
  }));
  const together = {
    x: (depth: number) => goal + 150 * (meeting - depth) * Math.sin((meeting - depth) * 11),
    near: meeting,
    far: 0.08,
    stops: [meeting, 0.1],
  };
  return (
    <Landscape
      className="art-plate"
      terrain={terrain}
      trails={[...starts, together]}
      sun={{ at: [318, 104], radius: 42 }}
      stopRadius={11}
    />
  );
}
