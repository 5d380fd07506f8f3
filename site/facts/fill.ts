import { escaped } from '../../shared/escaped';
import { type FactForm, factInForm, longDay, unknownValue } from '../../shared/facts';
import { departmentPage } from '../content/official/departmentPages';
import { type NamedFact, piecesOf, replaceInArticle } from './names';
import { isOnlyAnnounced, type PageFact, type PageFacts } from './pageFact';

export const changesPath = '/changes';

/** Replaces fact names in a text, for titles, labels and attributes. */
export function fillFacts(text: string, facts: PageFacts, instead = unknownValue): string {
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
    const fact = inArticle(facts[named.ref]);
    if (!fact) return fallback;
    if (isDate(named.form)) return escaped(inForm(fact, named.form));
    return `<data class="${figureClass(fact)}" value="${named.key}" tabindex="0">${figureHtml(named, fact)}</data>`;
  });
}

/** Returns a fact that an article is filled with: without a value in force its author's text stays. */
export const inArticle = (fact: PageFact | undefined): PageFact | undefined =>
  fact && fact.text !== unknownValue && !isOnlyAnnounced(fact) ? fact : undefined;

/** A date that a fact states about itself needs no note. */
export const isDate = (form: FactForm | undefined) => form === 'as of' || form === 'since';

/** Formats a fact in the form its place asks for. */
export function inForm(
  fact: PageFact | undefined,
  form: FactForm | undefined,
  instead = unknownValue,
) {
  if (!fact) return instead;
  return `${factInForm(fact, form)}${isDate(form) ? '' : endOf(fact)}`;
}

/** Says when a figure ended, and what we think holds since, where nothing says so. */
export function endOf({ until, estimate }: PageFact): string {
  if (!estimate) return '';
  const end = until ? ` until ${longDay(until)}` : '';
  return `${end} (about ${estimate.text} now, our estimate; the Department’s page decides)`;
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
  const said = [...figureNote(fact).map(escaped), sourceLink(key, fact), historyLink(key)]
    .filter(Boolean)
    .join(' · ');
  const beside = asideOf(fact);
  const aside = beside && ` <span class="figure-was">${escaped(beside)}</span>`;
  return `${escaped(factInForm(fact, form))}${aside}<small>${said}</small>`;
}

/** What stands beside a figure: what we think holds since, or a short value of before. */
export function asideOf(fact: PageFact): string {
  const { before, estimate } = fact;
  const was = estimate || !before || isLong(before) ? '' : `(before: ${before.text})`;
  return endOf(fact).trim() || was;
}

const isLong = (other: PageFact['before']) => (other?.text.length ?? 0) > longestFigure;

/** Describes since when a figure applies, what it was before, and what is announced. */
export function figureNote(fact: PageFact): string[] {
  const { from, until, estimate, checked, before, announced } = fact;
  const said = announced && `announced, from ${longDay(announced.from)}`;
  return [
    from ? `${until ? 'from' : 'since'} ${longDay(from)}` : '',
    // A short one stands beside the figure.
    before && (estimate || isLong(before)) ? `before: ${before.text}` : '',
    checked ? `last reviewed ${longDay(checked)}` : '',
    isOnlyAnnounced(fact) ? said : announced ? `${announced.text} ${said}` : '',
  ].flatMap((part) => part || []);
}

/**
 * Returns the source of a figure: its own page and, where that isn't the Department's, the one of the
 * Department on which to confirm it.
 */
export function sourceLink(key: string, fact: Pick<PageFact, 'url' | 'sourceKind'>): string {
  const { url, sourceKind } = fact;
  const page = departmentPage(key);
  const links = [
    url ? linkTo(url, names[sourceKind]) : '',
    page && page !== url ? linkTo(page, 'confirm on the Department’s page') : '',
  ].filter(Boolean);
  return links.join(' · ');
}

/** Leads to all values of a figure, each with its day and source. */
const historyLink = (key: string): string => `<a href="${changesPath}#${key}">its history</a>`;

const names: Record<PageFact['sourceKind'], string> = {
  law: 'the law',
  department: 'the Department’s page',
  other: 'source',
  firm: 'source',
  estimate: 'source',
};

const linkTo = (url: string, name: string): string =>
  `<a href="${escaped(url)}" target="_blank" rel="noopener">${name}</a>`;
