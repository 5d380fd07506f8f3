/** Texts beside a guide. */
export const guideAside = {
  costs: {
    heading: 'Costs at a glance',
    text: 'The government’s charge for the main applicant.',
  },
  next: {
    heading: 'What happens next',
    steps: [
      'You tell us where you are and what you hope for.',
      'A registered agent looks at your visa, your dates and your evidence.',
      'You hear which way is open and what to do first.{half: The first half-hour is free.}',
    ],
  },
  book: 'Choose a time',
} as const;
