import { answerTime } from './momentInWords';

interface AnswerTimeProps {
  /** ISO time. */
  moment: string | undefined;
  /** Said before the time. */
  before: string;
  /** Said where there is none. */
  otherwise: string;
}

/** By when an answer comes. */
export function AnswerTime({ moment, before, otherwise }: AnswerTimeProps) {
  const time = answerTime(moment);
  if (!time) return otherwise;
  return (
    <>
      {before} <time dateTime={moment}>{time}</time>.
    </>
  );
}
