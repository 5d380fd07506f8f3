import { expect, it } from 'vitest';
import { usedStyles } from './usedStyles';

const css = [
  ':root{--ink:#000}',
  '@font-face{font-family:A;src:url(/a.woff2)format("woff2")}',
  '@font-face{font-family:B;src:url(/b.woff2)format("woff2")}',
  '@font-face{font-family:C;src:local("Arial")}',
  'a:hover{color:red}',
  '.card,.note{margin:0}',
  '.card:hover,.card .note{margin:1px}',
  ':is(.one,.two) dd{color:red}',
  '.card:not(.wide){width:1px}',
  '.card [style*=";color:}"]{color:red}',
  '.wide{width:2px}',
  '@media (width>=48rem){.card{margin:2px}.other{margin:3px}}',
  '@media (width>=64rem){.other{margin:4px}}',
  '@media print{.card{margin:0}}',
  '@keyframes turn{to{rotate:1turn}}',
];

it('keeps the rules that may apply to a page, in their order', () => {
  const html = '<link rel="preload" href="/a.woff2"><p class="big card"><b>A</b></p>';
  expect(usedStyles(css.join(''))(html)).toBe(
    [
      ':root{--ink:#000}',
      '@font-face{font-family:A;src:url(/a.woff2)format("woff2")}',
      '@font-face{font-family:C;src:local("Arial")}',
      '.card,.note{margin:0}',
      ':is(.one,.two) dd{color:red}',
      '.card:not(.wide){width:1px}',
      '.card [style*=";color:}"]{color:red}',
      '@media (width>=48rem){.card{margin:2px}}',
      '@keyframes turn{to{rotate:1turn}}',
    ].join(''),
  );
});

it('refuses a style sheet that it would damage', () => {
  expect(() => usedStyles('.a{content:"}}.b{color:red}')).toThrow('braces');
});
