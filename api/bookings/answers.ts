import { createHash, timingSafeEqual } from 'node:crypto';
import { noteWriters } from '../../db/bookings/bookings';
import type { ClientBooking } from '../../db/bookings/clientBookings';
import { inTransaction } from '../../db/client';
import { getEnquiry } from '../../db/enquiries/enquiries';
import { changeEnquiry } from '../../db/enquiries/enquiryChanges';
import { now } from '../../db/time';
import { commaList } from '../../shared/commaList';
import { cut } from '../../shared/cut';
import { isCalendarDay } from '../../shared/days';
import { askedFieldNames, officeField } from '../../shared/enquiryFields';
import type { Services } from '../context';
import { withPlainBreaks } from '../http/bodies';
import type { AskedQuestion } from '../publicTypes';
import { findKind } from './kinds';
import { linkedBooking } from './links';

// What clients answer before a consultation. The link stands in calendars that families share: a page
// says which questions are answered, and shows an answer in the browser alone that wrote it.

type AskedName = (typeof askedFieldNames)[number];

/** Tells whether a booking's client may answer: from its confirmation until it begins. */
const mayAnswer = ({ state, starts_at }: ClientBooking): boolean =>
  state === 'booked' && starts_at > now();

/** Returns the questions to a client. @param writer the secret of their browser; undefined: none yet. */
export function questionsFor(
  services: Pick<Services, 'db' | 'firm'>,
  booking: ClientBooking,
  writer: string | undefined,
): AskedQuestion[] {
  const enquiry = getEnquiry(services.db, booking.enquiry_id);
  if (!enquiry || !mayAnswer(booking)) return [];
  const needed = neededOf(services, booking);
  return askedFieldNames.map((name) => {
    const field = officeField(name);
    const answer = enquiry[name] ?? '';
    return {
      name,
      label: field.asks ?? field.label,
      ...(field.kind === 'day' ? { kind: 'day' } : {}),
      ...(field.kind === undefined ? { max: field.max, lines: field.lines ?? 1 } : {}),
      value: isWrittenBy(booking, name, answer, writer) ? answer : '',
      is_answered: answer !== '',
      is_needed: needed.includes(field.label),
    };
  });
}

/** Lists the labels of the answers that a booking's kind needs. */
const neededOf = ({ firm }: Pick<Services, 'firm'>, { kind_id }: ClientBooking): string[] =>
  commaList(findKind(firm.calendar, kind_id ?? '')?.required_answers ?? '');

/** What is still to be answered: whether anything is, and the questions whose answers are needed. */
export function unansweredOf(
  services: Pick<Services, 'db' | 'firm'>,
  booking: ClientBooking,
): { isAny: boolean; needed: string[] } {
  const open = questionsFor(services, booking, undefined).filter((one) => !one.is_answered);
  return {
    isAny: open.length > 0,
    needed: open.flatMap(({ is_needed, label }) => (is_needed ? label : [])),
  };
}

/**
 * Keeps what a client answers. A field that stays empty changes nothing, unless this browser wrote
 * what was there.
 * @param sent texts by field; a text that is too long is cut, a day that is none is left out.
 */
export function keepAnswers(
  services: Services,
  id: string | undefined,
  sent: Readonly<Record<string, string | undefined>>,
  writer: string,
): 'done' | 'gone' | 'refused' {
  const { db } = services;
  return inTransaction(db, () => {
    const booking = linkedBooking(services, id);
    if (!booking) return 'gone';
    if (!mayAnswer(booking)) return 'refused';
    const enquiry = getEnquiry(db, booking.enquiry_id);
    if (!enquiry) return 'gone';
    const changed = askedFieldNames.flatMap((name) => {
      const said = readAnswer(name, sent[name]);
      const before = enquiry[name] ?? '';
      const isOwn = isWrittenBy(booking, name, before, writer);
      return said === undefined || said === before || (said === '' && !isOwn)
        ? []
        : [[name, said] as const];
    });
    if (changed.length === 0) return 'done';
    const isDay = (name: AskedName) => officeField(name).kind === 'day';
    const values = changed.map(([name, said]) => [name, said === '' && isDay(name) ? null : said]);
    changeEnquiry(db, enquiry.id, Object.fromEntries(values));
    const written = changed.map(([name, said]) => [name, hashOf(name, said, writer)]);
    noteWriters(db, booking.id, { ...booking.answer_writers, ...Object.fromEntries(written) });
    return 'done';
  });
}

function readAnswer(name: AskedName, sent: string | undefined): string | undefined {
  if (sent === undefined) return undefined;
  const field = officeField(name);
  const said = withPlainBreaks(sent);
  if (field.kind === 'day') return said === '' || isCalendarDay(said) ? said : undefined;
  return field.kind === undefined ? cut(said, field.max) : undefined;
}

const hashOf = (name: string, answer: string, writer: string): string =>
  createHash('sha256')
    .update(JSON.stringify([name, answer, writer]))
    .digest('base64url');

/** Tells whether a browser wrote an answer as it stands: not once somebody changed it. */
function isWrittenBy(
  { answer_writers }: ClientBooking,
  name: AskedName,
  answer: string,
  writer: string | undefined,
): boolean {
  const known = answer_writers?.[name];
  if (known === undefined || writer === undefined || answer === '') return false;
  const own = hashOf(name, answer, writer);
  return known.length === own.length && timingSafeEqual(Buffer.from(known), Buffer.from(own));
}
