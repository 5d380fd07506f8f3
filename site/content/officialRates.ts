import { type OfficialFigure, officialNumber } from './official';
import { inForce } from './official/dated';
import { type Band, type DatedBands, officialBands } from './official/officialBands';

/** Extends bands to all years from 0, with none if the law begins later. */
const bandsOn = (rule: keyof typeof officialBands, day: string): readonly Band[] => {
  const dated: readonly DatedBands[] = officialBands[rule];
  const value = inForce(dated, day);
  if (!value) throw new RangeError(`The official test has no points for ${rule} on ${day}.`);
  return [{ atLeast: 0, points: 0 }, ...value.bands];
};

export type OfficialRates = ReturnType<typeof officialRatesOn>;

/**
 * Returns the rates of the official points test (Schedule 6D to the Migration Regulations 1994) on
 * a day. Ages and work are in years; sources are beside the values in `official/`.
 * @param day ISO date, of the invitation.
 * @throws RangeError for a day without rates.
 */
export function officialRatesOn(day: string) {
  const pointsOf = (key: OfficialFigure) => officialNumber(key, day);
  const ageLimit = pointsOf('points-age-limit');
  return {
    passMark: pointsOf('points-pass-mark'),
    /** From this age nobody can be invited. */
    ageLimit,
    age: [...bandsOn('age', day), { atLeast: ageLimit, points: 0 }],
    overseas: bandsOn('overseas', day),
    australian: bandsOn('australian', day),
    /** Maximum points for both kinds of work together. */
    workMax: pointsOf('points-work-most'),
    /** Number of years before the invitation in which work counts. */
    workWindow: pointsOf('points-work-window'),
    english: {
      superior: pointsOf('points-english-superior'),
      proficient: pointsOf('points-english-proficient'),
      competent: pointsOf('points-english-competent'),
      none: 0,
    },
    qualification: {
      doctorate: pointsOf('points-doctorate'),
      master: pointsOf('points-master'),
      bachelor: pointsOf('points-bachelor'),
      diploma: pointsOf('points-diploma'),
      none: 0,
    },
    specialist: pointsOf('points-specialist-education'),
    study: pointsOf('points-australian-study'),
    regional: pointsOf('points-regional-study'),
    year: pointsOf('points-professional-year'),
    language: pointsOf('points-community-language'),
    partner: {
      single: pointsOf('points-single'),
      skilled: pointsOf('points-partner-skilled'),
      english: pointsOf('points-partner-english'),
      other: 0,
    },
    visa: {
      '189': 0,
      '190': pointsOf('points-nominated-190'),
      '491': pointsOf('points-nominated-491'),
    },
  };
}
