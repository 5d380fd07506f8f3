/** Places with their own holidays. */
export type HolidayPlace = 'ACT' | 'SA' | 'Gujarat';

/** A day on which an office is closed. */
export interface PublicHoliday {
  /** yyyy-mm-dd */
  date: string;
  name: string;
  /** Where it applies. */
  places: readonly HolidayPlace[];
}

const both = ['ACT', 'SA'] as const;
const act = ['ACT'] as const;
const gujarat = ['Gujarat'] as const;

/**
 * Holidays on weekdays and Saturdays, with which a new file starts; afterwards they are special days
 * in the admin. By both Australian acts, without part-days from 7 pm, since offices are closed by
 * then. In Gujarat those of the state's list of 2026 and, for 2027, the days that don't follow the
 * moon: the state announces the others in December.
 */
export const publicHolidays: readonly PublicHoliday[] = [
  { date: '2026-01-01', name: 'New Year’s Day', places: both },
  { date: '2026-01-26', name: 'Australia Day', places: both },
  { date: '2026-03-09', name: 'Canberra Day, Adelaide Cup Day', places: both },
  { date: '2026-04-03', name: 'Good Friday', places: both },
  { date: '2026-04-04', name: 'Easter Saturday', places: both },
  { date: '2026-04-06', name: 'Easter Monday', places: both },
  { date: '2026-04-25', name: 'Anzac Day', places: both },
  { date: '2026-04-27', name: 'Anzac Day, additional day', places: act },
  { date: '2026-06-01', name: 'Reconciliation Day', places: act },
  { date: '2026-06-08', name: 'King’s Birthday', places: both },
  { date: '2026-10-05', name: 'Labour Day', places: both },
  { date: '2026-12-25', name: 'Christmas Day', places: both },
  { date: '2026-12-26', name: 'Boxing Day, Proclamation Day', places: both },
  { date: '2026-12-28', name: 'Boxing Day, Proclamation Day, additional day', places: both },
  { date: '2027-01-01', name: 'New Year’s Day', places: both },
  { date: '2027-01-26', name: 'Australia Day', places: both },
  { date: '2027-03-08', name: 'Canberra Day, Adelaide Cup Day', places: both },
  { date: '2027-03-26', name: 'Good Friday', places: both },
  { date: '2027-03-27', name: 'Easter Saturday', places: both },
  { date: '2027-03-29', name: 'Easter Monday', places: both },
  { date: '2027-04-26', name: 'Anzac Day, Monday after', places: both },
  { date: '2027-05-31', name: 'Reconciliation Day', places: act },
  { date: '2027-06-14', name: 'King’s Birthday', places: both },
  { date: '2027-10-04', name: 'Labour Day', places: both },
  { date: '2027-12-25', name: 'Christmas Day', places: both },
  { date: '2027-12-27', name: 'Christmas Day, additional day', places: both },
  { date: '2027-12-28', name: 'Boxing Day, Proclamation Day, additional day', places: both },
  { date: '2028-01-01', name: 'New Year’s Day', places: both },
  { date: '2028-01-03', name: 'New Year’s Day, additional day', places: both },
  { date: '2026-01-14', name: 'Uttarayan', places: gujarat },
  { date: '2026-01-26', name: 'Republic Day', places: gujarat },
  { date: '2026-03-04', name: 'Dhuleti', places: gujarat },
  { date: '2026-03-26', name: 'Ram Navami', places: gujarat },
  { date: '2026-04-03', name: 'Good Friday', places: gujarat },
  { date: '2026-08-15', name: 'Independence Day', places: gujarat },
  { date: '2026-08-28', name: 'Raksha Bandhan', places: gujarat },
  { date: '2026-09-04', name: 'Janmashtami', places: gujarat },
  { date: '2026-10-02', name: 'Gandhi Jayanti', places: gujarat },
  { date: '2026-10-20', name: 'Dussehra', places: gujarat },
  { date: '2026-11-09', name: 'Gujarati New Year', places: gujarat },
  { date: '2026-11-11', name: 'Bhai Bij', places: gujarat },
  { date: '2026-12-25', name: 'Christmas Day', places: gujarat },
  { date: '2027-01-14', name: 'Uttarayan', places: gujarat },
  { date: '2027-01-26', name: 'Republic Day', places: gujarat },
  { date: '2027-03-26', name: 'Good Friday', places: gujarat },
  { date: '2027-10-02', name: 'Gandhi Jayanti', places: gujarat },
  { date: '2027-12-25', name: 'Christmas Day', places: gujarat },
];

/** Sources of the holidays. */
export const publicHolidaySources = [
  {
    place: 'ACT',
    source:
      'ACT Government, Holidays Act 1958; for 2026 also the circular of DFAT to missions in Canberra',
    url: 'https://www.cmtedd.act.gov.au/communication/holidays',
    checkedOn: '2026-11-22',
  },
  {
    place: 'SA',
    source: 'SafeWork SA, Public Holidays Act 2023 (second-hand, publicholidays.com.au)',
    url: 'https://www.safework.sa.gov.au/resources/public-holidays',
    checkedOn: '2026-11-22',
  },
  {
    place: 'Gujarat',
    source: 'Government of Gujarat, public holidays of 2026 (second-hand, labourcodes360.com)',
    url: 'https://labourcodes360.com/holidays/2026/gujarat',
    checkedOn: '2026-11-26',
  },
] as const;
