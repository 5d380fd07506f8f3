import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inGuide, pointsTable, recommendations, visaTypes } from './points';

describe('points table', () => {
  const pointsOf = (criterion: keyof typeof pointsTable) =>
    Object.fromEntries(pointsTable[criterion].items.map(({ id, points }) => [id, points]));

  it('has the calculator’s points of section 9', () => {
    expect(pointsOf('age')).toEqual({
      '18-24': 25,
      '25-32': 30,
      '33-39': 25,
      '40-44': 15,
      '45-up': 0,
    });
    expect(pointsOf('education')).toEqual({ bachelor: 15, master: 20, phd: 20 });
    expect(pointsTable.education.extra?.points).toBe(5);
    expect(pointsOf('experience')).toEqual({ '0': 0, '3': 5, '5': 10, '8': 15 });
    expect(pointsOf('englishLevel')).toEqual({ competent: 0, proficient: 10, superior: 20 });
    expect(pointsOf('partnerPoints')).toEqual({ yes: 10, no: 0 });
    expect(pointsOf('australianStudy')).toEqual({ yes: 5 });
    expect(pointsOf('regionalStudy')).toEqual({ yes: 5 });
  });

  it('has the guide’s readings beside them', () => {
    const guide = (criterion: 'education' | 'experience' | 'partnerPoints') =>
      inGuide(pointsTable[criterion]).map(({ label, points }) => `${label} ${points}`);
    expect(guide('education')).toEqual([
      'Bachelor degree 15',
      'Master’s degree 15',
      'PhD (doctorate) 20',
    ]);
    expect(guide('experience')).toEqual([
      'Fewer than 3 years 0',
      '3–4 years 5',
      '5–7 years 10',
      '8+ years 15',
    ]);
    expect(guide('partnerPoints')).toEqual([
      'Partner with skills 10',
      'Partner with competent English only 5',
      'No partner, or one who is an Australian citizen or permanent resident 10',
      'Any other partner 0',
    ]);
  });

  it('has names, pass marks, costs and typical invitations', () => {
    const short = Object.entries(visaTypes).map(([subclass, { name, passmark, cost }]) => [
      subclass,
      name,
      passmark,
      cost,
    ]);
    expect(short).toEqual([
      ['189', 'Skilled Independent', 65, '{{visa-189-charge}}'],
      ['190', 'State Nominated', 65, '{{visa-190-charge}}'],
      ['491', 'Skilled Regional', 65, '{{visa-491-charge}}'],
      ['500', 'Student Visa', 0, '{{visa-500-charge @2023-06-30}}'],
    ]);
    expect(visaTypes['189'].typicalInvitation?.text).toBe('about 85+');
    expect(visaTypes['190'].typicalInvitation?.text).toBe('about 65+ with nomination');
  });

  it('requires all fields but Australian and regional study', () => {
    const asked = Object.entries(pointsTable).filter(([, { inForm }]) => inForm);
    expect(asked.map(([criterion]) => criterion)).toEqual([
      'age',
      'education',
      'experience',
      'englishLevel',
      'partnerPoints',
    ]);
  });

  it('has the recommendations of section 8 verbatim', () => {
    expect(recommendations.eligible).toEqual([
      'You meet the minimum requirements! Consider booking a consultation',
      'Submit your Expression of Interest (EOI) as soon as possible',
      'Prepare all required documents for a quick application',
    ]);
    expect(recommendations.notEligible).toEqual([
      'Consider improving your English test score for additional points',
      'Gain more work experience to increase your points',
      'Consider studying in Australia for additional points',
    ]);
  });

  it('is the only place that states points', () => {
    const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
    const others = files.filter((file) => /(?<!\bpoints|test)\.ts$/.test(file));
    expect(others.length).toBeGreaterThan(20);
    for (const file of others) {
      const source = readFileSync(`${import.meta.dirname}/${file}`, 'utf8');
      expect(source, file).not.toMatch(/\b\d+\+?[ -]points?\b|\b(65|85)\+/);
    }
  });
});
