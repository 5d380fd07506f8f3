import { type Company, company } from './content/company';

/** Returns the origins of embedded forms, without duplicates. */
export function originsOf({
  bookingWidget,
  consultationForm,
  enquiryForm,
}: Company['urls']): string[] {
  const named = [bookingWidget, consultationForm, enquiryForm].filter((url) => url !== undefined);
  return [...new Set(named.map((url) => new URL(url).origin))];
}

/** Origins of embedded forms, which pages frame after checking that they respond. */
export const embedOrigins: readonly string[] = originsOf(company.urls);
