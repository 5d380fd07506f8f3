import { type FactForm, factInForm, longDay } from '../../shared/facts';
import { type NamedFact, piecesOf, replaceInArticle } from './names';
import type { PageFact, PageFacts } from './pageFact';

/** What stands for a figure that nobody has confirmed. */
const unknown = '(ask us)';

/** Said of a figure that nobody has compared with the Department’s pages. */
export const notChecked = 'our figure, not yet checked against the Department’s page';

/** Where what is known of a fact stands. */
export const changesPath = '/changes';

/** A text with its facts in place of their names, for titles, labels and attributes. */
export function fillIn(text: string, facts: PageFacts): string {
  if (!text.includes('{{')) return text;
  return piecesOf(text)
    .map((piece) =>
      typeof piece === 'string' ? piece : inForm(facts[piece.ref], piece.form, unknown),
    )
    .join('');
}

/** An article, clean HTML, with each fact that it names as it is now; what isn't known stays as it is. */
export function fillArticle(html: string, facts: PageFacts): string {
  return replaceInArticle(html, (named, fallback) => {
    const fact = facts[named.ref];
    if (!fact) return fallback;
    const said = inForm(fact, named.form, fallback);
    if (isDate(named.form)) return escaped(said);
    return `<data class="${figureClass(fact)}" value="${named.key}" tabindex="0">${figureHtml(named, fact)}</data>`;
  });
}

/** A date that a fact says of itself has nothing more to say. */
export const isDate = (form: FactForm | undefined) => form === 'as of' || form === 'since';

/** A fact in the form that its place asks for. */
export function inForm(fact: PageFact | undefined, form: FactForm | undefined, instead = unknown) {
  return fact ? factInForm(fact, form) : instead;
}

export const figureClass = ({ newer }: PageFact) => (newer ? 'figure newer' : 'figure');

/** What a figure's element holds: the figure, and the note that shows while it is pointed at. */
export function figureHtml({ key, form }: NamedFact, fact: PageFact): string {
  const note = noteOf(fact);
  return `${escaped(inForm(fact, form))}<small>${note} · <a href="${changesPath}#${key}">source</a></small>`;
}

/** From when a figure is, who says so, and whether to rely on it. */
function noteOf({ from, checked, old, newer }: PageFact): string {
  return [
    from && `from ${longDay(from)}`,
    checked ? `checked ${longDay(checked)}` : notChecked,
    newer ? 'a newer figure is being checked: ask us' : old && checked && 'due for a check: ask us',
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Text as HTML has it, in an attribute too. */
export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
