import { setImmediate as nextTurn } from 'node:timers/promises';
import { subjectsOf } from './subjects';

/** What was learned of a text's likeness to spam: above zero it is like spam, below like an honest message. */
export interface Likeness {
  of(text: string): number;
  /** The words that speak most for spam, the heaviest first. */
  words(text: string, most: number): string[];
}

/** A text as places in the table of weights, each with how much it has of that. */
interface Vector {
  at: Int32Array;
  much: Float32Array;
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

/**
 * Learns from samples which words, pairs of words, pieces of words, subjects, openings and lengths
 * stand in which kind: a linear support vector machine (L2 loss), by dual coordinate descent as
 * LIBLINEAR has it. About a second in short turns, so that requests are served between them.
 */
export async function learn(spam: readonly string[], honest: readonly string[]): Promise<Likeness> {
  const texts = [...spam, ...honest];
  const counts = new Uint32Array(places);
  await eachInTurn(texts, (text) =>
    eachPiece(text, (place) => {
      counts[place] = (counts[place] ?? 0) + 1;
    }),
  );
  const rarity = rarityOf(counts, texts.length);
  const vectors = await vectorsOf(texts, rarity, counts);
  const weights = new Float32Array(places + 1);
  const pulls = new Float64Array(texts.length);
  for (let round = 0; round < rounds; round += 1) {
    await eachInTurn(mixed(texts.length, round), (which) => {
      const vector = vectors[which];
      if (!vector) return;
      const isSpam = which < spam.length;
      const side = isSpam ? 1 : -1;
      const slack = 1 / (2 * (isSpam ? pull.spam : pull.honest));
      const before = pulls[which] ?? 0;
      const slope = side * sumOf(weights, vector) - 1 + slack * before;
      const after = Math.max(before - slope / (2 + slack), 0);
      if (after === before) return;
      pulls[which] = after;
      add(weights, vector, (after - before) * side);
    });
  }
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

/** The numbers below `count` in an order that mixes both kinds well, another each round, the same at each start. */
function mixed(count: number, round: number): number[] {
  const spread = (number: number) => Math.imul(number + 1 + round * count, 0x9e3779b1) >>> 0;
  return [...Array(count).keys()].toSorted((one, two) => spread(one) - spread(two));
}

async function eachInTurn<One>(list: readonly One[], visit: (one: One) => void): Promise<void> {
  for (const [at, one] of list.entries()) {
    visit(one);
    if (at % 50 === 0) await nextTurn();
  }
}

/** In two tables for all: thousands of small ones would leave the process's memory in holes. */
async function vectorsOf(
  texts: readonly string[],
  rarity: Float32Array,
  counts: Uint32Array,
): Promise<Vector[]> {
  const total = counts.reduce((sum, count) => (count < 2 ? sum : sum + count), 0);
  const all = { at: new Int32Array(total), much: new Float32Array(total) };
  const vectors: Vector[] = [];
  let from = 0;
  await eachInTurn(texts, (text) => {
    const room = { at: all.at.subarray(from), much: all.much.subarray(from) };
    const vector = fill(room, text, rarity);
    vectors.push(vector);
    from += vector.at.length;
  });
  return vectors;
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

function vectorOf(text: string, rarity: Float32Array): Vector {
  let most = 0;
  eachPiece(text, () => {
    most += 1;
  });
  return fill({ at: new Int32Array(most), much: new Float32Array(most) }, text, rarity);
}

/** Writes into `room` what is known of a text. @returns the part of it that was taken. */
function fill(room: Vector, text: string, rarity: Float32Array): Vector {
  let used = 0;
  eachPiece(text, (place, much) => {
    const worth = much * (rarity[place] ?? 0);
    if (worth === 0) return;
    room.at[used] = place;
    room.much[used] = worth;
    used += 1;
  });
  const much = room.much.subarray(0, used);
  const length = Math.sqrt(much.reduce((sum, value) => sum + value * value, 0)) || 1;
  much.forEach((value, which) => {
    much[which] = value / length;
  });
  return { at: room.at.subarray(0, used), much };
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
