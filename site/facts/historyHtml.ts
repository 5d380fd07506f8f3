import type { Fact, FactChange } from '../../api/publicTypes';
import { escaped } from '../../shared/escaped';
import { longDay } from '../../shared/facts';
import { changesPage } from '../content/changesPage';
import { asideOf, changesPath, figureNote, longestFigure, sourceLink } from './fill';
import { pageFact } from './pageFact';

const { toCome, was, now, history } = changesPage;

/**
 * Renders the changes of a year as clean HTML, which saves sending them as data too.
 * @param today ISO date: later changes are marked as upcoming.
 */
export function changesHtml(changes: readonly FactChange[], today: string): string {
  const days = [...new Set(changes.map(({ from }) => from))].map((day) => {
    const mark = day > today ? `<small> ${toCome}</small>` : '';
    const items = changes.filter(({ from }) => from === day).map(changeHtml);
    return (
      `<section aria-labelledby="day-${day}">` +
      `<h2 id="day-${day}"><time datetime="${day}">${longDay(day)}</time>${mark}</h2>` +
      `<ul class="rows">${items.join('')}</ul></section>`
    );
  });
  return days.join('');
}

function changeHtml({ key, name, text, previous_text, why, instrument, from, source }: FactChange) {
  const before =
    previous_text === null
      ? ''
      : `<span class="visually-hidden">${was} </span><s>${escaped(previous_text)}</s> → `;
  const said = [why ?? '', instrument ?? ''].map(escaped);
  const more = [
    ...said,
    source.url ? sourceLink(key, { url: source.url, sourceKind: source.kind }) : '',
  ].filter(Boolean);
  return (
    `<li id="${key}-${from}"><a href="${changesPath}#${key}">${escaped(name)}</a>` +
    `<span class="changes-values">${before}<strong>${escaped(text)}</strong></span>` +
    `${more.length > 0 ? `<span class="small">${more.join(' · ')}</span>` : ''}</li>`
  );
}

/**
 * Lists every figure under its key, folded by topic and headed by the part of its name before the
 * colon. A page of the Department that all figures under a heading share is linked once, below it.
 * @param areOpen whether the topics are unfolded.
 */
export function figuresHtml(facts: readonly Fact[], areOpen: boolean): string {
  const topicOf = ({ key }: Fact) => now.topics.find(({ keys }) => keys.test(key));
  const lists = now.topics.flatMap((topic) => {
    const figures = facts.filter((fact) => topicOf(fact) === topic);
    if (figures.length === 0) return [];
    const unit = now.units[figures.length === 1 ? 0 : 1];
    const count = `<span class="changes-count">${figures.length}<span class="visually-hidden"> ${unit}</span></span>`;
    const abouts = [...new Set(figures.map(({ name }) => aboutOf(name)))];
    const ofAbout = (about: string) => figures.filter(({ name }) => aboutOf(name) === about);
    return (
      `<details${areOpen ? ' open' : ''}><summary><h3>${topic.title}</h3>${count}</summary>` +
      `${abouts.map((about) => aboutHtml(about, ofAbout(about))).join('')}</details>`
    );
  });
  return `<section id="${now.id}"><h2>${now.heading}</h2><div class="changes-figures">${lists.join('')}</div></section>`;
}

const aboutOf = (name: string) => name.split(': ')[0] ?? name;

function aboutHtml(about: string, facts: readonly Fact[]): string {
  const links = new Set(facts.map((fact) => sourceLink(fact.key, pageFact(fact))));
  const [common = ''] = links.size === 1 ? links : [];
  const beside = common && `<p class="small">${common}</p>`;
  const rows = facts.map((fact) => rowHtml(fact, common)).join('');
  return `<h4>${escaped(about)}</h4>${beside}<dl class="rows">${rows}</dl>`;
}

/** @param common what stands at the head of its list and needn't be said again. */
function rowHtml(fact: Fact, common: string): string {
  const { key, name } = fact;
  const label = name.split(': ').slice(1).join(': ') || name;
  const shown = pageFact(fact);
  const link = sourceLink(key, shown);
  const notes = [...figureNote(shown).map(escaped), link === common ? '' : link].filter(Boolean);
  const note = notes.length > 0 ? `<dd class="small">${notes.join(' · ')}</dd>` : '';
  const beside = asideOf(shown);
  const was = beside && ` <span class="small">${escaped(beside)}</span>`;
  // Phrases go below their name.
  const isLong = shown.text.length > longestFigure || shown.estimate !== undefined;
  const long = isLong ? ' class="changes-long"' : '';
  return (
    `<div id="${key}"${long}><dt>${escaped(label.slice(0, 1).toUpperCase() + label.slice(1))}</dt>` +
    `<dd>${escaped(shown.text)}${was}</dd>${note}${historyHtml(fact)}</div>`
  );
}

/** All values of a figure, each with its days and source, to open and to copy. */
function historyHtml({ name, values }: Fact): string {
  const rows = values.toReversed().map(({ text, since, until, source }) => {
    const isGuess = source.kind === 'estimate';
    const days = [
      since ? `from ${longDay(since)}` : '',
      until ? `until ${longDay(until)}` : '',
      isGuess ? history.kinds.estimate : source.title || history.kinds[source.kind],
    ].filter(Boolean);
    const said = `${isGuess ? 'about ' : ''}${text}, ${days.join(', ')}`;
    const cited = source.url ? `${name}: ${said}, ${source.url}` : `${name}: ${said}`;
    const where = source.url
      ? ` · ${sourceLink('', { url: source.url, sourceKind: source.kind })}`
      : '';
    return (
      `<li>${escaped(said)}${where} ` +
      `<button type="button" data-cited="${escaped(cited)}">${history.copy}</button></li>`
    );
  });
  return (
    `<dd class="small changes-history"><details><summary>${history.open}</summary>` +
    `<ul>${rows.join('')}</ul></details></dd>`
  );
}
