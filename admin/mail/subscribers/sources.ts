import { choicesOf } from '../../ui/lists/choiceFilter';

const names: Record<string, string> = {
  newsletter: 'Newsletter form',
  'free-access': 'Free access form',
  enquiry: 'Enquiry form',
};

/** For a list to choose from. */
export const sourceChoices = choicesOf(names);

/** What the form that a subscription came from is called. */
export const sourceName = (source: string) => names[source] ?? (source || 'Unknown form');
