import { calculator } from '../content/calculator';
import { officialCalculator } from '../content/officialCalculator';
import { calculate } from '../points/calculate';
import { officialPoints } from '../points/officialPoints';
import { answersOf, officialQuery } from '../points/officialQuery';
import { choicesQuery } from '../points/query';
import type { AnswerInWords } from './answersInWords';

/**
 * Returns the result of a points test as the office reads it, counted again from its address.
 * @param address path and query of the result's page.
 * @param day of the official rates, yyyy-mm-dd.
 * @param siteUrl prefix of the link to the whole result.
 * @returns undefined if the address has no result.
 */
export function pointsInWords(
  address: string,
  day: string,
  siteUrl: string,
): AnswerInWords | undefined {
  const [path, search = ''] = address.split('?', 2);
  const query = new URLSearchParams(search);
  if (path === calculator.path) {
    const choices = choicesQuery.read(query);
    const result = calculate(choices);
    if (!result) return undefined;
    const { totalPoints, visa } = result;
    const link = `${siteUrl}${path}?${choicesQuery.write(choices)}`;
    return { label: calculator.title, value: `${totalPoints} points, ${visa.name}: ${link}` };
  }
  if (path !== officialCalculator.path || !officialQuery.isAsked(query)) return undefined;
  const fields = officialQuery.read(query);
  const read = answersOf(fields, day);
  if ('error' in read) return undefined;
  const { totalPoints, rates } = officialPoints(read.answers, day);
  const link = `${siteUrl}${path}?${officialQuery.write(fields)}`;
  const value = `${totalPoints} points, pass mark ${rates.passMark}: ${link}`;
  return { label: officialCalculator.title, value };
}
