import type { Fact } from '../../db/facts/facts';

/** What somebody may ask of a visa, and the facts that say it: the first that is known answers. */
const measures: readonly { asked: RegExp; keys: (visa: string) => readonly string[] }[] = [
  {
    asked: /\b(living costs?|funds?|savings|bank balance|show money|money in (the )?bank)\b/,
    keys: (visa) => [`visa-${visa}-living-costs`],
  },
  {
    asked: /\b(costs?|fees?|prices?|charges?|how much|vac|expensive)\b/,
    keys: (visa) => [`visa-${visa}-charge`],
  },
  {
    asked: /\b(work(ing)? hours|hours (of |per |a )?(work|week|fortnight)|how many hours|hours)\b/,
    keys: (visa) => [`visa-${visa}-work-hours`],
  },
  {
    asked:
      /\b(processing|waiting time|wait(ing)?|timeline|how long .*(take|get|process|approve)\w*)\b/,
    keys: (visa) => [`visa-${visa}-processing`, `assessment-${visa}-time`],
  },
  {
    asked: /\b(how long|stay|length|duration)\b/,
    keys: (visa) => [
      `visa-${visa}-stay`,
      `visa-${visa}-stay-higher`,
      `visa-${visa}-processing`,
      `assessment-${visa}-time`,
    ],
  },
  {
    asked: /\b(age|old|over 35|over 45)\b/,
    keys: (visa) => [`visa-${visa}-age-limit`, `visa-${visa}-least-age`],
  },
  {
    asked: /\b(salary|income|threshold|wages?|tsmit|csit|pay)\b/,
    keys: (visa) => [`visa-${visa}-core-income`],
  },
  {
    asked: /\b(work experience|experience|years of work)\b/,
    keys: (visa) => [`visa-${visa}-experience`],
  },
  ...(['ielts', 'pte', 'toefl'] as const).map((test) => ({
    asked: new RegExp(`\\b${test}\\b`),
    keys: (visa: string) => [
      `visa-${visa}-english-${test}`,
      ...(test === 'ielts' ? [`visa-${visa}-english-overall`] : []),
    ],
  })),
];

/**
 * Which visa is meant where no number is given. Narrower than `otherWords`, which lead to what is
 * near: a university's fees are no visa's charge.
 */
const visas: readonly [RegExp, string][] = [
  [/\bgraduates?\b|\bpsw\b|post.?study/, '485'],
  [/\bstudents?\b|\bstudy\b/, '500'],
  [/\bvisitors?\b|\btourists?\b|\bholiday\b/, '600'],
  [/\bfianc|\bprospective\b/, '300'],
  [/\bpartners?\b|\bspouses?\b|\bmarriage\b|\bwife\b|\bhusband\b/, '820'],
  [/\bindependent\b/, '189'],
  [/\bskills in demand\b|\btss\b|\b457\b/, '482'],
  [/\bemployer nomination\b|\bens\b/, '186'],
  [/\bparents?\b/, '870'],
];

/** Second stages, and visas that others took the place of. */
const sameVisa: Readonly<Record<string, string>> = {
  '100': '309',
  '187': '186',
  '457': '482',
  '489': '491',
  '801': '820',
};

/** Figures of no one visa. */
const others: readonly [RegExp, string][] = [
  [
    /\bde ?facto\b.*\b(months?|long|time|years?|period)\b|\b(months?|long|years?)\b.*\bde ?facto\b/,
    'partner-de-facto',
  ],
  [/\b(tsmit|csit)\b/, 'visa-482-core-income'],
  [/\bssit\b/, 'visa-482-specialist-income'],
  [/\bsuper(annuation)?\b/, 'superannuation-rate'],
  [/\b(eoi|expression of interest)\b.*\b(valid|last|expire|long)/, 'points-interest-validity'],
  [/\binvitation\b.*\b(apply|days|time)\b/, 'points-apply-within'],
];

/** Returns the fact that answers a question for a figure; undefined if none does, or none is asked for. */
export function figureAsked(words: string, inForce: readonly Fact[]): Fact | undefined {
  const text = words.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ');
  const find = (key: string) => inForce.find((fact) => fact.key === key && fact.value !== null);
  const other = others.find(([asked]) => asked.test(text))?.[1];
  if (other) return find(other);
  const visa = /\b\d{3}\b/.exec(text)?.[0] ?? visas.find(([meant]) => meant.test(text))?.[1];
  if (visa === undefined) return undefined;
  const asked = sameVisa[visa] ?? visa;
  for (const measure of measures) {
    if (!measure.asked.test(text)) continue;
    for (const key of measure.keys(asked)) {
      const fact = find(key);
      if (fact) return fact;
    }
  }
  return undefined;
}
