import { describe, expect, it } from 'vitest';
import { startingFirm } from '../startingFirm';
import { answersInWords } from './answersInWords';

const answers = (kind: Parameters<typeof answersInWords>[0], sent: Record<string, string>) =>
  answersInWords(kind, sent, startingFirm());

describe('answers as admins read them', () => {
  it('are an assessment’s questions and options, and what its rules and points table conclude', () => {
    const sent = {
      visaGoal: 'work',
      age: '30',
      education: 'phd',
      occupation: 'A & B',
      junk: 'x',
    };
    expect(answers('assessment', sent)).toEqual([
      { label: 'In Australia I want to', value: 'Work and settle' },
      { label: 'Your age', value: '30' },
      { label: 'Highest qualification', value: 'PhD' },
      { label: 'Your occupation', value: 'A & B' },
      { label: 'A place to start', value: 'Skilled Independent (subclass 189), 85%' },
      { label: 'Points for the answers given', value: '50' },
    ]);
    expect(answers('assessment', {})).toEqual([]);
  });

  it('are a consultation’s times by the visitor’s clock and the office’s, across midnight', () => {
    const day = { time_zone: 'America/Los_Angeles', day_1: '2026-11-24', part_1: 'afternoon' };
    const sent = { ...day, how: 'adelaide' };
    expect(answers('consultation', { ...sent, day_2: 'soon', day_3: '2026-02-30' })).toEqual([
      {
        label: 'First choice',
        value:
          'Tuesday 24 November, 12 pm to 5 pm (Los Angeles, Vancouver time), which is Wednesday 25 November, 7 am to 12 pm (Sydney time)',
      },
      { label: 'How', value: 'At our Adelaide office' },
    ]);
  });

  it('name the office’s clock alone if it is the visitor’s, or if theirs is unknown', () => {
    for (const time_zone of ['Australia/Sydney', 'Mars/Olympus', undefined]) {
      const input = { ...(time_zone && { time_zone }), day_1: '2026-07-01', part_1: 'morning' };
      expect(answers('consultation', input)[0]?.value).toMatch(
        /^Wednesday 1 July, 8 am to 12 pm \([^=]+\)$/,
      );
    }
  });
});
