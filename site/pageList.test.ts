import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { firmText } from '../shared/firmText';
import { guides } from './content/guides';
import { complaints } from './content/policies/complaints';
import { privacyPolicy } from './content/policies/privacy';
import { services } from './content/services';
import { stringsOf } from './content/text';
import { fixedPages, pageRoutes } from './pageList';
import { pageTexts, searchTexts } from './pageTexts';
import { startingFirm } from './startingFirm';

it('has a line for each page and a page for each line', () => {
  const files = readdirSync(join(import.meta.dirname, 'pages')).filter((name) =>
    name.endsWith('.tsx'),
  );
  expect([...new Set(pageRoutes.map(({ file }) => file))].sort()).toEqual(files.sort());
  const paths = fixedPages.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toEqual(expect.arrayContaining(guides.map(({ path }) => path)));
  expect(paths).toEqual(expect.arrayContaining(services.map(({ path }) => path)));
});

it('includes in search each page that search engines may list', () => {
  const listed = fixedPages.filter(({ noindex }) => !noindex).map(({ path }) => path);
  expect(searchTexts(startingFirm()).map(({ url }) => url)).toEqual(expect.arrayContaining(listed));
});

it('has complete, unique metadata within its length limits', () => {
  const firm = startingFirm();
  const texts = pageTexts(firm);
  const paths = fixedPages.map(({ path }) => path);
  expect(texts.map(({ path }) => path)).toEqual(expect.arrayContaining(paths));
  const all = texts.map(({ seo }) => seo);
  for (const { title, description: written, keywords } of all) {
    const description = firmText(written, firm).replace(/\{\{[^}]*\}\}/g, 'a few months');
    expect(title.length, title).toBeLessThanOrEqual(70);
    expect(description.length, description).toBeLessThanOrEqual(155);
    expect(description.length, description).toBeGreaterThan(70);
    expect(keywords.length, title).toBeGreaterThan(2);
    expect(
      firmText(stringsOf([title, keywords]).join(), firm).replace('{{visa-485-study-weeks}}', ''),
    ).not.toMatch(/undefined|NaN|TODO|[{}]/);
  }
  expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
  expect(new Set(all.map(({ description }) => description)).size).toBe(all.length);
});

it('has a landscape file for each service', () => {
  const files = services.map(({ path }) =>
    join(import.meta.dirname, `components/art/drawings${path}.svg`),
  );
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

it('privacy policy has eleven sections and its date', () => {
  const privacy = privacyPolicy({ hasBrevo: false, ...startingFirm() });
  expect(privacy.sections).toHaveLength(11);
  expect(privacy.dates[0]?.shown).toBe('August 25, 2025');
  expect(JSON.stringify(privacy)).not.toMatch(/Brevo/);
  expect(privacy.lead).toContain('Australian Privacy Act');
  expect(privacy.lead).toContain('Australian Privacy Principles');
});

it('letters go to the head office and, once it is closed, to the first that is left', () => {
  const { offices, ...firm } = startingFirm();
  const others = offices.filter(({ role }) => role !== 'Head office');
  const said = (left: typeof offices) => {
    const now = { hasBrevo: false, ...firm, offices: left };
    return JSON.stringify([privacyPolicy(now), complaints(now)]);
  };
  expect(said(offices).split('our head office')).toHaveLength(3);
  expect(said(others)).not.toContain('head office');
  expect(said(others).split(`our ${others[0]?.city} office`)).toHaveLength(3);
  expect(said([])).not.toMatch(/send a letter|or to our/);
});
