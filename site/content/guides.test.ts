import { describe, expect, it } from 'vitest';
import { guides } from './guides';
import { guide as partnerVisa } from './guides/partner-visa';
import { guide as permanentResidency } from './guides/permanent-residency';
import { guide as studentVisa } from './guides/student-visa';
import { services } from './services';
import { stringValue, wordCount } from './text';

describe('guides', () => {
  it('exist for each service, in the same order', () => {
    expect(guides.map(({ path }) => path)).toEqual(services.map(({ path }) => path));
  });

  it.each(guides.map((guide) => [guide.title, guide] as const))(
    '%s has unique section ids, a source, and a length worth reading',
    (_, guide) => {
      const ids = guide.sections.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const { url } of guide.sources) {
        expect(url).toMatch(/^https:\/\/immi\.homeaffairs\.gov\.au\//);
      }
      expect(wordCount(guide.sections)).toBeGreaterThan(600);
      expect(wordCount(guide.sections)).toBeLessThan(1300);
      expect(guide.callToAction.secondary.path).toBe('/points-calculator');
    },
  );

  it.each(guides.map((guide) => [guide.title, guide] as const))(
    '%s has tables whose rows fit their columns',
    (_, guide) => {
      for (const block of guide.sections.flatMap(({ blocks }) => blocks)) {
        if (block.kind !== 'table') continue;
        for (const row of block.rows) expect(row).toHaveLength(block.columns.length);
      }
    },
  );

  const stepsOf = (guide: (typeof guides)[number]) =>
    guide.sections.flatMap(({ blocks }) => blocks).filter(({ kind }) => kind === 'steps');

  it('student visa has the specification’s scores and six steps', () => {
    const text = stringValue(studentVisa);
    for (const figure of ['ielts', 'pte', 'toefl', 'c1'].map(
      (test) => `{{course-english-${test}}}`,
    ))
      expect(text).toContain(figure);
    expect(stepsOf(studentVisa)).toMatchObject([{ items: { length: 6 } }]);
    expect(studentVisa.callToAction.secondary.label).toBe('Free Visa Assessment');
  });

  it('permanent residency has three visa cards, the points table, eight steps and buttons', () => {
    const blocks = permanentResidency.sections.flatMap((section) => section.blocks);
    const cards = blocks.find(({ kind }) => kind === 'cards');
    expect(cards).toMatchObject({
      items: [{ figure: '65+' }, { figure: '65+' }, { figure: '65+' }],
    });
    expect(blocks.map(({ kind }) => kind)).toContain('pointsTable');
    expect(blocks.map(({ kind }) => kind)).toContain('resourceButtons');
    expect(stepsOf(permanentResidency)).toMatchObject([{ items: { length: 8 } }]);
  });

  it('partner visa has three types, four aspects, two stages and its calls to action', () => {
    const evidence = partnerVisa.sections.find(({ id }) => id === 'evidence');
    const aspects = evidence?.blocks.find((block) => block.kind === 'cards')?.items;
    expect(aspects?.map(({ title }) => title)).toEqual([
      'Financial',
      'Social',
      'Household',
      'Commitment',
    ]);
    expect(stepsOf(partnerVisa)).toMatchObject([{ items: { length: 2 } }]);
    expect(partnerVisa.callToAction.primary.label).toBe('Book Your {free:Free }Consultation');
    expect(partnerVisa.callToAction.secondary.label).toBe('Free Relationship Assessment');
  });
});
