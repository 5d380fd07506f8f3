import type { Seo } from './guides/guide';

/** Results of a subscription sent without script, selected by the page's address. */
export const newsletterPage = {
  path: '/newsletter',
  results: {
    done: {
      title: 'You are subscribed',
      lead: 'Thank you. You will receive the next issue.',
    },
    confirm: {
      title: 'One more step',
      lead: 'We have sent you an email. Press the button in it to confirm your subscription.',
    },
    email: {
      title: 'Please enter your email address',
      lead: 'We can’t write to the address that was entered. Please enter it again at the foot of this page.',
    },
    later: {
      title: 'Your address could not be sent just now',
      lead: 'Please try again in a few minutes, at the foot of this page.',
    },
  },
  start: {
    title: 'The newsletter',
    lead: 'What changed, who is affected and what to do, about once a month. Subscribe at the foot of this page.',
  },
} as const;

/** A page behind a link in mail, before and after its button is pressed. */
export interface MailLinkPage {
  path: string;
  ask: { title: string; lead: string; button: string };
  done: { title: string; lead: string };
  /** It was done before. */
  already?: { title: string; lead: string };
  /** The link is incomplete or expired, or its owner has decided otherwise since. */
  gone: { title: string; lead: string };
}

export const confirmPage: MailLinkPage = {
  path: '/newsletter/confirm',
  ask: {
    title: 'Confirm your subscription',
    lead: 'Press the button to receive our newsletter about once a month. Every issue has a link to stop it.',
    button: 'Confirm',
  },
  done: {
    title: 'You are subscribed',
    lead: 'Thank you. You will receive the next issue. If it wasn’t you, press Unsubscribe in the same email.',
  },
  already: {
    title: 'You are subscribed already',
    lead: 'There is nothing left to do. Every issue, and the same email, has a link to stop it.',
  },
  gone: {
    title: 'This link has expired',
    lead: 'Subscribe again at the foot of this page.',
  },
};

export const unsubscribePage: MailLinkPage = {
  path: '/newsletter/unsubscribe',
  ask: {
    title: 'Stop the newsletter',
    lead: 'Press the button, and we will stop sending the newsletter to this address.',
    button: 'Unsubscribe',
  },
  done: {
    title: 'You are unsubscribed',
    lead: 'You will no longer receive the newsletter at this address. If it wasn’t you, press Confirm in our email again, within 14 days of it. Later, subscribe again at the foot of this page.',
  },
  gone: {
    title: 'This link is incomplete',
    lead: 'Part of it is missing. Open it again from our email, or write to us and we will take you off the list.',
  },
};

export const newsletterSeo: Seo = {
  title: 'The Newsletter',
  description:
    'The page behind the newsletter form: whether we have your address, and what comes next.',
  keywords: ['newsletter', 'subscribe', 'subscription'],
};

export const confirmSeo: Seo = {
  title: 'Confirm Your Subscription',
  description:
    'The page that the link in our email leads to: press the button to confirm your subscription.',
  keywords: ['newsletter', 'confirm', 'subscription'],
};

export const unsubscribeSeo: Seo = {
  title: 'Stop the Newsletter',
  description:
    'The page that the link in our email leads to: press the button to stop the newsletter.',
  keywords: ['newsletter', 'stop', 'unsubscribe'],
};
