import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FactsContext } from './context';
import { FactText } from './FactText';
import { fillArticle, fillIn } from './fill';
import { refsIn, refsInArticle } from './names';
import { type PageFacts, pageFact } from './pageFact';

const facts: PageFacts = {
  'visa-500-charge': {
    text: '$2,500',
    amount: 2500,
    from: '2026-07-01',
    checked: '2026-11-03',
    source: 'The <law>',
    url: 'https://law.example/',
  },
  'visa-500-charge @2024-07-01': {
    text: '$1,600',
    amount: 1600,
    from: '2024-07-01',
    checked: '2025-08-25',
    source: 'The <law>',
    url: 'https://law.example/',
  },
  'visa-485-apply-within': {
    text: '6 months',
    words: 'six <months>',
    from: '',
    checked: '',
    source: 'A',
    old: true,
    newer: true,
  },
};

describe('names of facts', () => {
  it('are found in any piece of content, each once', () => {
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
    ['{{visa-485-charge}}', '(ask us)'],
    ['a {{visa-500-charge', 'a {{visa-500-charge'],
  ])('stand as %s, filled in as %s', (text, filled) => expect(fillIn(text, facts)).toBe(filled));
});

describe('an article', () => {
  const html =
    '<p>A<data value="visa-500-charge">$9</data>, <data value="visa-485-apply-within in words">x</data>, ' +
    '<data value="visa-500-charge since">z</data>, <data value="visa-485-charge">$7</data></p>';

  it('is filled in once, escaped, and keeps what is unknown', () => {
    const filled = fillArticle(html, facts);
    expect(filled).toBe(
      '<p>A<data class="figure" value="visa-500-charge" tabindex="0">$2,500<small>from 1 July 2026 · checked ' +
        '3 November 2026 · <a href="/changes#visa-500-charge">source</a></small></data>, ' +
        '<data class="figure newer" value="visa-485-apply-within" tabindex="0">six &#60;months&#62;<small>our figure, ' +
        'not yet checked against the Department’s page · a newer figure is being checked: ask us · <a href="/changes#visa-485-apply-within">source</a></small></data>, ' +
        'since 1 July 2026, $7</p>',
    );
    expect(fillArticle(filled, facts)).toBe(filled);
  });

  it('says what it names', () =>
    expect(refsInArticle(html)).toEqual([
      'visa-500-charge',
      'visa-485-apply-within',
      'visa-485-charge',
    ]));
});

it('running text shows what articles do', () => {
  const shown = renderToStaticMarkup(
    <FactsContext value={facts}>
      <FactText text="A{{visa-500-charge}}, {{visa-485-charge}}." />
    </FactsContext>,
  );
  expect(shown).toBe(
    'A<span class="figure" tabindex="0">$2,500<small>from 1 July 2026 · checked 3 November 2026 · ' +
      '<a href="/changes#visa-500-charge">source</a></small></span>, (ask us).',
  );
});

it('a fact is old from the day after its review', () => {
  const fact = {
    ...{
      key: 'visa-500-charge',
      name: 'Charge',
      kind: 'money' as const,
      value: '2500',
      text: '$2,500',
    },
    valid_from: '2026-07-01',
    checked_on: '2026-11-03',
    review_by: '2027-07-31',
    source_title: 'The law',
    source_url: null,
  };
  expect(pageFact(fact, '2027-07-31').old).toBeUndefined();
  expect(pageFact(fact, '2027-08-01')).toEqual({
    text: '$2,500',
    amount: 2500,
    from: '2026-07-01',
    checked: '2026-11-03',
    source: 'The law',
    old: true,
  });
});
