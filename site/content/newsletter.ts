/** The footer's newsletter form. */
export const newsletter = {
  heading: 'Newsletter',
  text: 'What changed, who is affected and what to do. About once a month.',
  label: 'Your email address',
  button: 'Subscribe',
  sending: 'Subscribing...',
  missing: { title: 'Error', description: 'Please enter your email address.' },
  done: { title: 'Thank you for subscribing', description: 'The next issue will reach you.' },
  toConfirm: {
    title: 'One more step',
    description: 'We have sent you a message. Press the button in it, and you are subscribed.',
  },
} as const;
