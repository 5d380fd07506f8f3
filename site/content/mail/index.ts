import { company } from '../company';

export { consentWordings } from './consent';
export type { Fact, RenderedMail } from './render';
export * from './templates';

/** Who writes, where `MAIL_FROM` names an address alone. */
export const senderName = company.name;

/** Who in the office is written to, where no setting names anybody. */
export const officeEmail = company.email;
