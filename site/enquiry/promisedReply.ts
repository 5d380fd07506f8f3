import type { Firm } from '../../shared/publicFirm';
import { callHours, isOpen, openingStep as step } from '../openingHours';
import { dayIn, zonedTime } from '../zonedTime';

const hour = 60 * 60_000;
/** More steps than any run of closed days. */
const maxSteps = 60 * 24 * 4;

/**
 * Returns when an enquiry received at a moment will be answered: the end of the office's day on
 * which the promised hours have passed and the firm has taken calls long enough, whichever is
 * later.
 */
export function promisedReply(received: Date, firm: Pick<Firm, 'company' | 'specialDays'>): Date {
  const { promised_hours, open_hours, zone } = firm.company;
  const hours = callHours(firm);
  const promised = Math.floor((received.getTime() + promised_hours * hour) / step) * step;
  let moment = Math.ceil(received.getTime() / step) * step;
  let wanted = open_hours * hour;
  for (let steps = 0; wanted > 0 && steps < maxSteps; steps += 1) {
    if (isOpen(hours, moment)) wanted -= step;
    moment += step;
  }
  const date = dayIn(zone, new Date(Math.max(promised, moment) - 1));
  return new Date(zonedTime(date, 24, zone).getTime() - 1);
}
