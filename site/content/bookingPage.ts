import type { Seo } from './guides/guide';

/** Texts of the booking form, and of the page behind a booking's link. */
export const bookingPage = {
  path: '/book',
  eyebrow: 'Consultation',
  title: 'Book a {free:free }consultation',
  lead: '{alone:30 minutes by}{!alone:By} video, by phone or at one of our offices.{alone: Free, with no obligation.}',
  happens: {
    heading: 'What happens',
    steps: [
      'You choose a time and get an email: its link confirms it, and moves or cancels it later.',
      'Have your passport, your visa and your questions at hand. You don’t have to send anything.',
      '{alone:We talk for half an hour. }At the end you know what comes next, and what it costs.',
    ],
  },
  /** Where the firm offers several kinds. */
  several: {
    title: 'Book a consultation',
    lead: 'By video, by phone or at one of our offices. Choose what you need, and a time.',
    last: 'At the end you know what comes next, and what it costs.',
  },
  people: 'Whom you meet',
  choices: {
    heading: 'About what, how and when',
    change: 'Change',
    /** Followed by a name. */
    with: 'with',
    /** Followed by a topic. */
    about: 'about',
    kind: 'Which consultation?',
    topic: 'What is it about?',
    unsure: 'I’m not sure yet',
    how: 'How would you like to meet?',
    person: 'With whom?',
    anybody: 'Whoever is free first',
    zone: 'Your time zone',
    ownZone: 'set on this device',
    /** Followed by a name, role and registration. */
    met: 'You will meet',
    visa: 'Advice on visas comes from registered migration agents alone.',
    course: 'This is about courses, not visas: our education counsellors may not advise on visas.',
    show: 'Show free times',
  },
  times: {
    heading: 'Choose a time',
    loading: 'Looking for free times…',
    failed: 'The free times can’t be loaded just now.',
    again: 'Try again',
    none: 'No time is free for this. Choose another way to meet, or tell us which times suit you.',
    days: 'Days with free times',
    noneThen: 'no free times',
    more: 'Later times',
    first: 'The first free times',
    count: (times: number) => (times === 1 ? '1 time' : `${times} times`),
    missing: 'Please choose a time.',
    /** Followed by the link. */
    other: 'None of these times suits you?',
    wish: 'Tell us which do',
  },
  terms: {
    heading: 'The terms of this consultation',
    agree: 'I have read them, and agree.',
    missing: 'Please read the terms, and tick that you agree.',
  },
  payment: {
    /** Followed by an amount. */
    costs: 'It costs',
    later: 'How to pay stands in the confirmation.',
    /** Followed by a moment. */
    by: 'Please pay by',
    pay: 'Pay now',
    outside: 'It leads to the company that takes the payment.',
    /** Followed by a code. */
    reference: 'Name this reference with the payment:',
    noLink: 'We will write to you how to pay.',
    paid: 'It is paid. Thank you.',
    terms: 'The terms that it was booked under',
  },
  details: {
    heading: 'Who are you?',
    note: 'What would you like to talk about?',
    submit: 'Book this time',
  },
  made: {
    booked: { heading: 'Your consultation is booked' },
    held: {
      heading: 'One more step',
      text: 'We hold this time for 15 minutes. Open the link in the email that we have sent you to confirm it.',
    },
    unheld: {
      heading: 'One more step',
      text: 'Open the link in the email that we have sent you, and soon: many people are booking, and whoever confirms first gets the time.',
    },
    mailed: {
      heading: 'Look in your email',
      text: 'We have sent you when, how and with whom, and where to move or cancel it.',
    },
    requested: {
      heading: 'Thank you. We have your wish',
      text: 'We will look at it and tell you whether this time is yours. Nothing is booked until you hear from us.',
    },
    /** About the email with the link. */
    mail: {
      /** Followed by the address. */
      sentTo: 'It went to',
      look: 'It takes a minute at most. Look among your spam, too.',
      /** Followed by a time. */
      until: 'We hold this time for you until',
      over: 'We don’t hold this time any more. The link still books it, if nobody was faster.',
      again: 'Send it again',
      sentAgain: 'We have sent it again.',
      wrong: 'Wrong address? Change it',
      right: 'Your email address',
      send: 'Send it there',
      back: 'Back',
      failed: 'That didn’t work just now. Please try again.',
      /** Followed by the phone number. */
      call: 'Nothing came? Call us:',
    },
    keep: 'Keep this link: it is the only way to move or cancel it yourself.',
    calendar: 'Add to your calendar',
    manage: 'Move or cancel',
    another: 'Book another time',
  },
} as const;

export const bookingSeo: Seo = {
  title: 'Book a {free:Free }Consultation',
  description:
    'Choose a time for a {free:free }{half:30-minute }consultation by video, by phone or at one of our offices, in your time zone.',
  keywords: ['book a consultation', '{free:free }visa consultation', 'migration agent appointment'],
};

/** The page behind the link in a booking's mail. */
export const bookingLink = {
  title: 'Your consultation',
  gone: {
    title: 'This link has expired',
    text: 'It is incomplete, the consultation is over, or it was never confirmed.',
    book: 'Book a consultation',
  },
  labels: {
    what: 'What',
    price: 'Price',
    when: 'When',
    before: 'Before',
    how: 'How',
    person: 'With',
    cancelled: 'Cancelled',
  },
  states: {
    unconfirmed: 'Press the button to confirm this time.',
    /** Followed by a time. */
    held: 'We hold it for you until',
    unheld: 'It isn’t held: whoever confirms first gets it.',
    booked: 'It is booked.',
    cancelled: 'It is cancelled.',
    missed: 'It is over.',
    over: 'It is over.',
    by: { client: 'by you', office: 'by us' },
  },
  results: {
    done: { booked: 'Thank you. It is booked.', cancelled: 'It is cancelled, as you wished.' },
    kept: 'Your answers are saved.',
    late: 'That time was taken meanwhile. Please choose another.',
    already:
      'There is a consultation with your address already. Move or cancel that one, with the link in its email.',
    refused:
      'It can’t be changed here just now: it begins too soon, or was changed too often. Please call us.',
    changed: 'It was changed meanwhile. This is how it stands now.',
  },
  confirm: 'Confirm this time',
  confirmOther: 'Book this time instead',
  taken: 'This time isn’t free any more. These are the nearest ones:',
  noneLeft: 'No time is free. Please tell us which times suit you.',
  move: {
    heading: 'Move it',
    text: (left: number) =>
      `you can cancel it here, or move it ${left === 1 ? 'once more' : `up to ${left} times`}.`,
    button: 'Move to this time',
  },
  cancel: {
    link: 'Cancel it',
    heading: 'Cancel this consultation?',
    /** Followed by a time. */
    undo: 'You can take it back: your time is kept for you until',
    final: 'You took it back once: this time it is cancelled for good.',
    reason: 'Why, if you would like to say',
    button: 'Yes, cancel it',
    keep: 'No, keep it',
    /** Followed by a time. */
    again: 'You took a cancellation back. You can cancel it here again from',
  },
  reinstate: {
    /** Followed by a time. */
    kept: 'It wasn’t you, or you changed your mind? Your time is kept for you until',
    free: 'It wasn’t you, or you changed your mind? You can have your time back, if nobody took it.',
    button: 'Keep the consultation',
  },
  /** Questions that are answered before. */
  before: {
    heading: 'Before we talk',
    text: 'So that we can prepare: answer what you can. All of it is optional, and you can change it until we talk.',
    needed:
      'So that we can prepare, please answer what is marked as needed. You can change it until we talk.',
    isNeeded: 'needed',
    isOptional: 'optional',
    answered:
      'This is answered. Answers are shown only in the browser in which they were written; what you write here replaces it.',
    notice:
      'Our staff alone read your answers: where you are, your visa, nationality and family, refusals, and what you ask. They are kept with your enquiry, as our privacy policy says.',
    save: 'Save answers',
    saving: 'Saving …',
    saved: 'Saved.',
    failed: 'Not saved: check your connection, and press “Save answers”.',
  },
  /** Followed by a time. */
  until: 'Until',
  onlyCancel: 'you can cancel it here. It was moved too often to be moved again.',
  fixed: 'To change it now, please call us.',
  declining: 'Declining the invitation in your calendar doesn’t cancel it.',
} as const;
