import { answeringHours } from './content/offices';
import { publicHolidays } from './content/publicHolidays';
import { dayIn, localTime, zonedTime } from './zonedTime';

/** When enquiries are answered: hours of the office's clock, by day of the week. */
interface AnsweringHours {
  /** IANA name of the office's clock. */
  timeZone: string;
  /** From Sunday on: opening and closing time, 'hh:mm' on the half hour; null where it stays closed. */
  week: readonly (readonly [opens: string, closes: string] | null)[];
  /** An answer is promised after so many hours ... */
  promisedHours: number;
  /** ... of which the office must have been open for so many. */
  openHours: number;
}

const { timeZone, week, promisedHours, openHours }: AnsweringHours = answeringHours;
const holidays: ReadonlySet<string> = new Set(publicHolidays.map(({ date }) => date));
const hour = 60 * 60_000;
const step = hour / 2;
/** More half hours than any row of holidays has. */
const maxSteps = 2 * 24 * 60;

/**
 * By when an enquiry that is received at a moment is answered: the last moment of the day at the office
 * on which the promised hours are over, or on which it has been open for as long as an answer takes,
 * whichever is later.
 */
export function answerBy(received: Date): Date {
  const promised = Math.floor((received.getTime() + promisedHours * hour) / step) * step;
  let moment = Math.ceil(received.getTime() / step) * step;
  let wanted = openHours * hour;
  for (let steps = 0; wanted > 0 && steps < maxSteps; steps += 1) {
    if (isOpen(moment)) wanted -= step;
    moment += step;
  }
  const date = dayIn(timeZone, new Date(Math.max(promised, moment) - 1));
  return new Date(zonedTime(date, 24, timeZone).getTime() - 1);
}

/** Whether the office is open in the half hour from a moment on. */
function isOpen(moment: number): boolean {
  const [day = '', time = ''] = localTime(timeZone, new Date(moment)).split(' ');
  const open = week[new Date(day).getUTCDay()];
  return Boolean(open && open[0] <= time && time < open[1]) && !holidays.has(day);
}
