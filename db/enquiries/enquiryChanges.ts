import { eq } from 'drizzle-orm';
import { lastDigits, type OfficeFieldName } from '../../shared/enquiryFields';
import { type Database, inTransaction } from '../client';
import { nextVersion } from '../time';
import { type Enquiry, getEnquiry } from './enquiries';
import { enquiries, type ParticularName } from './schema';

/** Fields that are changed; absent ones keep their values. Its status has a verb of its own. */
export type EnquiryValues = Partial<
  Pick<
    Enquiry,
    | 'assigned_to'
    | 'office_id'
    | 'held'
    | 'answer_by'
    | 'verdict_by'
    | OfficeFieldName
    | ParticularName
  >
>;

/** Changes fields of an enquiry; one that is over gets no next step. @throws RangeError if there is none. */
export function changeEnquiry(db: Database, id: string, values: EnquiryValues): Enquiry {
  return write(db, id, () => values);
}

/**
 * Changes an enquiry's status, with other fields. One that is over has no next step.
 * @param at ISO text: when it was closed or marked as spam.
 * @throws RangeError if there is none.
 */
export function changeStatus(
  db: Database,
  id: string,
  status: Enquiry['status'],
  at: string,
  values: EnquiryValues = {},
): Enquiry {
  return write(db, id, (stored) => ({ ...values, ...statusValues(stored, status, at) }));
}

/** Returns what follows from a status. @param at ISO text. */
export function statusValues(
  stored: Pick<Enquiry, 'status' | 'closed_at'>,
  status: Enquiry['status'],
  at: string,
) {
  const closed_at = !isOver(status) ? null : status === stored.status ? stored.closed_at : at;
  return { status, closed_at };
}

const noNextStep = { next_on: null, next_reason: '' };

/** Tells whether an enquiry is done with: it has no next step. */
const isOver = (status: Enquiry['status']): boolean => status === 'closed' || status === 'spam';

function write(
  db: Database,
  id: string,
  valuesOf: (stored: Enquiry) => EnquiryValues & Partial<Pick<Enquiry, 'status' | 'closed_at'>>,
): Enquiry {
  return inTransaction(db, () => {
    const stored = getEnquiry(db, id);
    if (!stored) throw new RangeError(`there is no enquiry ${id}`);
    const values = valuesOf(stored);
    return db.orm
      .update(enquiries)
      .set({
        ...values,
        ...(values.phone !== undefined && { phone_digits: lastDigits(values.phone) }),
        ...(isOver(values.status ?? stored.status) && noNextStep),
        updated_at: nextVersion(stored.updated_at),
      })
      .where(eq(enquiries.id, id))
      .returning()
      .get();
  });
}
