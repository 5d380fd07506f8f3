import type { Seo } from './guides/guide';

/** Texts of the contact page. Addresses, hours and links are the firm's. */
export const contact = {
  hero: {
    eyebrow: 'Contact',
    title: 'Talk to a person',
    lead: 'Write to us, call, or pick a time. You don’t need to know the name of the visa: tell us what you want to do. We reply within {hours}.',
  },
  enquiry: {
    heading: 'Send an enquiry',
    /** The promise beside the form. */
    promise: 'We reply within {hours}.',
    text: 'A few sentences are enough: where you are, what visa you hold now, if any, and what you hope for.',
    another: 'Write another message',
    /** For an embedded form of another company. */
    outside: {
      text: 'A few sentences are enough: where you are, what visa you hold now, if any, and what you hope for. Please don’t send passport numbers or health details here.',
      frameTitle: 'Enquiry form',
      open: 'Open the enquiry form',
      loading: 'Loading the enquiry form…',
      failed: 'The form can’t be loaded here. Open it in a new tab, call or email us instead.',
    },
  },
  booking: {
    heading: 'Book a time',
    text: 'A {free:free }consultation {half:takes 30 minutes, }{!half:takes place }by video, by phone or at one of our offices.',
    /** Followed by one of these, depending on how the firm books. */
    onPage: 'You choose a time on our booking page, which opens in a new tab.',
    here: 'You choose a time here, in your time zone.',
    byForm: 'Tell us which days suit you, and we will confirm one.',
    minutes: 30,
    button: 'Book {free:Free }Consultation',
  },
  next: {
    heading: 'What happens next',
    steps: [
      'A registered migration agent reads what you wrote; questions about courses go to an education counsellor.',
      'You have an answer within {hours}: what is possible, or what we need to know first.',
      'Where it helps, you choose a time for a {free:free }consultation.',
    ],
  },
  /** Beside the consultation form. */
  question: {
    heading: 'Just a question?',
    text: 'Write to us instead: it’s quicker, and you can still book afterwards.',
    button: 'Send an enquiry',
  },
  offices: {
    heading: 'Our offices',
    lead: 'Please book before you come, so that the right person is in. These are the hours for visits.',
  },
  hours: { heading: 'Phone and video calls' },
  /** The same form where none of the free times suits. */
  wish: {
    heading: 'Ask for another time',
    text: 'Say which times suit you, and we will confirm one, or offer the nearest we have.',
  },
  /** Our consultation form on this page. */
  consultation: {
    heading: 'Book a {free:free }consultation',
    text: '{alone:30 minutes by}{!alone:By} video, by phone or at one of our offices.{alone: Free, with no obligation.}',
  },
} as const;

export const contactSeo: Seo = {
  title: 'Contact Us and Book a {free:Free }Consultation',
  description:
    'Write, call or book a {free:free }{half:30-minute }consultation. We reply within {hours} from our offices in {cities}.',
  keywords: ['contact migration agent', '{free:free }visa consultation', '{cities}'],
};
