import { HEIGHT, WIDTH } from './palette';
import type { Random } from './random';

/** Draws one cover, without the document around it. */
export type Scene = (random: Random) => string;

export function sky(fill: string): string {
  return `<rect width="${WIDTH}" height="${HEIGHT}" fill="${fill}"/>`;
}
