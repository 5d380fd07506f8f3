import { expect, it } from 'vitest';
import { weekInWords } from '../../shared/hours';
import { startingFirm } from '../startingFirm';
import { consultationProblems } from './problems';
import { preferredTimes, remarkOn } from './timeChoices';

const remark = (how: string, day: string, part: string, zone = 'Australia/Sydney') => {
  const [time] = preferredTimes({
    'answers.day_1': day,
    'answers.part_1': part,
    'answers.time_zone': zone,
  });
  return time && remarkOn(time, how, startingFirm());
};

it('warns before sending if nobody is at the chosen office', () => {
  expect(remark('canberra', '2026-11-28', 'morning')).toMatch(
    /^Our Canberra office is closed then\. Hours: Mon–Fri 9:00 AM–6:00 PM/,
  );
  expect(remark('video', '2026-11-28', 'morning')).toBe(
    'Of that time, we are there from 10 am to 12 pm.',
  );
  expect(remark('phone', '2026-11-29', 'any')).toMatch(/^We take no calls then\. Hours: .*Sat/);
  expect(remark('video', '2026-11-30', 'evening')).toBe(
    'Of that time, we are there from 5 pm to 6 pm.',
  );
  expect(remark('adelaide', '2026-12-25', 'any')).toBe(
    'Our Adelaide office is closed that day: Christmas Day.',
  );
  // Reconciliation Day is a holiday in Canberra only; India keeps none of Australia's.
  expect(remark('canberra', '2027-05-31', 'any')).toContain('Reconciliation Day');
  expect(remark('adelaide', '2027-05-31', 'any')).toBe('');
  expect(remark('ahmedabad', '2026-12-26', 'morning', 'Asia/Kolkata')).toMatch(
    /^Of that time, we are there from 10 am to 12 pm\./,
  );
  expect(remark('canberra', '2026-11-30', 'morning', 'Asia/Kolkata')).toBe(
    'Monday 30 November, 1:30 pm to 5:30 pm (Sydney time)',
  );
});

it('requires a day from tomorrow to a year ahead', () => {
  const wrong = (day: string) =>
    consultationProblems({ 'answers.day_1': day }, new Date('2026-11-25T02:00:00Z'));
  expect(wrong('2026-11-25')).toHaveProperty(['answers.day_1'], expect.stringContaining('later'));
  expect(wrong('2026-11-26')).toEqual({});
  expect(wrong('2027-11-25')).toEqual({});
  expect(wrong('2027-11-26')).toHaveProperty(['answers.day_1'], expect.stringContaining('year'));
});

it('shows opening hours as the pages have them', () => {
  const { company, offices } = startingFirm();
  expect(weekInWords(company.hours)).toEqual([
    { days: 'Mon–Fri', time: '9:00 AM–6:00 PM', isOpen: true },
    { days: 'Sat', time: '10:00 AM–2:00 PM', isOpen: true },
    { days: 'Sun', time: 'Closed', isOpen: false },
  ]);
  expect(offices.map(({ hours }) => weekInWords(hours)[0]?.days)).toEqual([
    'Mon–Fri',
    'Mon–Fri',
    'Mon–Sat',
  ]);
});

it('follows several intervals a day, and a day that closes early', () => {
  const firm = startingFirm();
  const [canberra] = firm.offices;
  if (!canberra) throw new Error('no office');
  const split = canberra.hours.map((hours, day) =>
    day === 1
      ? ([
          ['09:00', '12:30'],
          ['13:30', '18:00'],
        ] as const)
      : hours,
  );
  const early = {
    id: 'early',
    name: 'Closing early',
    date: '2026-12-01',
    until: '',
    offices: ['canberra'],
    phones: false,
    hours: [['09:00', '12:00']] as const,
  };
  const changed = {
    ...firm,
    offices: [{ ...canberra, hours: split }],
    specialDays: [...firm.specialDays, early],
  };
  expect(weekInWords(split)[0]).toEqual({
    days: 'Mon',
    time: '9:00 AM–12:30 PM, 1:30 PM–6:00 PM',
    isOpen: true,
  });
  const about = (day: string, part: string) => {
    const [time] = preferredTimes({ 'answers.day_1': day, 'answers.part_1': part });
    return time && remarkOn(time, 'canberra', changed);
  };
  expect(about('2026-12-01', 'morning')).toBe('Of that time, we are there from 9 am to 12 pm.');
  expect(about('2026-12-01', 'afternoon')).toBe(
    'Our Canberra office is closed then: Closing early, 9:00 AM–12:00 PM.',
  );
});
