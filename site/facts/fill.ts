import { longDay } from './days';
import { type FactForm, type NamedFact, piecesOf, replaceInArticle } from './names';
import type { PageFact, PageFacts } from './pageFact';

/** What stands for a figure that nobody has confirmed. */
const unknown = '(ask us)';

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
  if (!fact) return instead;
  if (isDate(form)) return `${form} ${longDay(fact.from || fact.checked)}`;
  return form === 'in words' ? (fact.words ?? fact.text) : fact.text;
}

export const figureClass = ({ old }: PageFact) => (old ? 'figure old' : 'figure');

/** What a figure's element holds: the figure, and the note that shows while it is pointed at. */
export function figureHtml({ key, form }: NamedFact, fact: PageFact): string {
  const note = noteOf(fact);
  return `${escaped(inForm(fact, form))}<small>${note} · <a href="${changesPath}#${key}">source</a></small>`;
}

/** From when a figure is, and whether to rely on it. */
function noteOf(fact: PageFact): string {
  if (fact.old) return asOf(fact);
  const checked = `checked ${longDay(fact.checked)}`;
  return fact.from ? `from ${longDay(fact.from)} · ${checked}` : checked;
}

/** Said of a figure that is older than its review date. */
export function asOf({ from }: PageFact): string {
  return `${from ? `as of ${longDay(from)}` : 'of unknown date'}; ask us for today’s`;
}

/** Text as HTML has it, in an attribute too. */
export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
