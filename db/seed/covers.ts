import { HEIGHT, WIDTH } from './cover/palette';
import { seededRandom } from './cover/random';
import { scenes } from './cover/scenes';

/**
 * The cover picture of a seeded post as an SVG document, always the same for the same number. The
 * eight scenes repeat after eight, with other hills and blossoms.
 */
export function drawCover(seedNumber: number): string {
  const count = scenes.length;
  const scene = scenes[(((seedNumber - 1) % count) + count) % count];
  const picture = scene?.(seededRandom(seedNumber)) ?? '';
  const box = `width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${picture}</svg>`;
}
