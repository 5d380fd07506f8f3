/** Kinds of enquiry, each with a few fields besides the common ones. */
export type EnquiryKind = 'enquiry' | 'consultation' | 'assessment';

/** A part of a day by the visitor's clock. */
export interface PartOfDay {
  id: string;
  label: string;
  /** First and last hour; absent for the whole day. */
  hours?: readonly [from: number, to: number];
}

/** Parts of a day. Forms without a choice mean the first. */
export const wholeDay: PartOfDay = { id: 'any', label: 'Any time' };
export const partsOfDay: readonly PartOfDay[] = [
  wholeDay,
  { id: 'morning', label: 'Morning, 8 to 12', hours: [8, 12] },
  { id: 'afternoon', label: 'Afternoon, 12 to 5', hours: [12, 17] },
  { id: 'evening', label: 'Evening, 5 to 8', hours: [17, 20] },
];

/** Ways to meet besides the offices. Forms without a choice mean the first. */
export const calls = [
  { id: 'video', label: 'Video call' },
  { id: 'phone', label: 'Phone call' },
] as const;

/** Number of times that visitors may suggest. */
export const timesAsked = 3;

/** Texts of our forms; those of visitors' own fields are in `shared/enquiryFields.ts`. */
export const enquiryForm = {
  optional: 'optional',
  topic: {
    label: 'What is it about?',
    unsure: 'I’m not sure yet',
  },
  message: {
    label: {
      enquiry: 'Your message',
      consultation: 'What would you like to talk about?',
      assessment: 'Anything you would like to add or ask?',
    },
    hint: 'Please leave out passport numbers and health details: we never ask for them here.',
    missing: 'Please tell us what we can help with.',
  },
  times: {
    legend: 'When would suit you?',
    hint: 'Choose up to three times. We will confirm one, or offer the nearest time we have.',
    choices: ['First choice', 'Second choice', 'Third choice'],
    day: 'Day',
    part: 'Time of day',
    zone: 'Your time zone',
    zoneFound: 'set on this device',
    missing: 'Please choose a day that would suit you.',
    wrong: 'Please enter a date, or leave it empty.',
    past: 'Please choose tomorrow or a later day.',
    far: 'Please choose a day within a year.',
    closed: {
      office: (city: string) => `Our ${city} office is closed`,
      calls: 'We take no calls',
      /** Followed by the hours. */
      hours: 'then. Hours:',
      /** Followed by the day's name. */
      special: 'that day',
      /** Followed by the day's name and its hours. */
      changed: 'then',
    },
    /** Followed by the remaining hours. */
    partly: 'Of that time, we are there from',
  },
  how: { label: 'How would you like to meet?', noPhone: 'Please enter the number we should call.' },
  reach: {
    label: 'Contact me only by',
    any: 'Any way is fine',
    noPhone: 'Please enter the number we should call.',
    noEmail: 'Please enter the address we should write to.',
    nothing: 'Please enter an email address or a phone number.',
  },
  ask: {
    label: 'Who would you like to hear from?',
    any: 'Whoever can help',
    office: (city: string) => `Our ${city} office`,
  },
  points: {
    /** Followed by the result. */
    label: 'Send my result of the points test along:',
  },
  newsletter: {
    label: 'Also send me the newsletter, about once a month. Every issue has a link to stop it.',
  },
  submit: {
    enquiry: 'Send enquiry',
    consultation: 'Ask for this time',
    assessment: 'Send my answers',
  },
  sending: 'Sending…',
  /** Before it is sent. */
  promise: {
    hours: 'We reply within {hours}.',
    /** Followed by the time. */
    now: 'Sent now, you’ll hear from us by',
    /** After the hours; followed by the time. */
    means: 'If you write now, that is by',
  },
  problems: {
    heading: { one: 'One thing needs another look', more: 'things need another look' },
    failed:
      'It could not be sent just now. What you wrote is still here: please try again in a minute, or call or email us.',
  },
  sent: {
    heading: {
      enquiry: 'Thank you. Your enquiry is with us',
      consultation: 'Thank you. We have your times',
      assessment: 'Thank you. Your answers are with us',
    },
    /** Followed by the time, if it is known. */
    by: 'We reply by',
    within: 'We reply within {hours}.',
    next: {
      enquiry:
        'A registered migration agent will read it and reply to you personally. Questions about courses go to an education counsellor.',
      consultation:
        'We will check who is free and tell you the time and how to join. Nothing is booked until you hear from us.',
      assessment:
        'A registered migration agent will read your answers and tell you what they mean.',
    },
    /** Followed by the company's address. */
    otherwise: 'No reply by then? Check your junk folder, or email',
    another: 'Write another message',
  },
} as const;
