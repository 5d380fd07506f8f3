import { calculator } from '../content/calculator';
import { pointsTable } from '../content/points';
import type { PointsChoices } from './calculate';
import { writeQuery } from './formQuery';
import type { OfficialAnswers, OfficialResult } from './officialPoints';
import { officialParameters } from './parameters';
import { choicesQuery } from './query';

const educations = { bachelor: 'bachelor', master: 'master', phd: 'doctorate' } as const;

/**
 * Returns the official test's address with the quick calculator's answers, as far as they apply:
 * all work counts as overseas, and the ambiguous 'No, or no partner' stays open.
 */
export function carriedOver(choices: PointsChoices): string {
  const { visaType, age, education, experience, englishLevel, partnerPoints } = choices;
  const official = Object.entries(educations).find(([quick]) => quick === education)?.[1];
  const query = writeQuery(officialParameters, {
    ...(visaType && visaType !== '500' ? { visa: visaType } : {}),
    ...(age ? { age: String(Number.parseInt(age, 10)) } : {}),
    ...(official ? { qualification: official } : {}),
    ...(experience ? { overseas: experience } : {}),
    ...(englishLevel ? { english: englishLevel } : {}),
    ...(partnerPoints === 'yes' ? { partner: 'skilled' } : {}),
    ...(choices.qualification ? { study: 'yes' } : {}),
  });
  return `${calculator.carry.path}?${query}`;
}

/**
 * Converts answers to choices of the quick calculator; the level of English may come from a test.
 */
export function quickChoicesOf({ answers, english }: OfficialResult): PointsChoices {
  const { visa = '189', age, qualification, study, partner } = answers;
  const work = workOf(answers);
  return choicesQuery.read(
    new Map([
      ['visaType', visa],
      ['age', age === undefined ? undefined : lowerBound('age', age)],
      [
        'education',
        Object.entries(educations).find(([, subject]) => subject === qualification)?.[0],
      ],
      ['qualification', study ? pointsTable.education.extra?.id : undefined],
      ['experience', work === undefined ? undefined : lowerBound('experience', work)],
      ['englishLevel', english],
      ['partnerPoints', partner && (partner === 'skilled' ? 'yes' : 'no')],
    ]),
  );
}

/** Returns all years of work, in any country. */
function workOf({ overseas, australian }: OfficialAnswers): number | undefined {
  if (overseas === undefined && australian === undefined) return undefined;
  return (overseas ?? 0) + (australian ?? 0);
}

/** Returns the quick calculator's band for a number of years; ids begin with the lower bound. */
function lowerBound(criterion: 'age' | 'experience', years: number): string | undefined {
  return pointsTable[criterion].items.findLast(({ id }) => Number.parseInt(id, 10) <= years)?.id;
}
