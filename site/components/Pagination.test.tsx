import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Pagination } from './Pagination';

/** Renders the links of a page; `…` marks a gap. */
function links(page: number, pages: number): string[] {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <Pagination page={page} pages={pages} href={(number) => `?page=${number}`} />
    </MemoryRouter>,
  );
  return [...html.matchAll(/<li( data-gap[^>]*)?>|href="[^"]*page=(\d+)"([^>]*)>/g)].flatMap(
    ([, gap, number, rest = '']) => {
      if (!number) return gap ? ['…'] : [];
      if (rest.includes('rel=')) return [`${/rel="(\w+)"/.exec(rest)?.[1]} ${number}`];
      return [rest.includes('aria-current') ? `[${number}]` : number];
    },
  );
}

it.each([
  [1, 1, []],
  [1, 2, ['[1]', '2', 'next 2']],
  [2, 2, ['prev 1', '1', '[2]']],
  [1, 9, ['[1]', '2', '3', '…', '9', 'next 2']],
  [5, 9, ['prev 4', '1', '2', '3', '4', '[5]', '6', '7', '8', '9', 'next 6']],
  [7, 12, ['prev 6', '1', '…', '5', '6', '[7]', '8', '9', '…', '12', 'next 8']],
  [12, 12, ['prev 11', '1', '…', '10', '11', '[12]']],
])('page %i of %i links to %j', (page, pages, shown) => {
  expect(links(page, pages)).toEqual(shown);
});
