import { knownAnswers, noAnswers } from '../../assessment/answers';
import type { FormValues } from '../../enquiry/formValues';
import { createTabStore, type Store } from '../../store';

/** This tab's answers, which survive a reload and visits to other pages. */
export const storedAnswers = createTabStore('visa-assessment', noAnswers, knownAnswers);

/** The same for a form. */
export const keptAnswers: Store<FormValues | undefined> = {
  ...storedAnswers,
  set: (values) => storedAnswers.set(values ?? noAnswers),
};
