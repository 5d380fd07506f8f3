import { type Erased, erasePersonalData } from '../../db/enquiries/personalData';
import type { Services } from '../context';
import { mailboxKey } from '../mail/strangers';

/** Erases everything about a person, by one of their contacts, as the site's settings require. */
export const erasePerson = (
  {
    db,
    environment,
  }: Pick<Services, 'db'> & {
    environment: Pick<Services['environment'], 'BREVO_API_KEY'>;
  },
  contact: string,
  keepsAdvice: boolean,
): Erased =>
  erasePersonalData(db, contact, {
    keysOf: (email) => [mailboxKey(email)],
    keepsAdvice,
    hasProvider: environment.BREVO_API_KEY !== undefined,
  });
