import { longDay } from '../../shared/facts';

/** A calendar date, yyyy-mm-dd, as '25 August 2025'. */
export function PostDate({ date }: { date: string }) {
  return <time dateTime={date}>{Number.isNaN(Date.parse(date)) ? date : longDay(date)}</time>;
}
