import { type Company, company } from './content/company';

/** The origins of the forms in frames that a company names, each once. */
export function originsOf({
  bookingWidget,
  consultationForm,
  enquiryForm,
}: Company['urls']): string[] {
  const named = [bookingWidget, consultationForm, enquiryForm].filter((url) => url !== undefined);
  return [...new Set(named.map((url) => new URL(url).origin))];
}

/** Where the forms in frames come from: pages frame them, and ask first whether they answer. */
export const embedOrigins: readonly string[] = originsOf(company.urls);
