import { describe, expect, it } from 'vitest';
import { officialChanges } from './officialChanges';
import type { OfficialAnswers } from './officialPoints';
import { officialPoints } from './officialPoints';
import { changeInWords } from './officialWords';

const day = '2026-11-22';
const gains = (answers: OfficialAnswers, rule?: string) =>
  officialChanges(answers, day)
    .filter((change) => !rule || change.rule === rule)
    .map((change) => `${change.rule} +${change.gain}`);

describe('what would raise the total', () => {
  it('lists every single change with its new total, best first', () => {
    const answers: OfficialAnswers = {
      visa: '189',
      age: 30,
      english: 'proficient',
      overseas: 3,
      australian: 0,
      qualification: 'bachelor',
      partner: 'english',
    };
    expect(gains(answers)).toEqual([
      'australian +15',
      'visa +15',
      'english +10',
      'overseas +10',
      'australian +10',
      'regional +10',
      'overseas +5',
      'australian +5',
      'qualification +5',
      'study +5',
      'year +5',
      'language +5',
      'partner +5',
      'visa +5',
    ]);
    // 30 + 10 + 5 + 15 + 5, and 15 for the nomination.
    expect(officialChanges(answers, day)[1]?.totalPoints).toBe(65 + 15);
  });

  it('caps work experience across both countries, and ignores years that no longer count', () => {
    expect(gains({ overseas: 8, australian: 1 }, 'australian')).toEqual([]);
    expect(gains({ overseas: 8, australian: 0 }, 'australian')).toEqual(['australian +5']);
    expect(gains({ overseas: 0, australian: 8 }, 'overseas')).toEqual([]);
    // Eight years overseas leave two of five in Australia: 15 + 5 equals 5 + 15.
    expect(gains({ overseas: 3, australian: 5 }, 'overseas')).toEqual([]);
    expect(gains({ overseas: 3, australian: 3 }, 'overseas')).toEqual(['overseas +5']);
  });

  it('leaves out what the person has, and what nobody can change alone', () => {
    const rules = officialChanges(
      { visa: '491', english: 'superior', study: true, partner: 'single', year: true },
      day,
    ).map(({ rule }) => rule);
    for (const rule of ['visa', 'english', 'study', 'partner', 'year', 'age']) {
      expect(rules).not.toContain(rule);
    }
    expect(gains({ study: true }, 'regional')).toEqual(['regional +5']);
    expect(gains({ regional: true }, 'regional')).toEqual([]);
    expect(gains({ regional: true }, 'study')).toEqual(['study +10']);
    expect(gains({ partner: 'other' }, 'partner')).toEqual(['partner +10', 'partner +5']);
    expect(gains({ qualification: 'doctorate' }, 'qualification')).toEqual([]);
  });

  it('mentions competent English where it is required, though it adds nothing', () => {
    expect(gains({ english: 'none' }, 'english')).toEqual([
      'english +20',
      'english +10',
      'english +0',
    ]);
    expect(gains({ english: 'competent' }, 'english')).toEqual(['english +20', 'english +10']);
  });

  it('is empty for applicants who are too old', () => expect(gains({ age: 45 })).toEqual([]));

  it('is put into words', () => {
    const result = officialPoints({ overseas: 3, partner: 'english', visa: '189' }, day);
    const said = officialChanges(result.answers, day).map((change) =>
      changeInWords(change, result),
    );
    expect(said).toContain('Skilled work in Australia: 5–7 years');
    expect(said).toContain('English: Superior');
    expect(said).toContain('Australian study, in regional Australia');
    expect(new Set(said).size).toBe(said.length);
  });
});
