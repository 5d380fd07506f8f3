import { type ClockJump, isAhead } from '../../db/clock';

/** Says how the clock jumped, and what waits for it: two or four sentences. */
export function clockJumpMessage(jump: ClockJump): string {
  const { from, to } = jump;
  const hours = Math.round(Math.abs(Date.parse(to) - Date.parse(from)) / 3_600_000);
  const distance = hours < 48 ? `${hours} hours` : `${Math.round(hours / 24)} days`;
  const minute = (time: string) => time.slice(0, 16).replace('T', ' ');
  const jumped = `the clock jumped ${distance} ${isAhead(jump) ? 'ahead' : 'back'}, from ${minute(from)} to ${minute(to)} UTC.`;
  const right = 'If it is right, run npm run doctor -- --clock-is-right.';
  return isAhead(jump)
    ? `${jumped} In case it is wrong, planned posts wait until it has run evenly for an hour, and deletions by age for a day. ${right}`
    : `${jumped} Old backups stay until it has run evenly for a day. ${right}`;
}

/** Says what a clock that was ahead left behind. @param newest ISO text. */
export const clockAheadMessage = (newest: string): string =>
  `it is ${new Date().toISOString()}, but the database has rows of ${newest}, stored while the clock was ahead or before it was set back. Work by time goes on. If the clock is right, run npm run doctor -- --clock-is-right.`;
