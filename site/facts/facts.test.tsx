import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Fact } from '../../api/publicTypes';
import { departmentPage } from '../content/official/departmentPages';
import { FactsContext } from './context';
import { FactText } from './FactText';
import { fillArticle, fillFacts } from './fill';
import { refsIn, refsInArticle } from './names';
import { type PageFacts, pageFact } from './pageFact';

const facts: PageFacts = {
  'visa-500-charge': {
    text: '$2,500',
    amount: 2500,
    from: '2026-07-01',
    checked: '2026-11-03',
    source: 'The <law>',
    sourceKind: 'law',
    url: 'https://law.example/',
  },
  'visa-500-charge @2024-07-01': {
    text: '$1,600',
    amount: 1600,
    from: '2024-07-01',
    checked: '2025-08-25',
    source: 'The <law>',
    sourceKind: 'law',
    url: 'https://law.example/',
  },
  'visa-485-apply-within': {
    text: '6 months',
    words: 'six <months>',
    from: '',
    checked: '',
    source: 'A',
    sourceKind: 'other',
    announced: { text: '4 months', from: '2027-07-01' },
  },
};

const confirm = (key: string) =>
  `<a href="${departmentPage(key)}" target="_blank" rel="noopener">confirm on the Department’s page</a>` +
  ` · <a href="/changes#${key}">its history</a>`;

describe('names of facts', () => {
  it('are found anywhere in content, each once', () => {
    const content = {
      a: ['{{visa-500-charge}} {{visa-500-charge as of}}'],
      b: { c: 'was {{visa-500-charge @2024-07-01}}, {{visa-485-apply-within in words}}, {{No}}' },
    };
    expect(refsIn(content)).toEqual(Object.keys(facts));
  });

  it.each([
    ['{{visa-500-charge}}', '$2,500'],
    ['A{{visa-500-charge @2024-07-01}} then', 'A$1,600 then'],
    ['{{visa-485-apply-within in words}}', 'six <months>'],
    ['{{visa-500-charge in words}}', '$2,500'],
    ['{{visa-500-charge as of}}', 'as of 1 July 2026'],
    ['{{visa-500-charge since}}', 'since 1 July 2026'],
    ['{{visa-485-charge}}', 'not known to us'],
    ['a {{visa-500-charge', 'a {{visa-500-charge'],
  ])('stand as %s, filled in as %s', (text, filled) => expect(fillFacts(text, facts)).toBe(filled));
});

describe('an article', () => {
  const html =
    '<p>A<data value="visa-500-charge">$9</data>, <data value="visa-485-apply-within in words">x</data>, ' +
    '<data value="visa-500-charge since">z</data>, <data value="visa-485-charge">$7</data></p>';

  it('has its facts filled in once and escaped, and keeps unknown ones', () => {
    const filled = fillArticle(html, facts);
    expect(filled).toBe(
      '<p>A<data class="figure" value="visa-500-charge" tabindex="0">$2,500<small>since 1 July 2026 · last reviewed ' +
        `3 November 2026 · <a href="https://law.example/" target="_blank" rel="noopener">the law</a> · ${confirm('visa-500-charge')}</small></data>, ` +
        '<data class="figure newer" value="visa-485-apply-within" tabindex="0">six &#60;months&#62;<small>4 months ' +
        `announced, from 1 July 2027 · ${confirm('visa-485-apply-within')}</small></data>, ` +
        'since 1 July 2026, $7</p>',
    );
    expect(fillArticle(filled, facts)).toBe(filled);
  });

  it('lists the facts it uses', () =>
    expect(refsInArticle(html)).toEqual([
      'visa-500-charge',
      'visa-485-apply-within',
      'visa-485-charge',
    ]));
});

it('running text shows the same facts as articles', () => {
  const shown = renderToStaticMarkup(
    <FactsContext value={facts}>
      <FactText text="A{{visa-500-charge}}, {{visa-485-charge}}." />
    </FactsContext>,
  );
  expect(shown).toBe(
    'A<span class="figure" tabindex="0">$2,500<small>since 1 July 2026 · last reviewed 3 November 2026 · ' +
      `<a href="https://law.example/" target="_blank" rel="noopener">the law</a> · ${confirm('visa-500-charge')}</small></span>, not known to us.`,
  );
});

it('a figure says what was before and what comes, and an estimate never comes first', () => {
  const source = { title: '', url: null, kind: 'firm' as const };
  const fact: Fact = {
    key: 'visa-820-charge',
    name: 'Charge',
    kind: 'money',
    value: '9365',
    text: '$9,365',
    ...{ valid_from: '2025-07-01', since: '2025-07-01', until: '' },
    ...{ checked_on: '2026-01-02', review_by: '', source_title: '', source_url: null, source },
    values: [],
  };
  const other = { value: '11710', text: '$11,710', valid_from: '2026-07-01' };
  const older = { value: '8850', text: '$8,850', valid_from: '2024-07-01' };
  const onPage = (shown: Partial<Fact>, isDated?: boolean) => {
    const facts = { 'visa-820-charge': pageFact({ ...fact, ...shown }, isDated) };
    const page = renderToStaticMarkup(
      <FactsContext value={facts}>
        <FactText text="{{visa-820-charge}}" />
      </FactsContext>,
    );
    const article = fillArticle('<p><data value="visa-820-charge">$9</data></p>', facts);
    const text = (html: string) =>
      html.replaceAll(/(?: · )?<a.*?<\/a>/g, '').replace(/<[^>]*>/g, '|');
    return [text(page), text(article), fillFacts('{{visa-820-charge}}', facts)];
  };
  expect(onPage({ announced: other })[0]).toBe(
    '|$9,365|since 1 July 2025 · last reviewed 2 January 2026 · $11,710 announced, from 1 July 2026||',
  );
  expect(onPage({ before: older })[0]).toBe(
    '|$9,365 |(before: $8,850)||since 1 July 2025 · last reviewed 2 January 2026||',
  );
  const guessed = { until: '2026-06-30', before: older, estimate: other, checked_on: '' };
  const words =
    'until 30 June 2026 (about $11,710 now, our estimate; the Department’s page decides)';
  expect(onPage(guessed)).toEqual([
    `|$9,365 |${words}||from 1 July 2025 · before: $8,850||`,
    `||$9,365 |${words}||from 1 July 2025 · before: $8,850|||`,
    `$9,365 ${words}`,
  ]);
  // Nothing is added up from what has ended.
  expect(pageFact({ ...fact, ...guessed }).amount).toBeUndefined();
  expect(pageFact(fact).amount).toBe(9365);
  const unknown = { value: null, text: 'not known to us', since: '', checked_on: '' };
  expect(onPage({ ...unknown, before: other, ended: other }).slice(0, 2)).toEqual([
    '|not known to us |(before: $11,710)||||',
    // An article keeps its author's text.
    '|$9|',
  ]);
  expect(onPage({ ...unknown, announced: other }).slice(0, 2)).toEqual([
    '|$11,710|announced, from 1 July 2026||',
    '|$9|',
  ]);
  // Where a text names the day, nothing later belongs there.
  expect(onPage({ announced: other }, true)[0]).not.toContain('announced');
});
