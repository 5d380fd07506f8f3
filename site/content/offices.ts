import type { HolidayPlace } from './publicHolidays';

/** Opening hours, by the place's own clock. */
export interface OpeningHours {
  /** IANA name. */
  timeZone: string;
  /** From Sunday: opening and closing time, 'hh:mm' on the half hour; null if closed. */
  week: readonly (readonly [opens: string, closes: string] | null)[];
  /** The places whose public holidays apply. */
  holidays: readonly HolidayPlace[];
}

export interface Office {
  city: string;
  /** Shown under the city, e.g. 'Head office'. */
  role?: string;
  address: { street: string; locality: string; region: string; postcode: string; country: string };
  phone: { dial: string; shown: string; note?: string };
  email: string;
  /** Shown with the hours if the office is abroad. */
  zone?: string;
  /** Visiting hours. */
  hours: OpeningHours;
  /** Path of a 3:2 photograph, shown above its name. */
  image?: string;
}

const weekday = ['09:00', '18:00'] as const;
const weekdays = [null, weekday, weekday, weekday, weekday, weekday] as const;
const indianDay = ['10:00', '19:00'] as const;

/** The offices with which a new file starts; afterwards they are Offices in the admin. */
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
    hours: { timeZone: 'Australia/Sydney', week: [...weekdays, null], holidays: ['ACT'] },
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
    hours: { timeZone: 'Australia/Adelaide', week: [...weekdays, null], holidays: ['SA'] },
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
    phone: {
      dial: '+61255505678',
      shown: '(02) 5550 5678',
      note: 'An Australian number that rings in Ahmedabad',
    },
    email: 'ahmedabad@wattlepath.example',
    zone: 'India (UTC+5:30)',
    hours: {
      timeZone: 'Asia/Kolkata',
      week: [null, indianDay, indianDay, indianDay, indianDay, indianDay, indianDay],
      holidays: ['Gujarat'],
    },
  },
];

/** When we take calls; a new file starts with it. Promised replies follow from it. */
export const replyHours: OpeningHours & { promisedHours: number; openHours: number } = {
  timeZone: 'Australia/Sydney',
  week: [...weekdays, ['10:00', '14:00']],
  holidays: ['ACT', 'SA'],
  /** Hours after which a reply is promised ... */
  promisedHours: 24,
  /** ... including at least this many opening hours. */
  openHours: 3,
};
