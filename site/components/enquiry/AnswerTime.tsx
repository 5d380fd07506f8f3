import { useEffect, useState } from 'react';
import { endOfDayInWords } from './momentInWords';
import { knownZone } from './timeChoices';

interface AnswerTimeProps {
  /** ISO time. */
  moment: string | undefined;
  /** Said before the time. */
  before: string;
  /** Said where there is none. */
  otherwise: string;
}

/** By when an answer comes, also by the reader's own clock, which only the browser knows. */
export function AnswerTime({ moment, before, otherwise }: AnswerTimeProps) {
  const [zone, setZone] = useState<string>();
  useEffect(() => setZone(knownZone(Intl.DateTimeFormat().resolvedOptions().timeZone)), []);
  const time = endOfDayInWords(moment, zone);
  if (!time) return otherwise;
  return (
    <>
      {before} <time dateTime={moment}>{time}</time>.
    </>
  );
}
