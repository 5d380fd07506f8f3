import { subjectsOf } from './subjects';

/** What was learned of a text's likeness to spam: above zero it is like spam, below like an honest message. */
export interface Likeness {
  of(text: string): number;
  /** The words that speak most for spam, the heaviest first. */
  words(text: string, most: number): string[];
}

/** A text as places in the table of weights, each with how much it has of that. */
interface Vector {
  at: number[];
  much: number[];
}

/** Places in the table: far more than samples have words and pieces, so that few share one. */
const places = 2 ** 18;
/** A whole word tells more than a piece of one. */
const wordMuch = 3;
/** How a text begins and how long it is tell as much. */
const shapeMuch = 2;
/** What a word speaks of holds for words that no sample has. */
const subjectMuch = 3;
const pieceLengths = [2, 3, 4];
/** Three times as many change nothing that shows. */
const rounds = 12;
/** How hard one sample that is on the wrong side pulls; an honest one counts for more than a spam. */
const pull = { spam: 0.6, honest: 1.8 };

/** What samples taught, for each place of the table. */
export interface Learned {
  /** How much it speaks for spam, and last what speaks for it in every text. */
  weights: Float32Array;
  rarity: Float32Array;
}

/**
 * Learns from samples which words, pairs of words, pieces of words, subjects, openings and lengths
 * stand in which kind: a linear support vector machine (L2 loss), by dual coordinate descent as
 * LIBLINEAR has it. About a second.
 */
export function learn(spam: readonly string[], honest: readonly string[]): Learned {
  const texts = [...spam, ...honest];
  const counts = new Uint32Array(places);
  for (const text of texts) {
    eachPiece(text, (place) => {
      counts[place] = (counts[place] ?? 0) + 1;
    });
  }
  const rarity = rarityOf(counts, texts.length);
  const vectors = texts.map((text) => vectorOf(text, rarity));
  const weights = new Float32Array(places + 1);
  const pulls = new Float64Array(texts.length);
  for (let round = 0; round < rounds; round += 1) {
    for (const which of mixed(texts.length, round)) {
      const vector = vectors[which];
      if (!vector) continue;
      const isSpam = which < spam.length;
      const side = isSpam ? 1 : -1;
      const slack = 1 / (2 * (isSpam ? pull.spam : pull.honest));
      const before = pulls[which] ?? 0;
      const slope = side * sumOf(weights, vector) - 1 + slack * before;
      const after = Math.max(before - slope / (2 + slack), 0);
      if (after === before) continue;
      pulls[which] = after;
      add(weights, vector, (after - before) * side);
    }
  }
  return { weights, rarity };
}

/** Judges texts by what was learned. */
export function likenessOf({ weights, rarity }: Learned): Likeness {
  const weightOf = (place: number) => (weights[place] ?? 0) * (rarity[place] ?? 0);
  return {
    of: (text) => sumOf(weights, vectorOf(text, rarity)),
    words: (text, most) =>
      [...new Set(wordsOf(text))]
        .map((word) => ({ word, weight: weightOf(placeOf(word, 'w')) }))
        .filter(({ word, weight }) => weight > 0.5 && /^\p{L}{3,}/u.test(word))
        .toSorted((one, other) => other.weight - one.weight)
        .slice(0, most)
        .map(({ word }) => word),
  };
}

/** As a file keeps it. */
export function bytesOf({ weights, rarity }: Learned): Uint8Array {
  return Buffer.concat([new Uint8Array(weights.buffer), new Uint8Array(rarity.buffer)]);
}

/** What `bytesOf` wrote on a machine of the same kind. */
export function learnedFrom(bytes: Uint8Array): Learned {
  const { buffer } = new Uint8Array(bytes);
  return {
    weights: new Float32Array(buffer, 0, places + 1),
    rarity: new Float32Array(buffer, Float32Array.BYTES_PER_ELEMENT * (places + 1)),
  };
}

/** The numbers below `count` in an order that mixes both kinds well, another each round. */
function mixed(count: number, round: number): number[] {
  const spread = (number: number) => Math.imul(number + 1 + round * count, 0x9e3779b1) >>> 0;
  return [...Array(count).keys()].toSorted((one, two) => spread(one) - spread(two));
}

function sumOf(weights: Float32Array, { at, much }: Vector): number {
  let sum = weights[places] ?? 0;
  for (let i = 0; i < at.length; i += 1) sum += (weights[at[i] ?? 0] ?? 0) * (much[i] ?? 0);
  return sum;
}

function add(weights: Float32Array, { at, much }: Vector, share: number): void {
  for (let i = 0; i < at.length; i += 1) {
    const place = at[i] ?? 0;
    weights[place] = (weights[place] ?? 0) + share * (much[i] ?? 0);
  }
  weights[places] = (weights[places] ?? 0) + share;
}

/** What few texts have tells more; what one alone has, nothing. */
function rarityOf(counts: Uint32Array, texts: number): Float32Array {
  return new Float32Array(counts).map((count) => (count < 2 ? 0 : Math.log(texts / count) + 1));
}

/** What is known of a text, of length 1. */
function vectorOf(text: string, rarity: Float32Array): Vector {
  const at: number[] = [];
  const much: number[] = [];
  let squares = 0;
  eachPiece(text, (place, weight) => {
    const worth = weight * (rarity[place] ?? 0);
    if (worth === 0) return;
    at.push(place);
    much.push(worth);
    squares += worth * worth;
  });
  const length = Math.sqrt(squares) || 1;
  return { at, much: much.map((worth) => worth / length) };
}

/** Each place, once, of a text's words, pairs of neighbours, first words, length class, subjects and pieces. */
function eachPiece(text: string, take: (place: number, much: number) => void): void {
  const seen = new Set<number>();
  const once = (place: number, much: number) => {
    if (seen.has(place)) return;
    seen.add(place);
    take(place, much);
  };
  const words = wordsOf(text);
  words.forEach((word, at) => {
    once(placeOf(word, 'w'), wordMuch);
    if (at > 0) once(placeOf(`${words[at - 1]} ${word}`, 'p'), wordMuch);
  });
  words.slice(0, 2).forEach((word, at) => {
    once(placeOf(`${at} ${word}`, 'f'), shapeMuch);
  });
  const lengthClass = Math.min(8, Math.floor(1.5 * Math.log2(words.length + 1)));
  once(placeOf(String(lengthClass), 'l'), shapeMuch);
  for (const subject of subjectsOf(words)) once(placeOf(subject, 's'), subjectMuch);
  const line = ` ${words.join(' ')} `;
  for (const length of pieceLengths) {
    for (let at = 0; at + length <= line.length; at += 1) {
      once(placeOf(line, 'c', at, at + length), 1);
    }
  }
}

function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll('’', "'")
      .replace(/(https?:\/\/|\bwww\.)\S+/g, ' {link} ')
      .replace(/\S+@\S+/g, ' {address} ')
      .replace(/\d+/g, '0')
      .match(/\{\w+\}|[\p{L}\p{M}']+|[0$%!?@{}<>[\]/]/gu) ?? []
  );
}

/** A number below `places` for a part of a text (FNV-1a). */
function placeOf(text: string, kind: string, from = 0, to = text.length): number {
  let hash = 0x811c9dc5 ^ kind.charCodeAt(0);
  for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) & (places - 1);
}
