import { replyHours } from '../content/offices';
import { isOpen, openingStep as step } from '../openingHours';
import { dayIn, zonedTime } from '../zonedTime';

const { timeZone, promisedHours, openHours } = replyHours;
const hour = 60 * 60_000;
/** More half hours than any run of holidays. */
const maxSteps = 2 * 24 * 60;

/**
 * Returns when an enquiry received at a moment will be answered: the end of the office's day on
 * which the promised hours have passed and the office has been open long enough, whichever is
 * later.
 */
export function promisedReply(received: Date): Date {
  const promised = Math.floor((received.getTime() + promisedHours * hour) / step) * step;
  let moment = Math.ceil(received.getTime() / step) * step;
  let wanted = openHours * hour;
  for (let steps = 0; wanted > 0 && steps < maxSteps; steps += 1) {
    if (isOpen(replyHours, moment)) wanted -= step;
    moment += step;
  }
  const date = dayIn(timeZone, new Date(Math.max(promised, moment) - 1));
  return new Date(zonedTime(date, 24, timeZone).getTime() - 1);
}
