import { type FactForm, factInForm, longDay, notKnown } from '../../shared/facts';
import { departmentPage } from '../content/official/departmentPages';
import { type NamedFact, piecesOf, replaceInArticle } from './names';
import type { PageFact, PageFacts } from './pageFact';

/** Where what is known of a fact stands. */
export const changesPath = '/changes';

/** A text with its facts in place of their names, for titles, labels and attributes. */
export function fillIn(text: string, facts: PageFacts, instead = notKnown): string {
  if (!text.includes('{{')) return text;
  return piecesOf(text)
    .map((piece) =>
      typeof piece === 'string' ? piece : inForm(facts[piece.ref], piece.form, instead),
    )
    .join('');
}

/** An article, clean HTML, with each fact that it names as it is now; what isn't known stays as it is. */
export function fillArticle(html: string, facts: PageFacts): string {
  return replaceInArticle(html, (named, fallback) => {
    const fact = facts[named.ref];
    // What its author wrote stands where nothing is confirmed.
    if (!fact || isAnnounced(fact)) return fallback;
    const said = inForm(fact, named.form, fallback);
    if (isDate(named.form)) return escaped(said);
    return `<data class="${figureClass(fact)}" value="${named.key}" tabindex="0">${figureHtml(named, fact)}</data>`;
  });
}

/** A date that a fact says of itself has nothing more to say. */
export const isDate = (form: FactForm | undefined) => form === 'as of' || form === 'since';

/** A fact in the form that its place asks for. */
export function inForm(fact: PageFact | undefined, form: FactForm | undefined, instead = notKnown) {
  return fact ? factInForm(fact, form) : instead;
}

/** Characters above which a value reads as a phrase: it isn't underlined, but marked at its end. */
export const longestFigure = 30;

export const figureClass = ({ text, newer }: PageFact) =>
  `figure${newer ? ' newer' : ''}${text.length > longestFigure ? ' phrase' : ''}`;

/** What a figure's element holds: the figure, and the note that shows while it is pointed at. */
export function figureHtml({ key, form }: NamedFact, fact: PageFact): string {
  const said = [...noteOf(fact).map(escaped), sourceLink(key, fact)].join(' · ');
  return `${escaped(inForm(fact, form))}<small>${said}</small>`;
}

/** From when a figure is, when a person last looked, and what is announced in its place. */
export function noteOf(fact: PageFact): string[] {
  const { from, checked, newer } = fact;
  const announced = newer && `${sinceOf(newer.from)}announced, not confirmed`;
  return [
    from ? `from ${longDay(from)}` : '',
    checked ? `last reviewed ${longDay(checked)}` : '',
    isAnnounced(fact) ? announced : newer ? `${newer.text} ${announced}` : '',
  ].flatMap((part) => part || []);
}

/** Whether its value is one that nobody has confirmed, in want of another. */
const isAnnounced = ({ text, newer }: PageFact) => newer?.text === text;

const sinceOf = (day: string) => (day ? `from ${longDay(day)} ` : '');

/** Who says so: the page that the figure was taken from, or else the Department's. */
export function sourceLink(key: string, { url }: Pick<PageFact, 'url'>): string {
  const page = url ?? departmentPage(key);
  if (!page) return `<a href="${changesPath}#${key}">more</a>`;
  const name = new URL(page).hostname.endsWith('homeaffairs.gov.au')
    ? 'the Department’s page'
    : 'source';
  return `<a href="${escaped(page)}" target="_blank" rel="noopener">${name}</a>`;
}

/** Text as HTML has it, in an attribute too. */
export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
