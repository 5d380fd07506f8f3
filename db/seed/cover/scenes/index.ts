import type { Scene } from '../scene';
import { bridge } from './bridge';
import { compass } from './compass';
import { gateway } from './gateway';
import { harbour } from './harbour';
import { house } from './house';
import { reel } from './reel';
import { signpost } from './signpost';
import { trees } from './trees';

/** In the order of the seeded posts' ids. */
export const scenes: readonly Scene[] = [
  reel,
  house,
  compass,
  bridge,
  gateway,
  signpost,
  harbour,
  trees,
];
