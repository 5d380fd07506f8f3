import { type FactName, factInForm, parseFactName } from '../../../shared/facts';
import { snippetPrefix, snippetWords } from '../../../shared/snippets';
import { formatDate } from '../../dates';
import { type KnownFact, knownFacts, noValue } from '../../facts/knownFacts';
import { type KnownSnippet, knownSnippets } from '../../snippets/knownSnippets';

/**
 * Shows a fact with today's public value once loaded; until then, or for another day, its stored
 * text.
 */
export function showFact(value: string, text: string): HTMLElement {
  const dom = document.createElement('data');
  dom.value = value;
  dom.dataset.fact = 'asked';
  dom.textContent = text || value;
  const name = parseFactName(value);
  if (value.startsWith(snippetPrefix)) {
    knownSnippets().then(
      (snippets) => showSnippet(dom, snippets.get(value.slice(snippetPrefix.length))),
      () => undefined,
    );
  } else if (name) {
    knownFacts().then(
      (facts) => showValue(dom, name, facts.get(name.key)),
      // Without a response it isn't known to be broken.
      () => undefined,
    );
  }
  return dom;
}

function showSnippet(dom: HTMLElement, snippet: KnownSnippet | undefined): void {
  if (!snippet) {
    dom.dataset.fact = 'broken';
    dom.textContent = `${dom.textContent} (unknown snippet)`;
    dom.title = 'There is no such snippet. Choose another one, or write the words.';
    return;
  }
  dom.dataset.fact = 'known';
  dom.textContent = snippetWords(snippet.text);
  dom.title = `The snippet “${snippet.name}”: it is edited under Snippets.`;
}

function showValue(
  dom: HTMLElement,
  { key, day, form }: FactName,
  fact: KnownFact | undefined,
): void {
  const text = dom.textContent;
  if (!fact) {
    dom.dataset.fact = 'broken';
    dom.textContent = `${text} (unknown fact)`;
    dom.title = `There is no fact “${key}”. Choose another one, or write the figure.`;
    return;
  }
  if (fact.text === null || fact.value_id === null) {
    dom.dataset.fact = 'broken';
    if (text !== noValue) dom.textContent = `${text} (${noValue})`;
    dom.title = `Nobody has confirmed what “${fact.name}” (${key}) is: confirm a value in Facts before you publish.`;
    return;
  }
  dom.dataset.fact = 'known';
  const { valid_from, checked_on, source_title } = fact;
  const shown = { ...fact, text: fact.text, from: valid_from ?? '', checked: checked_on };
  if (!day) dom.textContent = factInForm(shown, form);
  dom.title = [
    `${fact.name} (${key}${day ? `, as on ${formatDate(day)}` : ''})`,
    valid_from && `from ${formatDate(valid_from)}`,
    checked_on ? `checked ${formatDate(checked_on)}` : 'not yet checked',
    source_title,
  ]
    .filter(Boolean)
    .join(' · ');
}
