import { company } from './content/company';

const { bookingWidget, consultationForm, enquiryForm } = company.urls;

/**
 * Where the forms in frames come from: a policy must allow them in `frame-src`, and in `connect-src`
 * too, since a page asks first whether they answer.
 */
export const embedOrigins: readonly string[] = [
  ...new Set([bookingWidget, consultationForm, enquiryForm].map((url) => new URL(url).origin)),
];
