import type { EnquiryFields } from './fields';
import { type Likeness, learn } from './learned';
import { honestSamples } from './samples/honest';
import { honestElsewhere } from './samples/honestElsewhere';
import { spamSamples } from './samples/spam';
import { spamElsewhere } from './samples/spamElsewhere';
import { hints } from './spamHints';
import { sellersWords } from './spamWords';
import { visitorHints } from './visitorHints';

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
  score: number;
  /** In words for an admin, the heaviest first. */
  reasons: string[];
}

/** From this score on it is spam. */
const threshold = 12;

const weights = {
  honeypot: { score: 40, reason: 'A field that people don’t see was filled in' },
  time: {
    fast: { score: 6, reason: 'Sent within three seconds' },
    old: { score: 1, reason: 'The form was open for more than a day' },
    missing: { score: 1, reason: 'The form doesn’t say when it was opened' },
    forged: { score: 6, reason: 'The form’s time is forged' },
  },
  proof: {
    missing: { score: 1, reason: 'No proof of work, as without JavaScript' },
    wrong: { score: 5, reason: 'The proof of work is wrong or was used before' },
  },
  sellersAddress: { score: 4, reason: 'An e-mail address as sellers have it' },
  offTopic: { score: 3, reason: 'Nothing of what visitors ask' },
  linkAlone: { score: 12, reason: 'Hardly more than a link' },
  gibberish: { score: 12, reason: 'Letters that are no words' },
  gibberishName: { score: 6, reason: 'A name that is no word' },
} as const;
/** For the first, second, third and each further link. */
const linkScores = [2, 5, 5];
/** For a text that came once, twice and three times before. */
const repeatScores = [0, 3, 8, 40];
/** What speaks for a text outweighs so much at most. */
const mostCredit = -9;

/** What the likeness to samples may add or take away. */
const mostLikeness = 16;
/** The same for a text with so much that visitors say: it isn't lost for its turns alone. */
const mostLikenessOfVisitors = 8;
const surelyVisitors = -6;
let ownLikeness: Likeness | undefined;

/**
 * Judges an enquiry by how it was sent and what it says.
 * @param likeness what was learned from samples; from all of ours where it is left out.
 */
export function judge(fields: EnquiryFields, evidence: Evidence, likeness?: Likeness): Verdict {
  ownLikeness ??= learn([...spamSamples, ...spamElsewhere], [...honestSamples, ...honestElsewhere]);
  const text = textOf(fields);
  const said = textHints(fields, text);
  const sum = (part: Weighed[]) => part.reduce((total, { score }) => total + score, 0);
  const isVisitors = sum(said.filter(({ score }) => score < 0)) <= surelyVisitors;
  const alike = Math.round((likeness ?? ownLikeness)(text));
  const found = [
    ...sendingHints(fields, evidence),
    ...said,
    {
      score: clamp(alike, isVisitors ? mostLikenessOfVisitors : mostLikeness),
      reason: 'Is like messages that were spam',
    },
  ];
  const against = found.filter(({ score }) => score > 0);
  const credit = Math.max(sum(found.filter(({ score }) => score < 0)), mostCredit);
  const score = sum(against) + credit;
  const reasons = against.toSorted((one, two) => two.score - one.score);
  return { isSpam: score >= threshold, score, reasons: reasons.map(({ reason }) => reason) };
}

interface Weighed {
  score: number;
  reason: string;
}

function sendingHints({ website }: EnquiryFields, { time, proof, repeats }: Evidence): Weighed[] {
  const repeatScore = scoreOf(repeatScores, repeats);
  return [
    ...(website === '' ? [] : [weights.honeypot]),
    ...(time === 'fair' ? [] : [weights.time[time]]),
    ...(proof === 'good' ? [] : [weights.proof[proof]]),
    ...(repeatScore === 0 ? [] : [{ score: repeatScore, reason: 'The same text came before' }]),
  ];
}

function textOf({ country, topic, message, answers }: EnquiryFields): string {
  return [message, country, topic, ...Object.values(answers)]
    .join('\n')
    .normalize('NFKC')
    .replaceAll('’', "'");
}

function textHints({ name, email, message }: EnquiryFields, text: string): Weighed[] {
  const links = text.match(linkStart)?.length ?? 0;
  const forVisitors = visitorHints.filter(({ pattern }) => pattern.test(text));
  const isOfOurs = forVisitors.length > 0;
  const offered = isOfOurs ? text.replace(ownTrade, ' ') : text;
  const linkScore = Array.from({ length: links }, (_, at) => scoreOf(linkScores, at));
  return [
    ...(links === 0
      ? []
      : [
          {
            score: linkScore.reduce((a, b) => a + b),
            reason: links === 1 ? 'A link' : `${links} links`,
          },
        ]),
    ...sellersHints(offered, isOfOurs),
    ...(isLinkAlone(message) ? [weights.linkAlone] : []),
    ...(sellersAddress.test(email) ? [weights.sellersAddress] : []),
    ...(isGibberish(message) ? [weights.gibberish] : []),
    ...(isGibberish(name) ? [weights.gibberishName] : []),
    ...forVisitors,
    ...hints.filter(({ pattern }) => pattern.test(offered)),
  ];
}

/** The more of sellers' words a text has, and the less of a visitor's, the more it sells. */
function sellersHints(text: string, isOfOurs: boolean): Weighed[] {
  const words = sellersWords(text);
  return [
    ...(words < 2 ? [] : [{ score: Math.min(words * 2, 14), reason: `${words} words of sellers` }]),
    ...(isOfOurs || words === 0 ? [] : [weights.offTopic]),
  ];
}

/** What visitors say they do for a living sells nothing: `I'm a freelance web designer`. */
const ownTrade =
  /\b(i am|i'm|im|i was|i work(ed)? (as|in|at|for)|i am working (as|in)|my (wife|husband|partner|brother|sister|son|daughter|friend) (is|was|works as)) (?!\w+ing\b)((an?|the|in|now|currently|working as|registered|professional|freelance) )*[\w/-]+( (?!and\b|with\b|from\b|here\b)[\w/-]+){0,2}/gi;

const linkStart = /https?:\/\/|\bwww\./gi;
const sellersAddress =
  /@.*(seo|rank|backlink|traffic|lead|marketing|promo|casino|crypto|loan|funding|capital|webdesign|outreach|growth)|(seo|backlink|casino)[\w.-]*@|\.(ru|su|xyz|top|icu|buzz|click|site|online)$/i;

function isLinkAlone(text: string): boolean {
  return (
    /https?:\/\/|\bwww\./i.test(text) &&
    text.replace(/(https?:\/\/|www\.)\S+/gi, '').trim().length < 12
  );
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

const clamp = (value: number, most: number) => Math.max(-most, Math.min(most, value));

const scoreOf = (scores: readonly number[], at: number) =>
  scores[Math.min(at, scores.length - 1)] ?? 0;
