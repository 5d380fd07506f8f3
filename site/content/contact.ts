/** The contact page's words. Addresses and hours are in `offices.ts`, links in `company.ts`. */
export const contact = {
  hero: {
    eyebrow: 'Contact',
    title: 'Talk to a person',
    lead: 'Write to us, call, or pick a time. You don’t need to know the name of the visa: tell us what you want to do.',
  },
  enquiry: {
    heading: 'Send an enquiry',
    /** The promise, beside the form. */
    promise: 'We reply within 24 hours.',
    text: 'A few sentences are enough: where you are, what visa you hold now, if any, and what you hope for. Please don’t send passport numbers or health details here; there will be a safer place for them.',
    frameTitle: 'Enquiry form',
    open: 'Open the enquiry form',
    loading: 'Loading the enquiry form…',
    failed: 'The form can’t be loaded here. Open it in a new tab, call or e-mail us instead.',
  },
  booking: {
    heading: 'Book a time',
    text: 'A free consultation takes 30 minutes, by video, by phone or at one of our offices. You choose a time on our booking page, which opens in a new tab.',
    minutes: 30,
    button: 'Book Free Consultation',
  },
  offices: {
    heading: 'Our offices',
    lead: 'Please book before you come, so that the right person is in.',
  },
  hours: { heading: 'When we answer the phone' },
  /** The banner above the footer of most pages. */
  banner: {
    heading: 'Have a question first?',
    text: 'Ask it. A registered agent or counsellor answers within 24 hours.',
    button: 'Contact us',
  },
  /** The dialog that holds the embedded consultation form. */
  consultation: {
    heading: 'Book a free consultation',
    text: '30 minutes, free, with no obligation.',
    frameTitle: 'Consultation booking form',
    loading: 'Loading the booking form…',
    failed: 'The form can’t be loaded here. Use our booking page, call or e-mail us instead.',
  },
} as const;
