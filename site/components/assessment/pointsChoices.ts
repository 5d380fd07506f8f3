import { pointsTable } from '../../content/points';
import type { PointsChoices } from '../../points/calculate';
import { choicesQuery } from '../../points/query';
import type { Answers } from './recommend';
import { recommend } from './recommend';

/** What the answers already say of the calculator's questions. */
export function pointsChoicesOf(answers: Answers): PointsChoices {
  const said = new Map([
    ['visaType', recommend(answers)?.subclass],
    ['age', ageBand(Number(answers.age))],
    ['education', answers.education],
    ['experience', answers.workExperience],
    ['englishLevel', answers.englishLevel],
  ]);
  return choicesQuery.read(said);
}

/** The band of the points table, whose ids read `from-to` or `from-up`. */
function ageBand(age: number): string | undefined {
  const bands = pointsTable.age.items.map(({ id }) => id);
  return bands.find((id) => {
    const [from, to] = id.split('-');
    return age >= Number(from) && (to === 'up' || age <= Number(to));
  });
}
