/** Words of a text, by what they say and what stands before them. */
export interface Quote {
  quote: string;
  before: string;
}

/** A part of a text: `to` is excluded. */
export interface Span {
  from: number;
  to: number;
}

const shortestPart = 8;
/** How many characters of what stood before make a neighbour. */
export const neighbour = 12;

/**
 * Finds quoted words in a text: among equal ones those with the most of what stood before them. If
 * the words were changed, the longest part from their beginning or up to their end stands for them,
 * beside what stood before them.
 * @returns undefined if too little of them is left, or only elsewhere.
 */
export function findQuote(text: string, { quote, before }: Quote): Span | undefined {
  const whole = bestMatch(text, quote, before);
  if (whole !== undefined) return { from: whole, to: whole + quote.length };
  const head = quote.slice(
    0,
    longestFound(quote.length, (n) => text.includes(quote.slice(0, n))),
  );
  const tail = quote.slice(-longestFound(quote.length, (n) => text.includes(quote.slice(-n))));
  return aroundChange(text, { head, tail, before, reach: 2 * quote.length });
}

interface Left {
  /** What is left of the words: their beginning, and their end. */
  head: string;
  tail: string;
  before: string;
  /** How many characters may have come between. */
  reach: number;
}

/** Finds what is left of changed words, beside what stood before them, with what came between. */
function aroundChange(text: string, { head, tail, before, reach }: Left): Span | undefined {
  const beside = before.slice(-neighbour);
  for (const from of placesIn(text, head)) {
    const isBeside = beside === '' ? from === 0 : text.slice(0, from).endsWith(beside);
    if (!isBeside) continue;
    const rest = text.slice(from + head.length, from + head.length + reach);
    const at = rest.split('\n')[0]?.indexOf(tail) ?? -1;
    if (at >= 0 && head.length + tail.length >= shortestPart) {
      return { from, to: from + head.length + at + tail.length };
    }
    if (head.length >= shortestPart) return { from, to: from + head.length };
  }
  if (tail.length < shortestPart) return undefined;
  for (const from of placesIn(text, tail)) {
    const left = text.slice(Math.max(0, from - beside.length - reach), from);
    const isBeside = beside === '' ? from <= reach / 2 : left.includes(beside);
    if (isBeside) return { from, to: from + tail.length };
  }
  return undefined;
}

function* placesIn(text: string, part: string): Generator<number> {
  if (part === '') return;
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) yield at;
}

/** Binary search: the greatest length for which the monotonic `isFound` holds. */
function longestFound(most: number, isFound: (length: number) => boolean): number {
  let [found, tooMany] = [0, most + 1];
  while (tooMany - found > 1) {
    const middle = Math.floor((found + tooMany) / 2);
    if (isFound(middle)) found = middle;
    else tooMany = middle;
  }
  return found;
}

/** Returns where a part stands that has the most of `before` before it. */
function bestMatch(text: string, part: string, before: string): number | undefined {
  if (part === '') return undefined;
  let best: number | undefined;
  let most = -1;
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) {
    const common = commonEnd(text.slice(Math.max(0, at - before.length), at), before);
    if (common > most) [best, most] = [at, common];
  }
  return best;
}

/** Returns how many characters two texts share at their ends. */
function commonEnd(one: string, other: string): number {
  let count = 0;
  while (count < one.length && one.at(-1 - count) === other.at(-1 - count)) count += 1;
  return count;
}
