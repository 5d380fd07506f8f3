import { momentLines, noBreakTimes } from '../../booking/slotDays';

interface WhenProps {
  /** ISO time. */
  moment: string;
  /** The client's clock, and the office's: IANA names. */
  zone: string;
  officeZone: string;
}

/** A moment by the client's clock and, if it shows another time, by the office's. */
export function When({ moment, zone, officeZone }: WhenProps) {
  const [own, there] = momentLines(moment, zone, officeZone);
  return (
    <>
      <time dateTime={moment}>{noBreakTimes(own)}</time>
      {there && (
        <>
          <br />
          <span className="soft">{noBreakTimes(there)}</span>
        </>
      )}
    </>
  );
}
