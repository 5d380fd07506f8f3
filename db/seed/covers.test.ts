import { describe, expect, it } from 'vitest';
import { drawCover } from './covers';

describe('drawCover', () => {
  it('draws the same picture for the same number and another for the next', () => {
    expect(drawCover(3)).toBe(drawCover(3));
    expect(new Set([1, 2, 3, 4, 5, 6, 7, 8, 9].map(drawCover)).size).toBe(9);
  });

  it('is an SVG document without text, broken numbers or colours outside the palette', () => {
    const palette = /^#(12372A|2F6B4F|F2B632|B5482A|FBF8F1|F1EADB|17211C)$/;
    for (const number of [0, 1, 2, 3, 4, 5, 6, 7, 8]) {
      const svg = drawCover(number);
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" .*<\/svg>$/s);
      expect(svg).not.toMatch(/<text|NaN|undefined|Infinity/);
      for (const [colour] of svg.matchAll(/#[0-9A-F]{6}/gi)) expect(colour).toMatch(palette);
    }
  });
});
