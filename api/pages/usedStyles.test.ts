import { expect, it } from 'vitest';
import { namesOf, readStyles, usedStyles } from './usedStyles';

const used = (css: string, html: string) => usedStyles(readStyles(css), namesOf(html));
const plain = '{top:0}';

it.each([
  'p,.b',
  '.a:not(.c)',
  '.a:is(.c,:not(.d)):has(.e)',
  '.a>:is(.c,b,:where(i))',
  '.a:not(:is(.c,.d)),p',
  '.a[data-open=false]',
  '.a:not([open])',
  '.a::before,p[title="a.c"]:first-child',
  'body>p b,#main,*,:root',
  '@font-face',
])('keeps %s', (selector) => {
  expect(used(selector + plain, '<p class="a b"><b class=""></b></p>')).toBe(selector + plain);
});

it.each([
  '.c',
  '.a .c',
  '.a table',
  '.c:not(.a)',
  '.a :is(.c,table)',
  '.a:is(:hover,.c)',
  '.a:hover,.c',
  '.a[data-open=true]',
  '.a[open]',
  '.a:has(b[open])',
  '.a:focus-visible',
  '.article-body b',
  '.a::backdrop',
])('drops %s', (selector) => {
  expect(used(selector + plain, '<p class="a b"></p>')).toBe('');
});

it.each([
  ['@media (width>1px){.a{top:0}.c{top:0}}', '@media (width>1px){.a{top:0}}'],
  ['@media (width>1px){.c{top:0}}', ''],
  ['@media print{.a{top:0}}', ''],
  ['@charset "utf-8";.c{top:0}', '@charset "utf-8";'],
  ['@keyframes c{0%{top:0}to{top:1px}}', '@keyframes c{0%{top:0}to{top:1px}}'],
  ['.c:is(.d,.e),.a,.a:hover,.a table,.a:not(.c,.d){top:0}', '.a,.a:not(.c,.d){top:0}'],
  ['.a{top:0;& .c{top:1px}}.c{top:0}', '.a{top:0;& .c{top:1px}}'],
])('makes of %s what may hold on screen', (css, kept) => {
  expect(used(css, '<p class="a"></p>')).toBe(kept);
});

it.each([
  ['<div class="article-body"><div></div><i></i></div>', true],
  ['<div class="article-body"><div></div></div><i></i>', false],
])('has the styles of an article for what is in it, as in %s: %s', (html, isThere) => {
  const rule = '.article-body i{top:0}';
  expect(used(rule, html)).toBe(isThere ? rule : '');
});

it.each(['font-style:italic', 'unicode-range:U+23'])(
  'leaves fonts with %s to a later sheet',
  (rare) => {
    expect(used(`@font-face{font-family:A;${rare}}p{top:0}`, '<p><em>#')).toBe('p{top:0}');
  },
);

it('keeps the styles of what is open', () => {
  expect(used('.a[open]{top:0}', '<details class="a" open="">')).toBe('.a[open]{top:0}');
});
