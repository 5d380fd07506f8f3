import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { EnquiryFields } from './fields';
import { type Likeness, learn, learnedFrom, likenessOf } from './learned';

/** What is known of how a form was sent. */
export interface Evidence {
  /** How long the form stood open, by its signed time. */
  time: 'fair' | 'fast' | 'old' | 'missing' | 'forged';
  /** Proof of work. */
  proof: 'good' | 'missing' | 'wrong';
  /** How many times the same text came in the last day. */
  repeats: number;
}

export interface Verdict {
  isSpam: boolean;
  /** In hundredths of what tells a sample of spam from an honest one. */
  score: number;
  /** In words for an admin, the heaviest first. */
  reasons: string[];
}

/**
 * From this score on it is spam. Of messages written apart from the samples (250 and 500), 98 in 100
 * of spam have it and no honest one; of samples whose neighbours were not learned, most of them
 * chosen to be hard, three quarters of spam and 2 in 100 honest ones.
 */
const threshold = 30;

const weights = {
  honeypot: { score: 200, reason: 'A field that people don’t see was filled in' },
  time: {
    fast: { score: 18, reason: 'Sent within three seconds' },
    old: { score: 2, reason: 'The form was open for more than a day' },
    missing: { score: 3, reason: 'The form doesn’t say when it was opened' },
    forged: { score: 18, reason: 'The form’s time is forged' },
  },
  proof: {
    missing: { score: 3, reason: 'No proof of work, as without JavaScript' },
    wrong: { score: 15, reason: 'The proof of work is wrong or was used before' },
  },
  sellersAddress: { score: 20, reason: 'An e-mail address as sellers have it' },
  sellersName: { score: 20, reason: 'A name as sellers have it' },
  code: { score: 100, reason: 'Code for a link, as programs write it' },
  linkAlone: { score: 60, reason: 'Hardly more than a link' },
  gibberish: { score: 60, reason: 'Letters that are no words' },
  gibberishName: { score: 20, reason: 'A name that is no word' },
} as const;
/** For a text that came never, once, twice and three times before. */
const repeatScores = [0, 10, 25, 165];
/** What a text says counts for so much at most, for it or against. */
const mostLikeness = 150;
/** What a text without a word says, such as a number or a smile, is nothing that could be learned. */
const wordless = /^[^\p{L}]*$/u;

/** Written by the build: what all our samples teach. */
export const learnedFile = fileURLToPath(new URL('./learned.bin', import.meta.url));
let own: Promise<Likeness> | undefined;

/** Judges by all our samples; read the first time that it is asked for. */
export function ownLikeness(): Promise<Likeness> {
  own ??= readLearned();
  return own;
}

async function readLearned(): Promise<Likeness> {
  if (existsSync(learnedFile)) return likenessOf(learnedFrom(readFileSync(learnedFile)));
  // In development nothing was built.
  const { spamSamples, honestSamples } = await import('./samples');
  return likenessOf(learn(spamSamples, honestSamples));
}

interface Weighed {
  score: number;
  reason: string;
}

/** Judges an enquiry by how it was sent and what it says. */
export function judge(fields: EnquiryFields, evidence: Evidence, likeness: Likeness): Verdict {
  const found = [
    ...sendingHints(fields, evidence),
    ...textHints(fields),
    ...wordHints(fields, likeness),
  ];
  const score = found.reduce((total, hint) => total + hint.score, 0);
  const reasons = found
    .filter((hint) => hint.score > 0)
    .toSorted((one, two) => two.score - one.score)
    .map(({ reason }) => reason);
  return { isSpam: score >= threshold, score, reasons };
}

function sendingHints({ website }: EnquiryFields, { time, proof, repeats }: Evidence): Weighed[] {
  const score = repeatScores[Math.min(repeats, repeatScores.length - 1)] ?? 0;
  return [
    ...(website === '' ? [] : [weights.honeypot]),
    ...(time === 'fair' ? [] : [weights.time[time]]),
    ...(proof === 'good' ? [] : [weights.proof[proof]]),
    ...(score === 0 ? [] : [{ score, reason: 'The same text came before' }]),
  ];
}

function textHints({ name, email, message }: EnquiryFields): Weighed[] {
  return [
    ...(codeOfLink.test(message) ? [weights.code] : []),
    ...(isLinkAlone(message) ? [weights.linkAlone] : []),
    ...(sellersAddress.test(email) ? [weights.sellersAddress] : []),
    ...(sellersName.test(name) ? [weights.sellersName] : []),
    ...(isGibberish(message) ? [weights.gibberish] : []),
    ...(isGibberish(name) ? [weights.gibberishName] : []),
  ];
}

/** What is chosen in a form instead of written there (country, topic) says nothing of either kind. */
function wordHints({ message, answers }: EnquiryFields, likeness: Likeness): Weighed[] {
  const text = [message, ...Object.values(answers)].join('\n').trim();
  if (wordless.test(text)) return [];
  const score = Math.round(100 * likeness.of(text));
  const words = likeness.words(text, 4).join(', ');
  return [
    {
      score: Math.max(-mostLikeness, Math.min(mostLikeness, score)),
      reason: `Reads like spam${words && ` (${words})`}`,
    },
  ];
}

const codeOfLink = /\[url[=\]]|\[link[=\]]|<a\s|<\/a>|href\s*=|<script|<iframe/i;
const sellersWords =
  'seo|ranking|backlinks?|traffic|leads|leadgen|marketing|marketers?|promo|promotions?|advertising|casino|betting|crypto|bitcoin|forex|invest|loans?|funding|webdesign|web ?dev|outreach|growth|digital|agency|outsourcing|wholesale|lottery';
const sellersAddress = new RegExp(
  `@.*(${sellersWords}|rank|lead|capital)|(seo|backlink|casino|marketing|promo|sales|offers?|deals|outreach|partnerships?)[\\w.-]*@|\\.(ru|su|xyz|top|icu|buzz|click|site|online|biz|vip)$`,
  'i',
);
const sellersName = new RegExp(`\\b(${sellersWords}|web design|sales team|support team)\\b`, 'i');
const link = /(https?:\/\/|www\.)\S+/gi;

function isLinkAlone(text: string): boolean {
  const rest = text.replace(link, '');
  return rest !== text && rest.trim().length < 12;
}

/** Whether a text is letters that nobody could say, such as `qWkTzRbXp`. */
function isGibberish(text: string): boolean {
  const words = text.trim().split(/\s+/);
  return (
    words.length <= 3 &&
    words.some((word) => word.length >= 8) &&
    words.every((word) => isUnspeakable(word))
  );
}

function isUnspeakable(word: string): boolean {
  if (!/^[a-z]{5,}$/i.test(word)) return false;
  const changes = word.match(/[a-z][A-Z]/g)?.length ?? 0;
  return changes >= 2 || /[bcdfghjklmnpqrstvwxz]{6}/i.test(word) || !/[aeiouy]/i.test(word);
}
