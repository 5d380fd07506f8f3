import { type ClockJump, isAhead } from '../../db/clock';

/** Says how the clock jumped, as '60 days ahead, from 2026-11-27 to 2027-01-26 03:00 UTC'. */
export function jumpInWords(jump: ClockJump): string {
  const { from, to } = jump;
  const hours = Math.round(Math.abs(Date.parse(to) - Date.parse(from)) / 3_600_000);
  const distance = hours < 48 ? `${hours} hours` : `${Math.round(hours / 24)} days`;
  const minute = (time: string) => time.slice(0, 16).replace('T', ' ');
  return `${distance} ${isAhead(jump) ? 'ahead' : 'back'}, from ${minute(from)} to ${minute(to)} UTC`;
}

/** What waits after a jump ahead, and how the operator ends that. */
export const whatWaits =
  'In case it is wrong, nothing is published by its plan for an hour of even time, and nothing is deleted for its age for a day. If it is right, run npm run doctor -- --clock-is-right.';
