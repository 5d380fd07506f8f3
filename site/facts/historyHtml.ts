import type { Fact, FactChange } from '../../api/publicTypes';
import { longDay } from '../../shared/facts';
import { changesPage } from '../content/changesPage';
import { changesPath, escaped } from './fill';

const { toCome, was, now } = changesPage;

/**
 * The changes of a year, in their order, as clean HTML: as such a page has no need of them as data, too.
 * @param today ISO date: what changes later is marked as to come.
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

function changeHtml({
  key,
  name,
  text,
  previous_text,
  why,
  instrument,
  from,
  ...change
}: FactChange) {
  const before =
    previous_text === null
      ? ''
      : `<span class="visually-hidden">${was} </span><s>${escaped(previous_text)}</s> → `;
  return (
    `<li id="${key}-${from}"><a href="${changesPath}#${key}">${escaped(name)}</a>` +
    `<p class="changes-values">${before}<strong>${escaped(text)}</strong></p>${why ? `<p>${escaped(why)}</p>` : ''}` +
    `<p class="small">${instrument ? `${escaped(instrument)} · ` : ''}${sourceHtml(change)}</p></li>`
  );
}

/** Every figure, each under its key, by the source that says so and the day of its last check. */
export function figuresHtml(inForce: readonly Fact[], today: string): string {
  const groups = new Map<string, string[]>();
  for (const { key, name, text, valid_from, checked_on, ...source } of inForce) {
    const checked = checked_on ? `${now.checked} ${longDay(checked_on)}` : now.notChecked;
    const head = `<h3>${sourceHtml(source)}</h3><p class="small">${checked}</p>`;
    const from = valid_from && `<dd class="small">${now.from} ${longDay(valid_from)}</dd>`;
    const figure = `<div id="${key}"><dt>${escaped(name)}</dt><dd>${escaped(text)}</dd>${from}</div>`;
    groups.set(head, [...(groups.get(head) ?? []), figure]);
  }
  const lists = [...groups].map(
    ([head, figures]) => `${head}<dl class="rows">${figures.join('')}</dl>`,
  );
  const due = inForce.filter(({ review_by }) => review_by < today).length;
  const said = due > 0 ? `<p>${due} ${due === 1 ? now.oneDue : now.due}</p>` : '';
  return `<section id="${now.id}"><h2>${now.heading}</h2>${said}${lists.join('')}</section>`;
}

function sourceHtml({ source_title, source_url }: Pick<FactChange, 'source_title' | 'source_url'>) {
  const title = escaped(source_title);
  if (!source_url) return title;
  return `<a href="${escaped(source_url)}" target="_blank" rel="noopener">${title}<span class="visually-hidden"> (new tab)</span></a>`;
}
