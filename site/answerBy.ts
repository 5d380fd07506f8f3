import { dayIn, zonedTime } from './components/enquiry/zonedTime';

/** When enquiries are answered: hours of the office's clock, by day of the week. */
export interface AnsweringHours {
  /** IANA name of the office's clock. */
  timeZone: string;
  /** From Sunday on: opening and closing time, 'hh:mm' on the half hour; null where it stays closed. */
  week: readonly (readonly [opens: string, closes: string] | null)[];
  /** An answer is promised after so many hours ... */
  promisedHours: number;
  /** ... of which the office must have been open for so many. */
  openHours: number;
}

const minute = 60_000;
const step = 30 * minute;
/** More half hours than any row of holidays has. */
const maxSteps = 2 * 24 * 60;

/**
 * By when an enquiry is answered: the last moment of the day at the office on which the promised hours
 * are over, or on which it has been open for as long as an answer takes, whichever is later.
 * @param holidays days on which the office stays closed, yyyy-mm-dd.
 */
export function answerBy(
  received: Date,
  hours: AnsweringHours,
  holidays: ReadonlySet<string>,
): Date {
  const isOpen = openingOf(hours, holidays);
  const promised = floor(received.getTime() + hours.promisedHours * 60 * minute);
  let moment = Math.ceil(received.getTime() / step) * step;
  let wanted = hours.openHours * 60 * minute;
  for (let steps = 0; wanted > 0 && steps < maxSteps; steps += 1) {
    if (isOpen(moment)) wanted -= step;
    moment += step;
  }
  const date = dayIn(hours.timeZone, new Date(Math.max(promised, moment) - 1));
  const end = zonedTime(date, 24, hours.timeZone);
  return new Date(end.getTime() - 1);
}

const floor = (moment: number) => Math.floor(moment / step) * step;

/** Whether the office is open in the half hour from a moment on. */
function openingOf({ timeZone, week }: AnsweringHours, holidays: ReadonlySet<string>) {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  return (moment: number): boolean => {
    const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]));
    const day = `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
    const time = `${parts.get('hour')}:${parts.get('minute')}`;
    const open = week[new Date(day).getUTCDay()];
    return Boolean(open && open[0] <= time && time < open[1]) && !holidays.has(day);
  };
}
