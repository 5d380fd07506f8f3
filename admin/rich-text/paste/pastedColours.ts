import { palette } from '../data/palette';
import { readStyle } from '../html/styleText';
import { wrapContent } from './elementsForStyles';

const own = new Set(palette.map(([, colour]) => colour));

/** What Word, Excel and Docs offer first, as the colour of the same name in our palette. */
const sameName: Readonly<Record<string, string>> = {
  '#ff0000': '#c0392b',
  '#c00000': '#c0392b',
  '#ffc000': '#e67e22',
  '#ff9900': '#e67e22',
  '#00b050': '#1e8449',
  '#0070c0': '#1f618d',
  '#002060': '#000080',
  '#7030a0': '#6c3483',
  '#9900ff': '#6c3483',
  '#00ff00': '#d5f5e3',
  '#00ffff': '#d6eaf8',
};

/** What text has of its own accord. */
const usual: Readonly<Record<string, string>> = {
  color: '#000000',
  'background-color': '#ffffff',
};

/** Attribute that says which style of an element is to be kept when foreign ones go. */
export const keptStyle = 'data-kept-style';

/** Marks text and cells whose colours our palette has; every other colour is the other program's. */
export function keepPaletteColours(body: HTMLElement): void {
  for (const element of [...body.querySelectorAll<HTMLElement>('[style]')]) {
    if (!element.textContent?.trim() || element.closest('a')) continue;
    const style = readStyle(element.getAttribute('style') ?? '');
    const ink = paletteColour(style, 'color');
    const ground = paletteColour(style, 'background-color') ?? paletteColour(style, 'background');
    const inText = [declare('color', ink)];
    if (!element.matches('td, th')) inText.push(declare('background-color', ground));
    else if (declare('background-color', ground)) {
      element.setAttribute(keptStyle, declare('background-color', ground));
    }
    const text = inText.filter(Boolean).join('; ');
    if (text) holderOf(element).setAttribute(keptStyle, text);
  }
}

const declare = (name: string, colour: string | undefined): string =>
  colour && colour !== usual[name] ? `${name}: ${colour}` : '';

/** Colours of text stand on spans in an article: one inside a paragraph or a cell takes them. */
const holderOf = (element: Element): Element =>
  element.matches('span, font') ? element : wrapContent(element, 'span');

function paletteColour(
  style: readonly (readonly [name: string, value: string])[],
  name: string,
): string | undefined {
  const value = style.findLast(([property]) => property === name)?.[1];
  const hex = value && hexOf(value);
  if (!hex) return;
  return own.has(hex) ? hex : sameName[hex];
}

/** A colour in any of its forms as `#rrggbb`; nothing for one that is not opaque. */
function hexOf(value: string): string | undefined {
  const { style } = new Option();
  style.color = value;
  const parts = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(style.color)?.slice(1);
  if (parts) return `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
  style.color = '';
  return namedColours[value.trim().toLowerCase()];
}

/** A name stays a name in a style. */
const namedColours: Readonly<Record<string, string>> = {
  red: '#ff0000',
  yellow: '#ffff00',
  lime: '#00ff00',
  aqua: '#00ffff',
  cyan: '#00ffff',
  navy: '#000080',
  maroon: '#800000',
  white: '#ffffff',
  black: '#000000',
  windowtext: '#000000',
  silver: '#d3d3d3',
  gray: '#808080',
};
