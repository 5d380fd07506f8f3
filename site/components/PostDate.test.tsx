import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PostDate } from './PostDate';

it.each([
  ['2026-03-31', '31 March 2026'],
  ['2026-13-45', '2026-13-45'],
])('%s reads as %s', (date, shown) => {
  expect(renderToStaticMarkup(<PostDate date={date} />)).toContain(`>${shown}<`);
});
