import { enquiryForm } from '../enquiryForm';
import { newsletter } from '../newsletter';
import { resourcesPage } from '../resources';

/**
 * What a visitor agrees to at each form, as it stands beside its button: kept with the subscription.
 */
export const consentWordings = {
  newsletter: `${newsletter.heading}. ${newsletter.text} [${newsletter.button}]`,
  'free-access': `${resourcesPage.access.text} [${resourcesPage.access.button}]`,
  enquiry: enquiryForm.newsletter.label,
} as const;
