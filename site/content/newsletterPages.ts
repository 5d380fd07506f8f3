/** What became of an address that was sent by the form alone, by what the page's address says. */
export const newsletterPage = {
  path: '/newsletter',
  results: {
    done: {
      title: 'You are subscribed',
      lead: 'Thank you. The next issue will reach you.',
    },
    confirm: {
      title: 'One more step',
      lead: 'We have sent you a message. Press the button in it, and you are subscribed.',
    },
    email: {
      title: 'Please enter your email address',
      lead: 'What was sent is not an address that we can write to. Enter it once more at the foot of this page.',
    },
    later: {
      title: 'It could not be sent just now',
      lead: 'Please try again in a few minutes, at the foot of this page.',
    },
  },
  start: {
    title: 'The newsletter',
    lead: 'What changed, who is affected and what to do, about once a month. Subscribe at the foot of this page.',
  },
} as const;

/** A page that a link in a message leads to, before and after its button is pressed. */
export interface MailLinkPage {
  path: string;
  ask: { title: string; lead: string; button: string };
  done: { title: string; lead: string };
  /** The link is cut short or too old, or was overtaken by what its owner did later. */
  gone: { title: string; lead: string };
}

export const confirmPage: MailLinkPage = {
  path: '/newsletter/confirm',
  ask: {
    title: 'Confirm your subscription',
    lead: 'Press the button, and our newsletter reaches you about once a month. Every issue has a link to stop it.',
    button: 'Confirm',
  },
  done: {
    title: 'You are subscribed',
    lead: 'Thank you. The next issue will reach you.',
  },
  gone: {
    title: 'This link no longer works',
    lead: 'It is older than two weeks, it was cut short on its way, or you have unsubscribed since. To subscribe, enter your address once more at the foot of this page.',
  },
};

export const unsubscribePage: MailLinkPage = {
  path: '/newsletter/unsubscribe',
  ask: {
    title: 'Stop the newsletter',
    lead: 'Press the button, and we write to this address no more.',
    button: 'Unsubscribe',
  },
  done: {
    title: 'You are unsubscribed',
    lead: 'We write to this address no more. If you change your mind, subscribe again at the foot of this page.',
  },
  gone: {
    title: 'This link is not complete',
    lead: 'It was cut short on its way. Open it again from the message, or write to us and we take you off the list.',
  },
};
