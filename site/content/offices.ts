export interface Office {
  city: string;
  /** Shown under the city, e.g. 'Head office'. */
  role?: string;
  address: { street: string; locality: string; region: string; postcode: string; country: string };
  phone: { dial: string; shown: string };
  email: string;
  /** Said of the hours, where the office is in another country than most of them. */
  zone?: string;
  hours: readonly { days: string; time: string; schema?: string }[];
}

const australianHours = [
  { days: 'Mon–Fri', time: '9:00 AM–6:00 PM', schema: 'Mo-Fr 09:00-18:00' },
] as const;

export const offices: readonly Office[] = [
  {
    city: 'Canberra',
    role: 'Head office',
    address: {
      street: 'Level 2, 1 Example Place',
      locality: 'Canberra City',
      region: 'ACT',
      postcode: '2601',
      country: 'Australia',
    },
    phone: { dial: '+61255501234', shown: '(02) 5550 1234' },
    email: 'canberra@wattlepath.example',
    hours: australianHours,
  },
  {
    city: 'Adelaide',
    address: {
      street: 'Suite 5, 2 Example Terrace',
      locality: 'Adelaide',
      region: 'SA',
      postcode: '5000',
      country: 'Australia',
    },
    phone: { dial: '+61870101234', shown: '(08) 7010 1234' },
    email: 'adelaide@wattlepath.example',
    hours: australianHours,
  },
  {
    city: 'Ahmedabad',
    address: {
      street: '3rd Floor, 3 Example Road',
      locality: 'Navrangpura, Ahmedabad',
      region: 'Gujarat',
      postcode: '380009',
      country: 'India',
    },
    phone: { dial: '+61255505678', shown: '(02) 5550 5678' },
    email: 'ahmedabad@wattlepath.example',
    zone: 'India (UTC+5:30)',
    hours: [{ days: 'Mon–Sat', time: '10:00 AM–7:00 PM', schema: 'Mo-Sa 10:00-19:00' }],
  },
];

/** When the contact page says that the phones are answered. */
export const contactHours = [
  { days: 'Mon–Fri', time: '9:00 AM–6:00 PM' },
  { days: 'Sat', time: '10:00 AM–2:00 PM' },
  { days: 'Sun', time: 'Closed' },
] as const;

/**
 * When enquiries are answered, as `answerBy` reads it: the hours above, from Sunday on, by the clock of
 * the head office.
 */
export const answeringHours = {
  timeZone: 'Australia/Sydney',
  week: [
    null,
    ['09:00', '18:00'],
    ['09:00', '18:00'],
    ['09:00', '18:00'],
    ['09:00', '18:00'],
    ['09:00', '18:00'],
    ['10:00', '14:00'],
  ],
  promisedHours: 24,
  openHours: 3,
} as const;
