export * from './bookings';
export { consentWordings } from './consent';
export type { Fact, RenderedMail } from './render';
export * from './templates';
