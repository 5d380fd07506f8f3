import { company } from './content/company';

const { bookingWidget, consultationForm, enquiryForm } = company.urls;

/** Where the forms in frames come from: pages frame them, and ask first whether they answer. */
export const embedOrigins: readonly string[] = [
  ...new Set([bookingWidget, consultationForm, enquiryForm].map((url) => new URL(url).origin)),
];
