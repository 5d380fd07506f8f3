import type { Unit } from './units';
import { likeness } from './words';

type Pair = [before: Unit | undefined, after: Unit | undefined];

/** How much two blocks must have in common for one to be the other, changed. */
const threshold = 0.35;
/** Past it all are shown as replaced: comparing each with each would take too long. */
const maxComparisons = 10_000;
/** Parts that are the same one by their place, whatever they say. */
const placeTag = /^(td|th|tr|thead|tbody|tfoot|figure|figcaption|caption)$/;
const placeLikeness = 0.01;
const textTag = /^(p|h[1-6]|pre|blockquote|div)$/;

/** Which of the blocks that went is which of those that came, in their order; the rest stand alone. */
export function pairUnits(gone: readonly Unit[], here: readonly Unit[]): Pair[] {
  if (gone.length * here.length > maxComparisons) {
    return [
      ...gone.map((unit): Pair => [unit, undefined]),
      ...here.map((unit): Pair => [undefined, unit]),
    ];
  }
  const best = bestSums(gone, here);
  const pairs: Pair[] = [];
  let old = 0;
  let now = 0;
  while (old < gone.length || now < here.length) {
    const [before, after] = [gone[old], here[now]];
    const sum = best[old]?.[now] ?? 0;
    if (before && sum === (best[old + 1]?.[now] ?? 0)) {
      pairs.push([before, undefined]);
      old += 1;
    } else if (after && sum === (best[old]?.[now + 1] ?? 0)) {
      pairs.push([undefined, after]);
      now += 1;
    } else {
      pairs.push([before, after]);
      old += 1;
      now += 1;
    }
  }
  return pairs;
}

/** The most likeness that the blocks from each place on can have, paired in their order. */
function bestSums(gone: readonly Unit[], here: readonly Unit[]): number[][] {
  const sums = Array.from({ length: gone.length + 1 }, () =>
    new Array<number>(here.length + 1).fill(0),
  );
  const at = (old: number, now: number) => sums[old]?.[now] ?? 0;
  for (let old = gone.length - 1; old >= 0; old -= 1) {
    for (let now = here.length - 1; now >= 0; now -= 1) {
      const like = likenessOf(gone[old], here[now]);
      const paired = like > 0 ? like + at(old + 1, now + 1) : 0;
      const row = sums[old];
      if (row) row[now] = Math.max(paired, at(old + 1, now), at(old, now + 1));
    }
  }
  return sums;
}

function likenessOf(before: Unit | undefined, after: Unit | undefined): number {
  if (!before || !after) return 0;
  const [old, now] = [before.block?.tagName ?? '', after.block?.tagName ?? ''];
  if (old !== now && !(textTag.test(old) && textTag.test(now))) return 0;
  const like = likeness(before.words, after.words);
  if (like >= threshold) return like;
  return placeTag.test(now) ? placeLikeness : 0;
}
