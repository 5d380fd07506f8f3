import { expect, it } from 'vitest';
import { readCalendarFile } from './busyCalendar';

const from = Date.parse('2027-03-01T00:00:00Z');
const to = Date.parse('2027-05-30T00:00:00Z');

/** Reads events, and returns their busy times as ISO texts to the minute. */
async function busyTimes(
  events: string[],
  more: { own?: string[]; most?: number; zones?: string; before?: string } = {},
) {
  const { own = [], most = 5000, zones = '', before = '' } = more;
  const body = events.map(
    (event) => `BEGIN:VEVENT\nDTSTAMP:20270101T000000Z\n${event}\nEND:VEVENT`,
  );
  const text = `${before}BEGIN:VCALENDAR\nVERSION:2.0\nPRODID:x\n${zones}${body.join('\n')}\nEND:VCALENDAR\n`;
  const result = await readCalendarFile({
    text: text.replaceAll('\n', '\r\n'),
    ...{ from, to, zone: 'Australia/Sydney', own, most },
  });
  if ('problem' in result) return result.problem;
  return result.busy.map((span) =>
    span.map((at) => new Date(at).toISOString().slice(0, 16)).join('/'),
  );
}

it('reads times in UTC, by IANA’s and by Windows’s zones, without a zone, and whole days', async () => {
  expect(
    await busyTimes([
      'UID:1\nDTSTART:20270302T010000Z\nDTEND:20270302T020000Z',
      'UID:2\nDTSTART;TZID=Asia/Kolkata:20270302T090000\nDURATION:PT45M',
      'UID:3\nDTSTART;TZID=AUS Eastern Standard Time:20270302T090000\nDTEND;TZID=AUS Eastern Standard Time:20270302T093000',
      'UID:4\nDTSTART:20270303T090000\nDTEND:20270303T100000',
      'UID:5\nDTSTART;VALUE=DATE:20270304\nDTEND;VALUE=DATE:20270306',
      'UID:6\nDTSTART;VALUE=DATE:20270308',
    ]),
  ).toEqual([
    '2027-03-02T01:00/2027-03-02T02:00',
    '2027-03-02T03:30/2027-03-02T04:15',
    '2027-03-01T22:00/2027-03-01T22:30',
    '2027-03-02T22:00/2027-03-02T23:00',
    '2027-03-03T13:00/2027-03-05T13:00',
    '2027-03-07T13:00/2027-03-08T13:00',
  ]);
});

it('repeats by the clock of its zone, over the end of daylight saving, but for what is taken out', async () => {
  const rule = 'RRULE:FREQ=WEEKLY;BYDAY=MO;UNTIL=20270420T000000Z';
  const start = 'DTSTART;TZID=Australia/Sydney:20270322T090000\nDURATION:PT30M';
  const exception = 'EXDATE;TZID=Australia/Sydney:20270329T090000';
  const moved =
    'UID:1\nRECURRENCE-ID;TZID=Australia/Sydney:20270412T090000\nDTSTART;TZID=Australia/Sydney:20270413T140000\nDURATION:PT1H';
  const cancelled =
    'UID:1\nRECURRENCE-ID;TZID=Australia/Sydney:20270419T090000\nDTSTART;TZID=Australia/Sydney:20270419T090000\nDURATION:PT30M\nSTATUS:CANCELLED';
  expect(await busyTimes([`UID:1\n${start}\n${rule}\n${exception}`, moved, cancelled])).toEqual([
    '2027-03-21T22:00/2027-03-21T22:30',
    '2027-04-04T23:00/2027-04-04T23:30',
    '2027-04-13T04:00/2027-04-13T05:00',
  ]);
});

it('what is free, cancelled, our own or elsewhere in time blocks nothing', async () => {
  const at = 'DTSTART:20270302T010000Z\nDTEND:20270302T020000Z';
  const events = [
    `UID:1\n${at}\nTRANSP:TRANSPARENT`,
    `UID:2\n${at}\nSTATUS:CANCELLED`,
    `UID:3\n${at}\nX-MICROSOFT-CDO-BUSYSTATUS:FREE`,
    `UID:ours\n${at}`,
    'UID:5\nDTSTART:20260302T010000Z\nDTEND:20260302T020000Z',
    'UID:6\nDTSTART:20270302T010000Z\nDTEND:20270302T010000Z',
  ];
  expect(await busyTimes(events, { own: ['ours'] })).toEqual([]);
});

it('uses the rules that a calendar brings for a zone of its own', async () => {
  const zones =
    'BEGIN:VTIMEZONE\nTZID:Ours\nBEGIN:STANDARD\nDTSTART:19700101T000000\nTZOFFSETFROM:+0400\nTZOFFSETTO:+0400\nEND:STANDARD\nEND:VTIMEZONE\n';
  const event = 'UID:1\nDTSTART;TZID=Ours:20270302T090000\nDURATION:PT1H';
  expect(await busyTimes([event], { zones })).toEqual(['2027-03-02T05:00/2027-03-02T06:00']);
});

it('ends what takes too long', { tags: ['slow'] }, async () => {
  const endless = 'UID:1\nDTSTART:19000101T010000Z\nDURATION:PT1S\nRRULE:FREQ=SECONDLY';
  expect(await busyTimes([endless])).toBe('time');
});

it('refuses what is no calendar, and too much', async () => {
  expect(await busyTimes(['UID:1\nDTSTART:nonsense'])).toBe('unreadable');
  const daily = 'UID:1\nDTSTART:20270301T010000Z\nDURATION:PT1M\nRRULE:FREQ=HOURLY';
  expect(await busyTimes([daily], { most: 100 })).toBe('many');
  const page = { text: '<!doctype html>', from, to, zone: 'UTC', own: [], most: 10 };
  expect(await readCalendarFile(page)).toEqual({ problem: 'unreadable' });
});

const march = '2027-03-02T01:00/2027-03-02T02:00';

it('reads busy times alone, periods, a changed series, and a file behind a byte order mark', async () => {
  const freebusy =
    'BEGIN:VFREEBUSY\nUID:f\nDTSTAMP:20270101T000000Z\nFREEBUSY:20270302T010000Z/20270302T020000Z,20270303T010000Z/PT1H\nFREEBUSY;FBTYPE=FREE:20270304T010000Z/PT1H\nFREEBUSY;FBTYPE=BUSY-TENTATIVE:20270305T010000Z/PT1H\nEND:VFREEBUSY\n';
  expect(await busyTimes([], { zones: freebusy, before: '\uFEFF' })).toEqual([
    march,
    '2027-03-03T01:00/2027-03-03T02:00',
    '2027-03-05T01:00/2027-03-05T02:00',
  ]);
  const periods =
    'UID:1\nDTSTART:20270302T010000Z\nDTEND:20270302T020000Z\nRDATE;VALUE=PERIOD:20270309T010000Z/PT30M';
  expect(await busyTimes([periods])).toEqual([...['2027-03-09T01:00/2027-03-09T01:30', march]]);
  const dates = 'UID:d\nDTSTART:20270302T010000Z\nDTEND:20270302T020000Z\nRDATE:20270304T010000Z';
  expect(await busyTimes([dates])).toEqual([march, '2027-03-04T01:00/2027-03-04T02:00']);
  const local =
    'UID:d\nDTSTART;TZID=Europe/London:20270302T010000\nDURATION:PT1H\nRDATE;TZID=Europe/London:20270304T010000\nEXDATE;TZID=Europe/London:20270302T010000';
  expect(await busyTimes([local])).toEqual(['2027-03-04T01:00/2027-03-04T02:00']);
  const series = 'UID:2\nDTSTART:20270302T010000Z\nDURATION:PT1H\nRRULE:FREQ=WEEKLY;COUNT=4';
  const later =
    'UID:2\nRECURRENCE-ID;RANGE=THISANDFUTURE:20270316T010000Z\nDTSTART:20270316T050000Z\nDURATION:PT2H';
  expect((await busyTimes([series, later])) as string[]).toEqual([
    ...[march, '2027-03-09T01:00/2027-03-09T02:00'],
    ...['2027-03-23T05:00/2027-03-23T07:00', '2027-03-16T05:00/2027-03-16T07:00'],
  ]);
});

it('counts what can’t be read, and takes nothing of it as free by mistake', async () => {
  const events = [
    'UID:1\nDTSTART:20270302T010000Z\nDTEND:20270302T020000Z',
    'UID:2\nDTSTART:20270303T010000Z\nDTEND:20270303T020000Z\nRRULE:FREQ=NEVER;BYDAY=XX',
    'UID:3\nDTSTART:20270304T010000Z\nDTEND:20270304T020000Z\nthis line is broken',
  ];
  const body = events.map((event) => `BEGIN:VEVENT\n${event}\nEND:VEVENT`).join('\n');
  const result = await readCalendarFile({
    text: `BEGIN:VCALENDAR\n${body}\nEND:VCALENDAR\n`,
    ...{ from, to, zone: 'Australia/Sydney', own: [], most: 5000 },
  });
  if ('problem' in result) throw new Error(result.problem);
  const { busy, unread, events: all } = result;
  expect(busy.map(([at]) => new Date(at).toISOString().slice(0, 16))).toEqual([
    ...['2027-03-02T01:00', '2027-03-03T01:00', '2027-03-04T01:00'],
  ]);
  expect([unread, all]).toEqual([2, 3]);
});
