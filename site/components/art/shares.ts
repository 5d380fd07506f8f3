/** Numbers from 0 to 1 that depend on nothing but the seed and their place. */
export function shares(seed: string): (place: number) => number {
  let hash = 2166136261;
  for (const letter of seed) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  return (place) => {
    const mixed = Math.imul(hash ^ (place * 0x9e3779b1), 0x85ebca6b);
    return ((mixed ^ (mixed >>> 13)) >>> 0) / 4294967296;
  };
}
