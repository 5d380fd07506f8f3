import { type FactForm, factInForm, longDay, notKnown } from '../../shared/facts';
import { departmentPage } from '../content/official/departmentPages';
import { type NamedFact, piecesOf, replaceInArticle } from './names';
import type { PageFact, PageFacts } from './pageFact';

/** The page with all facts. */
export const changesPath = '/changes';

/** Replaces fact names in a text, for titles, labels and attributes. */
export function fillFacts(text: string, facts: PageFacts, instead = notKnown): string {
  if (!text.includes('{{')) return text;
  return piecesOf(text)
    .map((piece) =>
      typeof piece === 'string' ? piece : inForm(facts[piece.ref], piece.form, instead),
    )
    .join('');
}

/** Fills an article (clean HTML) with current facts; unknown ones keep its author's text. */
export function fillArticle(html: string, facts: PageFacts): string {
  return replaceInArticle(html, (named, fallback) => {
    const fact = facts[named.ref];
    // Without a confirmed value the author's text stays.
    if (!fact || isAnnounced(fact)) return fallback;
    const said = inForm(fact, named.form, fallback);
    if (isDate(named.form)) return escaped(said);
    return `<data class="${figureClass(fact)}" value="${named.key}" tabindex="0">${figureHtml(named, fact)}</data>`;
  });
}

/** A date that a fact states about itself needs no note. */
export const isDate = (form: FactForm | undefined) => form === 'as of' || form === 'since';

/** Formats a fact in the form its place asks for. */
export function inForm(fact: PageFact | undefined, form: FactForm | undefined, instead = notKnown) {
  return fact ? factInForm(fact, form) : instead;
}

/** Longer values read as phrases: they are marked at their end instead of underlined. */
export const longestFigure = 30;

export const figureClass = ({ text, newer }: PageFact) =>
  `figure${newer ? ' newer' : ''}${text.length > longestFigure ? ' phrase' : ''}`;

/** Returns the HTML of a figure and its note. */
export function figureHtml({ key, form }: NamedFact, fact: PageFact): string {
  const said = [...figureNote(fact).map(escaped), sourceLink(key, fact)].join(' · ');
  return `${escaped(inForm(fact, form))}<small>${said}</small>`;
}

/** Describes since when a figure applies, when it was checked, and what is announced. */
export function figureNote(fact: PageFact): string[] {
  const { from, checked, newer } = fact;
  const announced = newer && `${sinceOf(newer.from)}announced, not confirmed`;
  return [
    from ? `from ${longDay(from)}` : '',
    checked ? `last reviewed ${longDay(checked)}` : '',
    isAnnounced(fact) ? announced : newer ? `${newer.text} ${announced}` : '',
  ].flatMap((part) => part || []);
}

/** Tells whether its value is only announced, without a confirmed one. */
const isAnnounced = ({ text, newer }: PageFact) => newer?.text === text;

const sinceOf = (day: string) => (day ? `from ${longDay(day)} ` : '');

/** Returns the source of a figure: its own page, or the Department's. */
export function sourceLink(key: string, { url }: Pick<PageFact, 'url'>): string {
  const page = url ?? departmentPage(key);
  if (!page) return `<a href="${changesPath}#${key}">more</a>`;
  const name = new URL(page).hostname.endsWith('homeaffairs.gov.au')
    ? 'the Department’s page'
    : 'source';
  return `<a href="${escaped(page)}" target="_blank" rel="noopener">${name}</a>`;
}

/** Escapes text for HTML, including attributes. */
export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
