import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { PointsChoices } from '../../points/calculate';
import { OfficialTest } from './OfficialTest';

const said = (choices: PointsChoices) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <OfficialTest choices={{ visaType: '189', ...choices }} />
    </MemoryRouter>,
  );

it('says that a master’s degree earns fewer points in the official test', () => {
  expect(said({ education: 'master' })).toContain('a master’s degree earns 15 there, not 20');
  expect(said({ education: 'phd' })).not.toContain('master');
});

it.each(['no', undefined])('says that an applicant without a partner earns 10 (%s)', (answer) => {
  const text = said(answer ? { partnerPoints: answer } : {});
  expect(text).toContain('More: 10 if you have no partner');
  expect(said({ partnerPoints: 'yes' })).not.toContain('no partner');
});

it.each([
  ['190', 'More: 5 for nomination'],
  ['491', 'More: 15 for nomination'],
])('says what nomination for the %s adds', (visaType, text) => {
  expect(said({ visaType })).toContain(text);
  expect(said({})).not.toContain('nomination');
});

it('tells everybody what the quick estimate doesn’t ask', () => {
  expect(said({})).toContain('a professional year (5)');
});

it('links to the official test with the answers', () => {
  expect(said({ education: 'phd' })).toContain(
    'href="/points-calculator/official?visa=189&amp;qualification=doctorate"',
  );
});

it('explains what a diploma earns, and that English is required, if they were left out', () => {
  expect(said({})).toContain('More: 10 for a diploma');
  expect(said({})).toContain('None, if your English is below competent');
  expect(said({ education: 'bachelor', englishLevel: 'competent' })).not.toMatch(
    /diploma|below competent/,
  );
});
