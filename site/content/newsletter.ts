/** The footer's newsletter form. */
export const newsletter = {
  heading: 'Newsletter',
  text: 'What changed, who is affected and what to do. About once a month.',
  label: 'Your email address',
  button: 'Subscribe',
  sending: 'Subscribing...',
  missing: { title: 'Error', description: 'Please enter your email address.' },
  done: { title: 'Thank you for subscribing', description: 'You will receive the next issue.' },
  toConfirm: {
    title: 'One more step',
    description: 'We have sent you an email. Press the button in it to confirm your subscription.',
  },
} as const;
