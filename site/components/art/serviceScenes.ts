import type { Point } from './curve';
import type { Terrain, Trail } from './terrain';

/** What tells one service's drawing from another's: where the trails go. */
export interface Scene {
  hills: Terrain['hills'];
  trails: readonly Trail[];
  sun?: { at: Point; radius: number };
}

const turn = (depth: number, swing: number, speed: number, phase: number) =>
  swing * depth * Math.sin(depth * speed + phase);

const easeTowards = (from: number, to: number, share: number) =>
  from + (to - from) * share * share * (3 - 2 * share);

/** Depths at which two trails run as one, from the far end to here. */
const JOIN = 0.46;

export const serviceScenes: Readonly<Record<string, Scene>> = {
  // One trail up to a hill's top, and a blossom to stay under.
  '/services/permanent-residency': {
    hills: [
      [250, 0.26, 62, 66, 0.2],
      [80, 0.12, 30, 70, 0.12],
      [60, 0.7, 26, 80, 0.15],
    ],
    trails: [{ x: (d) => 248 - 60 * d + turn(d, 88, 11, 2), near: 1.1, far: 0.26, stops: [0.26] }],
  },
  // Employer and worker set out apart and go on together.
  '/services/employer-sponsored': {
    hills: [
      [110, 0.1, 46, 80, 0.14],
      [310, 0.2, 40, 70, 0.16],
      [200, 0.72, 22, 110, 0.12],
    ],
    trails: [
      {
        x: (d) => easeTowards(210, 60, Math.max(0, d - JOIN) * 1.85),
        near: 1.1,
        far: JOIN,
        stops: [0.86, JOIN],
      },
      {
        x: (d) => easeTowards(210, 345, Math.max(0, d - JOIN) * 1.85),
        near: 1.1,
        far: 0.08,
        stops: [0.86],
      },
    ],
    sun: { at: [214, 66], radius: 24 },
  },
  // One step after another towards the light.
  '/services/student-visa': {
    hills: [
      [300, 0.14, 50, 80, 0.16],
      [90, 0.3, 36, 90, 0.16],
    ],
    trails: [
      {
        x: (d) => 190 - 20 * d + turn(d, 100, 9, 0.4),
        near: 1.1,
        far: 0.06,
        stops: [0.88, 0.7, 0.52, 0.36, 0.2],
      },
    ],
    sun: { at: [196, 60], radius: 26 },
  },
  // After the first stretch the trail forks.
  '/services/post-study-work': {
    hills: [
      [200, 0.12, 52, 70, 0.16],
      [40, 0.5, 30, 80, 0.14],
      [370, 0.56, 30, 80, 0.14],
    ],
    trails: [
      {
        x: (d) => easeTowards(215, 96, Math.max(0, 0.6 - d) * 1.9) + turn(d - 0.6, 150, 9, 0),
        near: 1.1,
        far: 0.08,
        stops: [0.6, 0.12],
      },
      {
        x: (d) => easeTowards(215, 318, Math.max(0, 0.6 - d) * 1.9),
        near: 0.6,
        far: 0.08,
        stops: [0.12],
      },
    ],
  },
  // Out to see the sun, and home another way.
  '/services/visitor-visa': {
    hills: [
      [90, 0.16, 48, 70, 0.16],
      [320, 0.4, 34, 80, 0.14],
    ],
    trails: [
      {
        x: (d) => 238 - 150 * Math.sqrt(Math.max(0, d - 0.14)),
        near: 1.1,
        far: 0.14,
        stops: [0.14],
      },
      { x: (d) => 238 + 120 * Math.sqrt(Math.max(0, d - 0.14)), near: 1.1, far: 0.14 },
    ],
    sun: { at: [250, 62], radius: 30 },
  },
  // Two trails that wind round one another to the same place.
  '/services/partner-visa': {
    hills: [
      [130, 0.14, 44, 80, 0.16],
      [330, 0.28, 40, 80, 0.16],
      [60, 0.66, 24, 90, 0.14],
    ],
    trails: [
      { x: (d) => 210 + turn(d - 0.1, 110, 10, 0), near: 1.1, far: 0.1, stops: [0.73, 0.1] },
      { x: (d) => 210 - turn(d - 0.1, 110, 10, 0), near: 1.1, far: 0.1, stops: [0.73] },
    ],
  },
};
