import './BookingLink.css';
import '../components/booking/Paying.css';
import type { LinkedBooking } from '../../api/publicTypes';
import { momentLines, noBreakTimes } from '../booking/slotDays';
import { Paying } from '../components/booking/Paying';
import { Questions } from '../components/booking/Questions';
import { SlotPicker } from '../components/booking/SlotPicker';
import { When } from '../components/booking/When';
import { Field } from '../components/Field';
import { Seo } from '../components/Seo';
import { bookingLink, bookingPage, bookingSeo } from '../content/bookingPage';
import { useFirm } from '../firm';
import type { LoaderArgs, PageProps } from '../loadPage';
import { clockTime } from '../zonedTime';

const { results, labels, states, gone, move, cancel, reinstate } = bookingLink;

/** Reads the booking behind a link; the server alone can. */
export async function loader({ params, url, site }: LoaderArgs) {
  const token = params.token ?? '';
  const booking = await site.booking(token);
  const result = url.searchParams.get('result') ?? '';
  const isCancelling = url.searchParams.get('step') === 'cancel' && booking?.may_cancel === true;
  return booking && { path: `/booking/${token}`, booking, result, isCancelling };
}

/** The page behind a booking's link; cancelling asks on a second one. */
export function Component({ data }: PageProps<typeof loader>) {
  return (
    <div className="wrap page-head booking-link">
      <Seo {...bookingSeo} title={bookingLink.title} path="/booking" noindex />
      {data ? (
        <Booking {...data} />
      ) : (
        <>
          <h1>{gone.title}</h1>
          <p className="lead">{gone.text}</p>
          <p className="actions">
            <a className="button button-primary" href={bookingPage.path}>
              {gone.book}
            </a>
          </p>
        </>
      )}
    </div>
  );
}

interface BookingProps {
  path: string;
  booking: LinkedBooking;
  result: string;
  /** Whether they are asked if they want to cancel it. */
  isCancelling: boolean;
}

function Booking({ path, booking, result, isCancelling }: BookingProps) {
  const { state, starts_at, zone, office_zone, held_until, is_over } = booking;
  const { moved_from, cancelled_by, reason } = booking;
  const when = <When moment={starts_at} zone={zone} officeZone={office_zone} />;
  return (
    <>
      <h1>{isCancelling ? cancel.heading : bookingLink.title}</h1>
      <p className="lead" role="status">
        {resultText(result, booking) ?? states[state === 'booked' && is_over ? 'over' : state]}
        {state === 'unconfirmed' &&
          held_until &&
          ` ${states.held} ${clockTime(new Date(held_until), zone)}.`}
        {state === 'unconfirmed' && !held_until && ` ${states.unheld}`}
      </p>
      <dl className="booking-facts">
        {booking.what && (
          <>
            <dt>{labels.what}</dt>
            <dd>{booking.what}</dd>
          </>
        )}
        <dt>{labels.when}</dt>
        <dd>{state === 'cancelled' ? <s>{when}</s> : when}</dd>
        {moved_from && state !== 'cancelled' && (
          <>
            <dt>{labels.before}</dt>
            <dd>
              <s>
                <When moment={moved_from} zone={zone} officeZone={office_zone} />
              </s>
            </dd>
          </>
        )}
        {cancelled_by && (
          <>
            <dt>{labels.cancelled}</dt>
            <dd>
              {states.by[cancelled_by]}
              {reason && `: ${reason}`}
            </dd>
          </>
        )}
        {booking.price && (
          <>
            <dt>{labels.price}</dt>
            <dd>{booking.price}</dd>
          </>
        )}
        <dt>{labels.how}</dt>
        <dd>{booking.how}</dd>
        {booking.person && (
          <>
            <dt>{labels.person}</dt>
            <dd>{booking.person}</dd>
          </>
        )}
      </dl>
      {booking.payment && <Paying payment={booking.payment} zone={zone} />}
      {booking.terms && (
        <details className="booking-change">
          <summary>{bookingPage.payment.terms}</summary>
          <p className="booking-terms-text">{booking.terms}</p>
        </details>
      )}
      {state === 'unconfirmed' && <Confirm path={path} booking={booking} />}
      {isCancelling && <Cancel path={path} booking={booking} />}
      {state === 'booked' && !is_over && !isCancelling && <Change path={path} booking={booking} />}
      {booking.questions.length > 0 && !isCancelling && (
        <Questions path={path} questions={booking.questions} />
      )}
      {booking.may_reinstate && <Reinstate path={path} booking={booking} />}
      {state === 'cancelled' && (
        <p className="actions">
          <a
            className={booking.may_reinstate ? 'button' : 'button button-primary'}
            href={bookingPage.path}
          >
            {bookingPage.made.another}
          </a>
        </p>
      )}
    </>
  );
}

/** Results besides `done`; the page of a link that ended says so itself. */
const refusals = ['late', 'already', 'refused', 'changed'] as const;

function resultText(result: string, { state }: LinkedBooking): string | undefined {
  const refusal = refusals.find((name) => name === result);
  if (refusal) return results[refusal];
  if (result === 'kept') return results.kept;
  if (result !== 'done') return undefined;
  return state === 'cancelled' ? results.done.cancelled : results.done.booked;
}

type PartProps = Pick<BookingProps, 'path' | 'booking'>;

/** Confirms a time or, where it is taken, another. */
function Confirm({ path, booking: { is_free, slots, zone, office_zone } }: PartProps) {
  return (
    <form method="post" action={`${path}/confirm`} className="enquiry-form">
      {is_free ? null : <p>{slots.length > 0 ? bookingLink.taken : bookingLink.noneLeft}</p>}
      {!is_free && slots.length > 0 && (
        <SlotPicker slots={slots} zone={zone} officeZone={office_zone} />
      )}
      {(is_free || slots.length > 0) && (
        <button type="submit" className="button button-primary button-large">
          {is_free ? bookingLink.confirm : bookingLink.confirmOther}
        </button>
      )}
      {!is_free && slots.length === 0 && (
        <a href="/contact?about=consultation">{bookingPage.times.wish}</a>
      )}
    </form>
  );
}

/** Adds it to a calendar, moves and cancels it. */
function Change({ path, booking }: PartProps) {
  const { company } = useFirm();
  const { may_move, may_cancel, moves_left, slots, zone, office_zone, updated_at } = booking;
  const { later, from, changes_until, cancels_from } = booking;
  const version = <input type="hidden" name="version" value={updated_at} />;
  return (
    <>
      <p className="actions">
        <a className="button button-primary" href={`${path}/consultation.ics`} download>
          {bookingPage.made.calendar}
        </a>
      </p>
      {may_cancel && (
        <p>
          {bookingLink.until}{' '}
          <strong>{noBreakTimes(momentLines(changes_until, zone, zone)[0])}</strong>{' '}
          {may_move ? move.text(moves_left) : bookingLink.onlyCancel}
        </p>
      )}
      <p className="soft">{bookingLink.declining}</p>
      {may_move && (
        <details className="booking-change no-print" open={from !== ''} id="move">
          <summary>{move.heading}</summary>
          {slots.length === 0 && <p>{bookingPage.times.none}</p>}
          {slots.length > 0 && (
            <form method="post" action={`${path}/move`} className="enquiry-form">
              {version}
              <SlotPicker slots={slots} zone={zone} officeZone={office_zone} />
              <button type="submit" className="button button-primary">
                {move.button}
              </button>
              {(later !== null || from !== '') && (
                <p className="actions links">
                  {from !== '' && (
                    <a href={`${path}?from=#move`} data-reload="">
                      {bookingPage.times.first}
                    </a>
                  )}
                  {later !== null && (
                    <a href={`${path}?${new URLSearchParams({ from: later })}#move`} data-reload="">
                      {bookingPage.times.more}
                    </a>
                  )}
                </p>
              )}
            </form>
          )}
        </details>
      )}
      {may_cancel && (
        <p className="no-print">
          <a href={`${path}?step=cancel`} data-reload="">
            {cancel.link}
          </a>
        </p>
      )}
      {cancels_from && (
        <p>
          {cancel.again} {clockTime(new Date(cancels_from), zone)}.
        </p>
      )}
      {!may_cancel && !cancels_from && (
        <p>
          {bookingLink.fixed} {company.phone}
        </p>
      )}
    </>
  );
}

function Cancel({ path, booking: { updated_at, undo_until, zone } }: PartProps) {
  return (
    <form method="post" action={`${path}/cancel`} className="enquiry-form">
      <input type="hidden" name="version" value={updated_at} />
      <input type="hidden" name="sure" value="yes" />
      <p>
        {undo_until ? (
          <>
            {cancel.undo} {clockTime(new Date(undo_until), zone)}.
          </>
        ) : (
          cancel.final
        )}
      </p>
      <Field label={cancel.reason} note="optional">
        {(input) => <textarea {...input} name="reason" rows={2} maxLength={300} />}
      </Field>
      <p className="actions">
        <button type="submit" className="button button-primary">
          {cancel.button}
        </button>
        <a className="button" href={path} data-reload="">
          {cancel.keep}
        </a>
      </p>
    </form>
  );
}

/** Takes a cancellation back. */
function Reinstate({ path, booking: { held_until, zone } }: PartProps) {
  return (
    <form method="post" action={`${path}/reinstate`} className="enquiry-form">
      <p>
        {held_until ? (
          <>
            {reinstate.kept} {clockTime(new Date(held_until), zone)}.
          </>
        ) : (
          reinstate.free
        )}
      </p>
      <button type="submit" className="button button-primary">
        {reinstate.button}
      </button>
    </form>
  );
}
