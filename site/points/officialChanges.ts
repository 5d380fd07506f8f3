import { englishLevels } from '../content/official/englishTests';
import { type OfficialAnswers, type OfficialRule, officialPoints } from './officialPoints';

export interface OfficialChange {
  /** The rule concerned; `regional` includes `study` if that isn't met yet. */
  rule: OfficialRule;
  /** The answers after the change. */
  answers: OfficialAnswers;
  /** Points added, after every cap. */
  gain: number;
  totalPoints: number;
}

/**
 * Returns single changes that would bring somebody nearer to an invitation, best first. Within a
 * rule, omits steps that add no more than a smaller one. Later work pushes earlier work out of the
 * years that count, and so may cost points.
 * @param day ISO date, of the invitation.
 * @throws RangeError as `officialPoints` does.
 */
export function officialChanges(answers: OfficialAnswers, day: string): OfficialChange[] {
  const now = officialPoints(answers, day);
  if (now.obstacles.includes('age')) return [];
  const needsEnglish = now.obstacles.includes('english');
  const changes = Object.entries(steps(answers, day)).flatMap(([rule, candidates]) => {
    let max = 0;
    return candidates.flatMap((candidate) => {
      const changed = { ...answers, ...candidate };
      const { totalPoints, obstacles } = officialPoints(changed, day);
      const gain = totalPoints - now.totalPoints;
      const unlocks = rule === 'english' && needsEnglish && !obstacles.includes('english');
      if (gain <= max && !(unlocks && gain === 0)) return [];
      max = Math.max(max, gain);
      return [{ rule: rule as OfficialRule, answers: changed, gain, totalPoints }];
    });
  });
  return changes.sort((a, b) => b.gain - a.gain);
}

/** Returns alternative answers by rule, the smallest step first. */
function steps(answers: OfficialAnswers, day: string) {
  const { rates, english } = officialPoints(answers, day);
  const { overseas = 0, australian = 0, qualification, regional, partner, visa } = answers;
  const after = (bands: typeof rates.overseas, years: number) =>
    bands.map(({ atLeast }) => atLeast).filter((atLeast) => atLeast > years);
  const room = (years: number) => Math.max(0, rates.workWindow - years);
  const levels = englishLevels.slice(0, english && englishLevels.indexOf(english)).toReversed();
  const qualifications = ['none', 'diploma', 'bachelor', 'master', 'doctorate'] as const;
  const done = qualification ? qualifications.indexOf(qualification) : 0;
  const partners = { english: ['skilled'], other: ['english', 'skilled'] } as const;
  const nominations = { 189: ['190', '491'], 190: ['491'], 491: [] } as const;
  return {
    english: levels
      .filter((level) => level !== 'none')
      .map((level) => ({ english: level, testResult: undefined })),
    overseas: after(rates.overseas, overseas).map((years) => ({
      overseas: years,
      australian: Math.min(australian, room(years)),
    })),
    australian: after(rates.australian, australian).map((years) => ({
      australian: years,
      overseas: Math.min(overseas, room(years)),
    })),
    qualification: qualifications.slice(done + 1).map((each) => ({ qualification: each })),
    specialist: [{ specialist: true }],
    study: [{ study: true }],
    regional: regional ? [] : [{ study: true, regional: true }],
    year: [{ year: true }],
    language: [{ language: true }],
    partner:
      partner === 'english' || partner === 'other'
        ? partners[partner].map((each) => ({ partner: each }))
        : [],
    visa: nominations[visa ?? '189'].map((each) => ({ visa: each })),
  } satisfies Partial<Record<OfficialRule, readonly OfficialAnswers[]>>;
}
