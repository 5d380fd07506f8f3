import { company } from '../company';

export { consentWordings } from './consent';
export type { Fact, RenderedMail } from './render';
export * from './templates';

/** Sender's name if `MAIL_FROM` is a bare address. */
export const senderName = company.name;

/** The office's default address. */
export const officeEmail = company.email;
