import { parseFactName } from '../../../shared/facts';
import { snippetPrefix } from '../../../shared/snippets';
import { attribute } from '../html/tree';
import type { Known, Report } from './checkedPost';
import { excerptOf, type FindingPlace, innerText } from './tree';

export function checkFact({ tag, location }: FindingPlace, known: Known, report: Report): void {
  const name = parseFactName(attribute(tag, 'value') ?? '');
  if (!name) return;
  const text = excerptOf(innerText(tag));
  const position = { ...location, excerpt: text };
  if (name.key.startsWith(snippetPrefix)) {
    const snippet = name.key.slice(snippetPrefix.length);
    if (known.hasSnippet(snippet)) return;
    const message = `There is no snippet “${snippet}”: choose another for “${text}”, or write it as text.`;
    report.add('block', { code: 'fact-missing', message, ...position });
    return;
  }
  const standing = known.fact(name.key, name.day);
  if (standing === 'missing') {
    const message = `There is no fact “${name.key}”: choose another for “${text}”, or write it as text.`;
    report.add('block', { code: 'fact-missing', message, ...position });
  } else if (standing === 'unconfirmed') {
    const on = name.day ? ` on ${name.day}` : '';
    const message = `Nobody has confirmed what “${name.key}” is${on}: confirm a value in Facts, or remove “${text}”.`;
    report.add('block', { code: 'fact-unconfirmed', message, ...position });
  }
}
