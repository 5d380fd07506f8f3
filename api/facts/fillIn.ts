import { type DatedFact, namedText } from '../../db/facts/factNames';
import { parseFactName } from '../../shared/facts';

const named = /\{\{([^{}]*)\}\}/g;

/**
 * A sentence as visitors read it: with its facts in place of their names in `{{…}}`.
 * @param day on which it is read, an ISO date.
 */
export function fillIn(
  sentence: string,
  facts: ReadonlyMap<string, DatedFact>,
  day: string,
): string {
  return sentence.replace(named, (whole, written: string) => {
    const name = parseFactName(written);
    const fact = name && facts.get(name.key);
    return fact ? (namedText(name, fact, day) ?? '…') : whole;
  });
}

/** The keys of the facts that a sentence names in `{{…}}`. */
export function keysIn(sentence: string): string[] {
  return Array.from(sentence.matchAll(named), ([, name = '']) => parseFactName(name)?.key ?? '');
}
