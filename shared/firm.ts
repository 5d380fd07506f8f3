import { commaList } from './commaList';
import { daysAfter } from './days';
import { askedFieldNames, officeFields } from './enquiryFields';
import { enquiryTopics } from './enquiryTopics';
import { isClosedWeek, type Week } from './hours';
import { outsideAddress } from './outsideAddress';
import { dialableNumber } from './phone';
import { paymentLink, priceProblem, storedPrice } from './price';
import type { PlainResource } from './resource';
import { timeZones } from './timeZones';

const menu = (label: string) => ({ group: 'Firm', label }) as const;

const position = {
  kind: 'number',
  label: 'Position',
  min: 0,
  max: 999,
  initial: 100,
  isPrivate: true,
  help: 'Lower numbers come first on the site.',
} as const;

const phone = {
  label: 'Phone',
  max: 40,
  leadsClients: true,
  help: 'As people read it, such as (02) 5550 1234; from abroad with +, such as +91 79 5550 1234.',
  problem: (text: string) =>
    dialableNumber(text)
      ? undefined
      : 'Enter a phone number, such as (02) 5550 1234 or +91 79 5550 1234.',
} as const;

const phoneDial = {
  label: 'Number that the phone dials',
  max: 20,
  isOptional: true,
  leadsClients: true,
  help: 'Only if it isn’t the number above, such as +61255501234.',
  problem: (text: string) =>
    /^(\+?\d{5,19})?$/.test(text) ? undefined : 'Enter digits only, such as +61255501234.',
} as const;

const zone = {
  label: 'Time zone',
  max: 50,
  offered: timeZones.map(({ id, label }) => ({ id, name: `${label} (${id})` })),
  problem: (text: string) =>
    isZone(text) ? undefined : 'There is no such time zone. Australia/Sydney is one.',
} as const;

const email = {
  label: 'Email',
  max: 254,
  leadsClients: true,
  problem: emailProblem,
} as const;

/** Topics that decide to whom an enquiry goes. */
const topics = (help: string) =>
  ({
    label: 'Enquiries about',
    max: 500,
    isOptional: true,
    help: `${help}, separated by commas: ${enquiryTopics.join(', ')}.`,
    problem: (text: string) =>
      commaList(text).every((topic) => enquiryTopics.includes(topic))
        ? undefined
        : 'Enter topics as they are written below.',
  }) as const;

/** Who is registered, and as whom, is the firm's word: the name, role and last day of an agent. */
const isAgent = ({ marn }: Readonly<Record<string, unknown>>) => Boolean(marn);

const lastDay = (whose: string, what: string) =>
  ({
    kind: 'day',
    label: 'Last day',
    isOptional: true,
    isPrivate: true,
    help: `${whose} leaves the site after this day. ${what}`,
  }) as const;

const image = (help: string) =>
  ({ kind: 'image', label: 'Image', isOptional: true, help }) as const;

/** An address of another company that pages link to or frame, with what visitors enter there. */
const link = (label: string, help?: string) =>
  ({
    label,
    max: 500,
    isOptional: true,
    leadsClients: true,
    ...(help && { help }),
    problem: (text: string) =>
      text === '' || outsideAddress(text)
        ? undefined
        : 'Enter an address such as https://www.example.com/page.',
    stored: (text: string) => outsideAddress(text) ?? text,
  }) as const;

const askedLabels = askedFieldNames.map((name) => officeFields[name].label as string);

/** What is paid, and where, is the firm's word. */
const isPaid = ({ price, payment_link, next_on }: Readonly<Record<string, unknown>>) =>
  Boolean(price || payment_link || next_on);

const price = (label: string) =>
  ({
    label,
    max: 7,
    isOptional: true,
    asserts: isPaid,
    problem: priceProblem,
    stored: storedPrice,
  }) as const;

const paidAt = (label: string) =>
  ({
    label,
    max: 500,
    isOptional: true,
    isPrivate: true,
    asserts: isPaid,
    problem: (text: string) =>
      text === '' || paymentLink(text)
        ? undefined
        : 'Enter an address such as https://www.example.com/pay?for={reference}.',
    stored: (text: string) => paymentLink(text) ?? text,
  }) as const;

export const offices = {
  noun: 'office',
  nouns: 'offices',
  isPublic: true,
  menu: menu('Offices'),
  sort: ['position', 'ASC'],
  listed: ['city', 'phone', 'hours', 'ended_on'],
  sections: {
    city: 'Address',
    phone: 'How to reach it',
    notices_to: 'Enquiries',
    hours: 'Hours',
    image: 'On the site',
  },
  fields: {
    city: { label: 'City', max: 60, isUnique: true },
    role: { label: 'Role', max: 60, isOptional: true, help: 'Such as Head office.' },
    street: { label: 'Street', max: 200 },
    locality: { label: 'Suburb or town', max: 100 },
    region: { label: 'State or region', max: 60 },
    postcode: { label: 'Postcode', max: 20 },
    country: { label: 'Country', max: 60 },
    phone,
    phone_dial: phoneDial,
    phone_note: {
      label: 'Note on the phone',
      max: 100,
      isOptional: true,
      help: 'Such as where the number rings.',
    },
    email,
    notices_to: {
      label: 'Email for notices',
      max: 254,
      isOptional: true,
      isPrivate: true,
      leadsClients: true,
      help: 'Where notices for this office go, besides the usual address.',
      problem: (text: string) => (text === '' ? undefined : emailProblem(text)),
    },
    countries: {
      label: 'Enquiries from',
      max: 500,
      isOptional: true,
      isPrivate: true,
      help: 'Countries, separated by commas, such as India, Nepal.',
    },
    topics: { ...topics('Used if no country decides'), isPrivate: true },
    hours: { kind: 'week', label: 'Hours for visits' },
    zone,
    zone_note: {
      label: 'Time zone in words',
      max: 60,
      isOptional: true,
      help: 'Shown with the hours of an office abroad, such as India (UTC+5:30).',
    },
    image: image('A photograph of the office, three wide by two high.'),
    position,
    ended_on: lastDay('The office', 'Rows that name it stay.'),
  },
} as const satisfies PlainResource;

const registration = /\bregistered\b.*\bagent\b|\bMARN\b/i;

export const people = {
  noun: 'person',
  nouns: 'people',
  isPublic: true,
  menu: menu('Our people'),
  sort: ['position', 'ASC'],
  listed: ['name', 'role', 'offices', 'marn', 'registered_until', 'ended_on'],
  elsewhere: {
    admin_id:
      'An owner proposes their account with POST /api/people/{id}/account, and that account confirms it.',
  },
  sections: {
    name: 'Who they are',
    marn: 'Registration',
    languages: 'Text and portrait',
    offices: 'Where they appear',
    takes_bookings: 'Consultations',
    topics: 'In the office',
  },
  fields: {
    name: { label: 'Name', max: 100, isUnique: true, asserts: isAgent },
    role: { label: 'Role', max: 120, asserts: isAgent },
    marn: {
      label: 'MARN',
      max: 20,
      isOptional: true,
      asserts: true,
      help: 'Migration agent registration number. Without it nobody is shown as registered.',
      problem: (text: string) =>
        /^\d*$/.test(text) ? undefined : 'A registration number consists of digits.',
    },
    registered_until: {
      kind: 'day',
      label: 'Registered until',
      isOptional: true,
      isPrivate: true,
      asserts: true,
      help: 'The site stops calling them registered after this day. Start warns 60 days before.',
    },
    renewal_lodged_on: {
      kind: 'day',
      label: 'Renewal lodged on',
      isOptional: true,
      isPrivate: true,
      asserts: true,
      help: 'They stay registered while the renewal is decided. Empty this once it is.',
    },
    languages: { label: 'Languages', max: 200, isOptional: true, help: 'Such as English, Tamil.' },
    specialization: { label: 'Specialises in', max: 200, isOptional: true },
    bio: { label: 'About them', max: 1000, lines: 4 },
    image: image('A portrait, four wide by five high.'),
    offices: { kind: 'references', to: 'offices', label: 'Offices', isOptional: true },
    on_team: { kind: 'switch', label: 'On the team page', initial: true, isPrivate: true },
    on_home: { kind: 'switch', label: 'On the home page', initial: false },
    takes_bookings: {
      kind: 'switch',
      label: 'Can be booked on the site',
      initial: false,
      isPrivate: true,
    },
    hours: {
      kind: 'week',
      label: 'Hours for consultations',
      isPrivate: true,
      help: 'By the clock of their first office.',
    },
    notices_to: {
      label: 'Email for their consultations',
      max: 254,
      isOptional: true,
      isPrivate: true,
      leadsClients: true,
      help: 'With a calendar entry. Without it: to the office.',
      problem: (text: string) => (text === '' ? undefined : emailProblem(text)),
    },
    absences: { kind: 'periods', label: 'Away', isOptional: true, isPrivate: true },
    video_url: {
      ...link('Link for video calls', 'Sent with the confirmation of a video consultation.'),
      isPrivate: true,
    },
    topics: { ...topics('Assigned to them'), isPrivate: true },
    position,
    ended_on: { ...lastDay('The person', 'What they wrote stays.'), asserts: isAgent },
  },
  problems: ({ takes_bookings, hours }): Record<string, string> =>
    takes_bookings && isClosedWeek(hours as Week)
      ? {
          hours:
            'Enter hours, or switch “Can be booked on the site” off: without any, no time is offered.',
        }
      : {},
} as const satisfies PlainResource;

const maxSpecialDays = 60;

/** Returns the row about a day; of several, as within a longer closure, the one that begins last. */
export const specialOn = <Row extends { date: string; until: string }>(
  rows: readonly Row[],
  day: string,
): Row | undefined =>
  rows
    .filter(({ date, until }) => date <= day && day <= (until || date))
    .toSorted((one, other) => other.date.localeCompare(one.date))[0];

export const specialDays = {
  noun: 'special day',
  nouns: 'special days',
  isPublic: true,
  menu: menu('Special days'),
  sort: ['date', 'ASC'],
  fields: {
    name: { label: 'Name', max: 100, help: 'Such as Christmas Day, or Closing early.' },
    date: { kind: 'day', label: 'Date' },
    until: {
      kind: 'day',
      label: 'Last day',
      isOptional: true,
      help: 'If it is more than one day, such as from Christmas to New Year.',
    },
    offices: { kind: 'references', to: 'offices', label: 'Offices', isOptional: true },
    phones: {
      kind: 'switch',
      label: 'Phone and video calls too',
      initial: false,
      help: 'Promised reply times follow these.',
    },
    hours: { kind: 'hours', label: 'Hours', isOptional: true, help: 'None: closed all day.' },
  },
  problems({ date, until }): Record<string, string> {
    if (!until) return {};
    const [first, last] = [String(date), String(until)];
    if (last < first) return { until: 'The last day is before the first.' };
    return last > daysAfter(first, maxSpecialDays)
      ? { until: `${maxSpecialDays} days are the most. Enter an office’s last day if it closes.` }
      : {};
  },
} as const satisfies PlainResource;

export const consultationKinds = {
  noun: 'kind of consultation',
  nouns: 'kinds of consultation',
  isPublic: true,
  menu: menu('Consultations'),
  sort: ['position', 'ASC'],
  listed: ['name', 'minutes', 'price', 'next_on', 'people', 'is_shown'],
  sections: {
    name: 'What it is',
    price: 'What it costs',
    topics: 'For whom, and by whom',
    is_shown: 'On the site',
  },
  fields: {
    name: {
      label: 'Name',
      max: 80,
      isUnique: true,
      help: 'As clients read it. A booking keeps the name and length that it was made with.',
    },
    minutes: {
      kind: 'number',
      label: 'Minutes',
      min: 15,
      max: 120,
      initial: 30,
      help: 'In quarters of an hour. Half hours begin on the half hour, others on the quarter.',
    },
    description: {
      label: 'What happens',
      max: 600,
      lines: 3,
      isOptional: true,
      help: 'Shown to whoever chooses it.',
    },
    price: {
      ...price('Price'),
      help: 'Australian dollars, all that a client pays, such as 165 or 82.50. Empty: it is free. A booking keeps the price that it was made with.',
    },
    has_gst: {
      kind: 'switch',
      label: 'The price includes GST',
      initial: true,
      help: 'Off for a firm that isn’t registered for GST.',
    },
    payment_link: {
      ...paidAt('Payment link'),
      help: 'Where clients pay, at another company. {reference} in it becomes a code of the booking.',
    },
    next_on: {
      kind: 'day',
      label: 'Another price from',
      isOptional: true,
      isPrivate: true,
      asserts: isPaid,
      help: 'Consultations that are booked from this day on cost the price below.',
    },
    next_price: { ...price('Price from that day on'), isPrivate: true },
    next_payment_link: {
      ...paidAt('Payment link from that day on'),
      help: 'Empty: the link stays.',
    },
    terms: {
      label: 'Terms',
      max: 3000,
      lines: 6,
      isOptional: true,
      help: 'Such as when a fee is paid back. Clients agree by a tick, and a booking keeps the words that it was made under.',
    },
    topics: { ...topics('Offered for these alone'), label: 'Topics' },
    required_answers: {
      label: 'Answers needed before',
      max: 500,
      isOptional: true,
      isPrivate: true,
      help: `What its clients are asked to answer before the talk, separated by commas: ${askedLabels.join(', ')}. They may answer the others, too.`,
      problem: (text: string) =>
        commaList(text).every((label) => askedLabels.includes(label))
          ? undefined
          : 'Enter answers as they are written below.',
    },
    people: {
      kind: 'references',
      to: 'people',
      label: 'Held by',
      isOptional: true,
      help: 'Nobody chosen: everybody who can be booked.',
    },
    video: {
      kind: 'switch',
      label: 'By video',
      initial: true,
      help: 'With none of the three it takes place in any way.',
    },
    phone: { kind: 'switch', label: 'By phone', initial: true },
    office: { kind: 'switch', label: 'At an office', initial: true },
    is_shown: {
      kind: 'switch',
      label: 'Shown on the site',
      initial: true,
      isPrivate: true,
      help: 'One that isn’t shown can be booked by hand.',
    },
    position,
  },
  problems: ({ minutes, next_on, next_price, next_payment_link }): Record<string, string> => ({
    ...(Number(minutes) % 15 !== 0 && { minutes: 'Enter whole quarters: 15, 30, 45, 60 …' }),
    ...((next_price || next_payment_link) && !next_on
      ? { next_on: 'Enter the day from which this price or link holds, or leave both empty.' }
      : {}),
  }),
} as const satisfies PlainResource;

export const partners = {
  noun: 'partner',
  nouns: 'partners',
  isPublic: true,
  menu: menu('Partners'),
  sort: ['name', 'ASC'],
  fields: {
    name: { label: 'Name', max: 120, isUnique: true },
    image: { ...image('The logo, shown 160 wide by 64 high.'), label: 'Logo' },
  },
} as const satisfies PlainResource;

export const claims = {
  noun: 'claim',
  nouns: 'claims',
  isPublic: true,
  menu: menu('Claims'),
  sort: ['position', 'ASC'],
  fields: {
    label: { label: 'What is counted', max: 80, asserts: true, help: 'Such as student visas.' },
    value: { label: 'Figure', max: 20, asserts: true, help: 'Such as 500+ or 98%.' },
    counted: {
      label: 'How it was counted',
      max: 300,
      isOptional: true,
      asserts: true,
      lines: 2,
      help: 'Shown below the figures. Advertised results must be provable (Australian Consumer Law).',
    },
    as_of: { kind: 'day', label: 'As of', isOptional: true, asserts: true },
    position,
  },
} as const satisfies PlainResource;

export const approvals = {
  noun: 'approval',
  nouns: 'approvals',
  isPublic: true,
  menu: menu('Approvals'),
  sort: ['created_at', 'DESC'],
  fields: {
    person: {
      label: 'Person',
      max: 60,
      asserts: true,
      help: 'First name and initial, never a whole name.',
    },
    visa: { label: 'Visa', max: 80, asserts: true, help: 'Such as Student visa (500).' },
    place: { label: 'Place', max: 60, asserts: true },
    image: { ...image('A square photograph, if they agreed to be shown.'), asserts: true },
    agreed_on: {
      kind: 'day',
      label: 'Client agreed on',
      isOptional: true,
      isPrivate: true,
      asserts: true,
      help: 'The day on which they agreed to be named. Without it only samples are shown.',
    },
  },
} as const satisfies PlainResource;

export const company = {
  noun: 'company details',
  nouns: 'company details',
  isPublic: true,
  isSingle: true,
  menu: menu('Company'),
  sort: ['name', 'ASC'],
  sections: {
    name: 'Who you are',
    email: 'How to reach you',
    promised_hours: 'Promised replies',
    messaging: 'Chat and forms of other companies',
    booking_notice: 'Bookings',
    linkedin: 'Social media',
    content_signal: 'What the site shows',
  },
  fields: {
    name: { label: 'Name', max: 100, asserts: true },
    short_name: { label: 'Short name', max: 40, help: 'In the logo and in titles.' },
    description: {
      label: 'Description',
      max: 400,
      lines: 3,
      help: 'One sentence for the footer and search engines. {cities} stands for those of the offices.',
    },
    keywords: { label: 'Keywords', max: 500, isOptional: true, help: 'Separated by commas.' },
    founded: {
      kind: 'number',
      label: 'Founded in',
      min: 1900,
      max: 2999,
      initial: 2022,
      asserts: true,
    },
    abn: { label: 'ABN', max: 20, asserts: true },
    marns: {
      label: 'More registration numbers',
      max: 200,
      isOptional: true,
      asserts: true,
      help: 'MARNs of agents who aren’t among People, separated by commas.',
    },
    email,
    phone,
    phone_dial: phoneDial,
    hours: { kind: 'week', label: 'Hours for phone and video calls' },
    zone,
    promised_hours: {
      kind: 'number',
      label: 'Replies promised within hours',
      min: 1,
      max: 240,
      initial: 24,
    },
    open_hours: {
      kind: 'number',
      label: 'Of which open for calls at least',
      min: 0,
      max: 80,
      initial: 3,
      help: 'So that nobody is promised a reply from a closed office.',
    },
    messaging: link('Chat', 'Opened by the chat button; without it there is no button.'),
    booking_page: link('Booking page', 'Opened in a new tab instead of our booking.'),
    booking_widget: link('Booking pop-up', 'Opened in a pop-up instead of our booking.'),
    enquiry_form: link('Enquiry form', 'Shown on the contact page instead of our form.'),
    consultation_form: link('Consultation form', 'Shown in the dialog instead of our form.'),
    booking_notice: {
      kind: 'number',
      label: 'Hours of notice for bookings',
      min: 0,
      max: 240,
      initial: 12,
      isPrivate: true,
    },
    booking_buffer: {
      kind: 'number',
      label: 'Quarter-hours kept free after each',
      min: 0,
      max: 8,
      initial: 1,
      isPrivate: true,
    },
    booking_days: {
      kind: 'number',
      label: 'Days ahead for bookings',
      min: 1,
      max: 90,
      initial: 28,
      isPrivate: true,
    },
    booking_at_once: {
      kind: 'switch',
      label: 'Book without a confirming email',
      initial: false,
      isPrivate: true,
      leadsClients: true,
    },
    calendar_names: {
      kind: 'switch',
      label: 'Names of clients in the calendars of our people',
      initial: false,
      isPrivate: true,
      leadsClients: true,
      help: 'Outside calendars copy what they show. Without it they show a number, and a link.',
    },
    linkedin: link('LinkedIn'),
    facebook: link('Facebook'),
    instagram: link('Instagram'),
    content_signal: {
      label: 'Content-Signal in robots.txt',
      max: 200,
      isOptional: true,
      isPrivate: true,
      help: 'What companies may do with the pages, such as: search=yes, ai-train=no. Lighthouse then calls robots.txt invalid.',
      problem: (text) =>
        text === '' || /^[a-z-]+=(yes|no)(, [a-z-]+=(yes|no))*$/.test(text)
          ? undefined
          : 'Write names with yes or no, separated by commas, such as: search=yes, ai-train=no.',
    },
    shows_results: {
      kind: 'switch',
      label: 'Show claims and approvals',
      initial: true,
      asserts: true,
      help: 'Results must be true and provable. Switched off, the site shows none.',
    },
    has_samples: {
      kind: 'switch',
      label: 'They are samples',
      initial: true,
      asserts: true,
      help: 'Switch this off once every claim and approval is true. Samples move by themselves.',
    },
  },
} as const satisfies PlainResource;

function isZone(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-AU', { timeZone: zone }));
  } catch {
    return false;
  }
}

function emailProblem(text: string): string | undefined {
  const isAddress = /^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;".]{2,}$/.test(text);
  return isAddress ? undefined : 'Enter an email address, such as hello@wattlepath.example.';
}

interface Registration {
  marn: string;
  registered_until: string;
  renewal_lodged_on: string;
}

/**
 * Tells whether somebody is a registered migration agent on a day: until their registration ends,
 * or while a renewal is being decided.
 */
export const isRegistered = (person: Registration, day: string): boolean =>
  person.marn !== '' &&
  (person.registered_until === '' ||
    person.registered_until >= day ||
    person.renewal_lodged_on !== '');

/** Returns a name or role without the parts that only a registered agent may say. */
export const roleUnregistered = (role: string): string =>
  role
    .split(',')
    .filter((part) => !registration.test(part))
    .join(',')
    .trim();
