import { describe, expect, it } from 'vitest';
import { categories } from '../categories';
import { articles } from './index';

const words = (html: string) =>
  html.replace(/<[^>]*>/g, ' ').match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;

describe('the seeded articles', () => {
  it('have the ids 1 to 8 in order, with ascending dates', () => {
    expect(articles.map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
    const dates = articles.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort());
  });

  it('have unique slugs, one of them with a special layout', () => {
    const slugs = articles.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(articles.length);
    expect(slugs).toContain('from-idea-to-launch-development-process');
  });

  it.each(articles)('$slug is complete and well formed', (article) => {
    expect(article.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(article.date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(new Date(article.date).toISOString().slice(0, 10)).toBe(article.date);
    expect(categories.map(({ name }) => name)).toContain(article.category);
    for (const value of Object.values(article)) expect(value.trim()).not.toBe('');
  });

  it.each(articles)('$slug has 500 to 900 words', ({ content }) => {
    expect(words(content)).toBeGreaterThanOrEqual(500);
    expect(words(content)).toBeLessThanOrEqual(900);
  });

  it.each(articles)('$slug keeps to the HTML that an editor would write', ({ content }) => {
    expect(content).not.toMatch(/<(script|style|h1|img|iframe)\b/i);
    expect(content).not.toMatch(/\s(style|class|id|on\w+)=/i);
    const allowed =
      /^(h2|h3|p|ul|ol|li|strong|em|blockquote|a|table|caption|thead|tbody|tr|th|td|data)$/;
    const open: string[] = [];
    for (const [, slash, tag = ''] of content.matchAll(/<(\/?)([a-z0-9]+)/g)) {
      expect(tag).toMatch(allowed);
      if (slash === '') open.push(tag);
      else expect(open.pop()).toBe(tag);
    }
    expect(open).toEqual([]);
  });

  it.each(articles)('$slug says what to do next and of which day it is', ({ content, date }) => {
    const day = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' });
    expect(content).toContain('<h2>What to do next</h2>');
    expect(content.replace(/\s+/g, ' ')).toContain(
      `general information of ${day.format(new Date(date))}`,
    );
  });

  it('have tables with a caption and scoped headings', () => {
    const tables = articles.flatMap(({ content }) => content.match(/<table>.*?<\/table>/gs) ?? []);
    expect(tables.length).toBeGreaterThanOrEqual(2);
    for (const table of tables) {
      expect(table).toContain('<caption>');
      expect(table).toContain('<thead>');
      expect(table).not.toMatch(/<th>/);
    }
  });
});
