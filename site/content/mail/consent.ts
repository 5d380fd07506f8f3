import { enquiryForm } from '../enquiryForm';
import { newsletter } from '../newsletter';
import { resourcesPage } from '../resources';

/** Consent texts beside each form's button, stored with the subscription. */
export const consentWordings = {
  newsletter: `${newsletter.heading}. ${newsletter.text} [${newsletter.button}]`,
  'free-access': `${resourcesPage.access.text} [${resourcesPage.access.button}]`,
  enquiry: enquiryForm.newsletter.label,
} as const;
