import { expect, it } from 'vitest';
import { company } from './content/company';
import { offices, replyHours } from './content/offices';
import { approvals, heroStats } from './content/socialProof';
import { team } from './content/team';
import { type FirmContent, firmSeed } from './firmSeed';

/** The content of a firm that changed every file. */
const changed: FirmContent = {
  company: {
    ...company,
    name: 'Acacia Study',
    shortName: 'Acacia',
    marns: ['7654321', '9999999'],
    phone: { dial: '+61312345678', shown: '03 1234 5678' },
    urls: { messaging: 'https://chat.example/1', bookingPage: 'https://book.example/30' },
    social: [{ name: 'Facebook', url: 'https://facebook.example/acacia' }],
    claims: { ...company.claims, clients: '240' },
    socialProof: false,
  },
  offices: offices.slice(0, 1).map((office) => ({
    ...office,
    city: 'Port Macquarie',
    phone: { dial: '+917926301234', shown: '(079) 2630 1234', note: 'Rings in Ahmedabad' },
    hours: {
      timeZone: 'Australia/Sydney',
      week: [null, ['08:30', '12:30'], ...Array(5).fill(null)],
      holidays: ['SA'],
    },
  })),
  replyHours: { ...replyHours, promisedHours: 48, holidays: ['ACT'] },
  team: team.slice(0, 1).map((member) => ({ ...member, name: 'Zoë O’Hara', marn: '7654321' })),
  publicHolidays: [
    { date: '2027-03-08', name: 'Adelaide Cup Day', places: ['SA'] },
    { date: '2027-03-09', name: 'Canberra Day', places: ['ACT'] },
  ],
  partners: [
    { name: 'Own College', path: '/partners/own-college.svg' },
    { name: 'Own College', path: '/partners/own-college-2.svg' },
  ],
  approvals: [...approvals.slice(0, 1), ...approvals.slice(0, 1)],
  areSamples: false,
  heroStats,
};

it('brings a changed content folder over whole', () => {
  const seed = firmSeed(changed);
  expect(seed.company).toMatchObject([
    {
      id: 'company',
      name: 'Acacia Study',
      short_name: 'Acacia',
      marns: '9999999',
      phone: '03 1234 5678',
      phone_dial: '',
      booking_page: 'https://book.example/30',
      booking_widget: '',
      enquiry_form: '',
      facebook: 'https://facebook.example/acacia',
      linkedin: '',
      instagram: '',
      promised_hours: 48,
      shows_results: false,
      has_samples: false,
    },
  ]);
  expect(seed.offices).toMatchObject([
    {
      id: 'port-macquarie',
      city: 'Port Macquarie',
      street: 'Level 2, 1 Example Place',
      ...{
        phone: '(079) 2630 1234',
        phone_dial: '+917926301234',
        phone_note: 'Rings in Ahmedabad',
      },
      hours: [[], [['08:30', '12:30']], [], [], [], [], []],
    },
  ]);
  expect(seed.people).toMatchObject([{ id: 'zoe-o-hara', name: 'Zoë O’Hara', marn: '7654321' }]);
  expect(seed['special-days']).toMatchObject([
    { date: '2027-03-08', offices: ['port-macquarie'], phones: false },
    { date: '2027-03-09', offices: [], phones: true },
  ]);
  expect(seed.partners).toMatchObject([
    { id: 'own-college', name: 'Own College', image: '/partners/own-college.svg' },
    { id: 'own-college-2', name: 'Own College (2)' },
  ]);
  expect(seed.claims[0]).toMatchObject({ id: 'clients', value: '240' });
  expect(new Set(seed.approvals.map(({ id }) => id)).size).toBe(2);
});
