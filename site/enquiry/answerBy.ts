import { answeringHours } from '../content/offices';
import { isOpen, openingStep as step } from '../openingHours';
import { dayIn, zonedTime } from '../zonedTime';

const { timeZone, promisedHours, openHours } = answeringHours;
const hour = 60 * 60_000;
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
    if (isOpen(answeringHours, moment)) wanted -= step;
    moment += step;
  }
  const date = dayIn(timeZone, new Date(Math.max(promised, moment) - 1));
  return new Date(zonedTime(date, 24, timeZone).getTime() - 1);
}
