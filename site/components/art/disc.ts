import { type Point, short } from './curve';

/** A filled circle as path data, so that many circles make one element. */
export function disc([x, y]: Point, radius: number): string {
  const r = short(radius);
  // Twice what is written: an arc that isn't a true half is no circle.
  const across = 2 * Number(r);
  return `M${short(x - radius)} ${short(y)}a${r} ${r} 0 1 0 ${across} 0a${r} ${r} 0 1 0-${across} 0Z`;
}

/** A sun drawn as a wattle blossom: a disc in a ring of dots. */
export function blossomSun([x, y]: Point, radius: number): string {
  const count = 28;
  const ring = Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * Math.PI * 2;
    const reach = radius * 1.24;
    return disc([x + reach * Math.cos(angle), y + reach * Math.sin(angle)], radius * 0.06);
  });
  return disc([x, y], radius) + ring.join('');
}
