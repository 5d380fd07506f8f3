import { type FactForm, factInForm, longDay, notKnown } from '../../shared/facts';
import { departmentPage } from '../content/official/departmentPages';
import { type NamedFact, piecesOf, replaceInArticle } from './names';
import { isOnlyAnnounced, type PageFact, type PageFacts } from './pageFact';

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
    // Without a value in force the author's text stays.
    if (!fact || fact.text === notKnown || isOnlyAnnounced(fact)) return fallback;
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

export const figureClass = (fact: PageFact) =>
  `figure${isMarked(fact) ? ' newer' : ''}${fact.text.length > longestFigure ? ' phrase' : ''}`;

/** Tells whether the note alone says another value: of later, or a longer one of before. */
export const isMarked = ({ before, announced }: PageFact): boolean =>
  announced !== undefined || isLong(before);

/** Returns the HTML of a figure and its note. */
export function figureHtml({ key, form }: NamedFact, fact: PageFact): string {
  const said = [...figureNote(fact).map(escaped), sourceLink(key, fact)].join(' · ');
  const { before } = fact;
  const was = before ? ` <span class="figure-was">(before: ${escaped(before.text)})</span>` : '';
  return `${escaped(inForm(fact, form))}${isLong(before) ? '' : was}<small>${said}</small>`;
}

const isLong = (other: PageFact['before']) => (other?.text.length ?? 0) > longestFigure;

/** Describes since when a figure applies, what it was before, and what is announced. */
export function figureNote(fact: PageFact): string[] {
  const { from, checked, before, announced } = fact;
  const said = announced && `announced, from ${longDay(announced.from)}`;
  return [
    from ? `since ${longDay(from)}` : '',
    // A short one stands beside the figure.
    before && isLong(before) ? `before: ${before.text}` : '',
    checked ? `last reviewed ${longDay(checked)}` : '',
    isOnlyAnnounced(fact) ? said : announced ? `${announced.text} ${said}` : '',
  ].flatMap((part) => part || []);
}

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
