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
    announced: { text: '4 months', from: '2027-07-01' },
  },
};

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
        '3 November 2026 · <a href="https://law.example/" target="_blank" rel="noopener">source</a></small></data>, ' +
        '<data class="figure newer" value="visa-485-apply-within" tabindex="0">six &#60;months&#62;<small>4 months ' +
        `announced, from 1 July 2027 · <a href="${departmentPage('visa-485-apply-within')}" target="_blank" rel="noopener">the Department’s page</a></small></data>, ` +
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
      '<a href="https://law.example/" target="_blank" rel="noopener">source</a></small></span>, not known to us.',
  );
});

it('a newer value is announced before its day, and said first from its day, with the one before', () => {
  const fact = {
    key: 'visa-820-charge',
    name: 'Charge',
    kind: 'money' as const,
    value: '9365' as string | null,
    text: '$9,365',
    valid_from: '2025-07-01',
    checked_on: '2026-01-02',
    review_by: '',
    source_title: '',
    source_url: null,
  };
  const other = { value: '11710', text: '$11,710', valid_from: '2026-07-01' };
  const onPage = (shown: Partial<Fact>, isDated?: boolean) => {
    const facts = { 'visa-820-charge': pageFact({ ...fact, ...shown }, isDated) };
    const page = renderToStaticMarkup(
      <FactsContext value={facts}>
        <FactText text="{{visa-820-charge}}" />
      </FactsContext>,
    );
    const article = fillArticle('<p><data value="visa-820-charge">$9</data></p>', facts);
    const text = (html: string) => html.replace(/ · <a.*?<\/a>/, '').replace(/<[^>]*>/g, '|');
    return [text(page), text(article)];
  };
  expect(onPage({ announced: other })[0]).toBe(
    '|$9,365|since 1 July 2025 · last reviewed 2 January 2026 · $11,710 announced, from 1 July 2026||',
  );
  expect(onPage({ newer_proposed: other })[0]).toBe(
    '|$11,710 |(before: $9,365)||since 1 July 2026||',
  );
  expect(pageFact({ ...fact, newer_proposed: other }).amount).toBe(11_710);
  const unknown = { value: null, text: 'not known to us', valid_from: '', checked_on: '' };
  expect(onPage({ ...unknown, ended: other })).toEqual([
    '|not known to us |(before: $11,710)|||the Department’s page|||',
    // An article keeps its author's text.
    '|$9|',
  ]);
  expect(onPage({ ...unknown, announced: other })).toEqual([
    '|$11,710|announced, from 1 July 2026||',
    '|$9|',
  ]);
  // Where a text names the day, nothing later belongs there.
  expect(onPage({ announced: other }, true)[0]).not.toContain('announced');
});
