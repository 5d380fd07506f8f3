import { type Erased, erasePersonalData } from '../../db/enquiries/personalData';
import type { Services } from '../context';
import { acknowledgementKey } from './limits';

/** Erases everything about an address, as the site's settings require. */
export const eraseAddress = (
  {
    db,
    environment,
  }: Pick<Services, 'db'> & {
    environment: Pick<Services['environment'], 'BREVO_API_KEY'>;
  },
  email: string,
): Erased =>
  erasePersonalData(db, email, {
    keys: [acknowledgementKey(email)],
    hasProvider: environment.BREVO_API_KEY !== undefined,
  });
