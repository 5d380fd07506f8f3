/** Opening and closing time, 'hh:mm' on a quarter of an hour. */
export type Interval = readonly [opens: string, closes: string];

/** The opening hours of seven days from Sunday. */
export type Week = readonly (readonly Interval[])[];

/** Days, yyyy-mm-dd, both included. */
export interface Period {
  from: string;
  to: string;
}

export const closedWeek: Week = [[], [], [], [], [], [], []];

export const isClosedWeek = (week: Week): boolean => week.every((hours) => hours.length === 0);

const time = /^([01]\d|2[0-3]):(00|15|30|45)$/;

/** Explains what is wrong with the hours of a day; undefined: nothing. */
export function hoursProblem(hours: readonly Interval[]): string | undefined {
  let last = '';
  for (const [opens, closes] of hours) {
    if (!time.test(opens) || !time.test(closes)) {
      return 'Enter times on the quarter hour, such as 09:00 to 17:30.';
    }
    if (closes <= opens) return `${opens} to ${closes} ends before it begins.`;
    if (opens < last) return 'Hours of a day must not overlap, and the earlier ones come first.';
    last = closes;
  }
  return undefined;
}

/** Explains what is wrong with a week; undefined: nothing. */
export function weekProblem(week: Week): string | undefined {
  const [problem] = week.flatMap((hours, day) => {
    const wrong = hoursProblem(hours);
    return wrong ? [`${fullDays[day]}: ${wrong}`] : [];
  });
  return problem;
}

/** Explains what is wrong with periods; undefined: nothing. */
export function periodsProblem(periods: readonly Period[]): string | undefined {
  if (periods.some(({ from, to }) => !from || !to)) return 'Enter both days, or remove the row.';
  const backwards = periods.find(({ from, to }) => to < from);
  return backwards && 'The last day comes before the first.';
}

export const fullDays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;
const days = fullDays.map((day) => day.slice(0, 3));
/** Indexes of weekdays from Monday, as they are shown. */
export const shownDays = [1, 2, 3, 4, 5, 6, 0] as const;

export interface ShownHours {
  /** 'Mon–Fri'. */
  days: string;
  /** '9:00 AM–6:00 PM', or 'Closed'. */
  time: string;
  isOpen: boolean;
}

/** Groups a week from Monday by equal hours. */
export function weekInWords(week: Week): ShownHours[] {
  const runs: { first: number; last: number; hours: readonly Interval[] }[] = [];
  for (const day of shownDays) {
    const hours = week[day] ?? [];
    const run = runs.at(-1);
    if (run && String(run.hours) === String(hours)) run.last = day;
    else runs.push({ first: day, last: day, hours });
  }
  return runs.map(({ first, last, hours }) => {
    const [from = '', to = ''] = [days[first], days[last]];
    return {
      days: first === last ? from : `${from}–${to}`,
      time: hoursInWords(hours),
      isOpen: hours.length > 0,
    };
  });
}

/** The same without closed days. */
export const openDaysInWords = (week: Week): ShownHours[] =>
  weekInWords(week).filter(({ isOpen }) => isOpen);

/** '9:00 AM–12:30 PM, 1:30 PM–6:00 PM', or 'Closed'. */
export const hoursInWords = (hours: readonly Interval[]): string =>
  hours.map(([opens, closes]) => `${twelveHours(opens)}–${twelveHours(closes)}`).join(', ') ||
  'Closed';

function twelveHours(time: string): string {
  const [hour, minute] = time.split(':');
  return `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? 'AM' : 'PM'}`;
}
