import type { EnquiryFields } from './fields';
import { features, linkedHosts, scoreWords } from './spamWords';

/** How a form was sent. */
export interface Evidence {
  /** Time between loading and sending the form, by its signed time. */
  time: 'fair' | 'fast' | 'old' | 'missing' | 'forged';
  /** How often the same text came in the previous day. */
  repeats: number;
}

interface Verdict {
  isSpam: boolean;
  /** In hundredths. */
  score: number;
  /** Explanations for an admin, heaviest first. */
  reasons: string[];
}

interface Hint {
  score: number;
  reason: string;
  /** Makes a message spam regardless of other signs. */
  isDecisive?: true;
}

/** Score from which a message is spam. */
const threshold = 1.4;

/** Other times are typical of people without script, or with an old page: neutral. */
const timeHints: Partial<Record<Evidence['time'], Hint>> = {
  forged: { score: 5, reason: 'the form’s time is forged', isDecisive: true },
  fast: { score: 1.2, reason: 'sent within three seconds' },
};
const hiddenField: Hint = {
  score: 5,
  reason: 'a field that people don’t see was filled in',
  isDecisive: true,
};
/** For a text seen never, once, twice and three times before. */
const repeatScores = [0, 0.4, 1, 6];
const textHints: readonly (Hint & { isIn: (text: string) => boolean })[] = [
  {
    score: 5,
    reason: 'code for a link, as programs write it',
    isDecisive: true,
    isIn: (text) => /\[(url|link)[=\]]|<a\s|<\/a>|href\s*=|<script|<iframe/i.test(text),
  },
  {
    score: 2,
    reason: 'little more than a link',
    isIn: (text) =>
      linkedHosts(text).length > 0 && text.replace(/\S*(:\/\/|www\.)\S+/gi, '').trim().length < 12,
  },
  {
    score: 2,
    reason: 'letters of two scripts in one word',
    isIn: (text) =>
      /\p{sc=Latin}[\p{sc=Cyrillic}\p{sc=Greek}]|[\p{sc=Cyrillic}\p{sc=Greek}]\p{sc=Latin}/u.test(
        text,
      ),
  },
  {
    score: 0.8,
    reason: 'a link that hides where it leads',
    isIn: (text) => linkedHosts(text).some((host) => shorteners.has(host)),
  },
];
const shorteners = new Set(
  'bit.ly tinyurl.com goo.gl cutt.ly is.gd ow.ly rb.gy rebrand.ly shorturl.at t.co t.me t.ly'.split(
    ' ',
  ),
);
/** Numbers of linked sites that count as a sign, and as a strong sign. */
const manySites = { some: 4, lots: 11 };

/** Scores an enquiry by how it was sent and by its content. */
export function scoreEnquiry(
  fields: Pick<EnquiryFields, 'name' | 'country' | 'message' | 'subject_line'>,
  evidence: Evidence,
): Verdict {
  const { message, subject_line } = fields;
  const hosts = linkedHosts(message);
  const repeated = repeatScores[Math.min(evidence.repeats, repeatScores.length - 1)] ?? 0;
  const timeHint = timeHints[evidence.time];
  const text = scoreWords(fields);
  const words = text.words.slice(0, 5).map((token) => tokenAsWritten(token, message));
  const hints: Hint[] = [
    ...(subject_line === '' ? [] : [hiddenField]),
    ...(timeHint ? [timeHint] : []),
    { score: repeated, reason: 'the same text was sent before' },
    ...textHints.filter(({ isIn }) => isIn(message)),
    { score: scoreOfSites(hosts.length), reason: `links to ${hosts.length} sites` },
    { score: text.score, reason: `words common in spam: ${words.join(', ')}` },
  ];
  const score = hints.reduce((total, hint) => total + hint.score, 0);
  return {
    isSpam: hints.some(({ isDecisive }) => isDecisive) || score >= threshold,
    score: Math.round(100 * score),
    reasons: hints
      .filter((hint) => hint.score > 0)
      .toSorted((one, two) => two.score - one.score)
      .map(({ reason }) => reason),
  };
}

const scoreOfSites = (sites: number): number =>
  sites < manySites.some ? 0 : sites < manySites.lots ? 1.2 : 4;

function tokenAsWritten(token: string, message: string): string {
  const feature = features[token];
  if (feature) return feature.name;
  const letters = (word: string) => (word === '0' ? '\\p{N}+' : `${word}[\\p{L}\\p{M}]*`);
  const pattern = token.split(' ').map(letters).join('[^\\p{L}\\p{N}]+');
  return message.match(new RegExp(pattern, 'iu'))?.[0].replace(/\s+/g, ' ') ?? token;
}
