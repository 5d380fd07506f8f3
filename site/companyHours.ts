import { type AnsweringHours, answerBy as answerByOf } from './answerBy';
import { answeringHours } from './content/offices';
import { publicHolidays } from './content/publicHolidays';

const hours: AnsweringHours = answeringHours;
const holidays: ReadonlySet<string> = new Set(publicHolidays.map(({ date }) => date));

/** When an enquiry that is received at a moment is answered, by the company's hours and holidays. */
export function answerBy(received: Date): Date {
  return answerByOf(received, hours, holidays);
}
