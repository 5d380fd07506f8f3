import type { DailyFacts } from '../pages/dailyFacts';

/** A timer waits no longer, so that a clock that was set is noticed within a minute. */
const longestTimerMs = 60_000;
const dayMs = 24 * 60 * 60 * 1000;

const time = new Intl.DateTimeFormat('en-GB', {
  timeStyle: 'medium',
  timeZone: 'Australia/Sydney',
});

/**
 * Lets pages change at midnight in Sydney where a fact does. It needs no start of its own: what is
 * kept is younger than the process.
 * @param clock gives the present moment.
 * @returns how to stop.
 */
export function startFactClock(facts: DailyFacts, clock = () => new Date()): () => void {
  let timer: NodeJS.Timeout | undefined;

  function wake(): void {
    try {
      facts.keepUp();
    } catch (error) {
      console.error('facts: those of today could not be read', error);
    }
    const rest = untilMidnight(clock());
    const wait = rest > facts.noticeMilliseconds ? rest - facts.noticeMilliseconds : rest;
    timer = setTimeout(wake, Math.min(wait, longestTimerMs)).unref();
  }

  wake();
  return () => clearTimeout(timer);
}

/** Milliseconds until the day ends in Sydney; an hour off before a change of its clocks. */
function untilMidnight(now: Date): number {
  const [hours = 0, minutes = 0, seconds = 0] = time.format(now).split(':').map(Number);
  const sinceMidnight = ((hours * 60 + minutes) * 60 + seconds) * 1000 + now.getMilliseconds();
  return dayMs - sinceMidnight;
}
