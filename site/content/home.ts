import type { Seo } from './guides/guide';

/** Texts of the home page. Figures are the firm's claims. */
export const home = {
  hero: {
    eyebrow: 'Migration and education advice',
    title: 'Find your way to a life in Australia',
    lead: 'Study, work, family or a permanent home: each begins with one honest conversation. Our founders made the journey themselves, and our registered migration agents will tell you what is possible before you pay anyone a fee.',
    primary: { label: 'Book a {free:Free }Consultation' },
    secondary: { label: 'Calculate Your Points', path: '/points-calculator' },
  },
  services: {
    heading: 'Where would you like to go?',
    lead: 'Six complete guides: the figures, the documents, and what to do in which order. Read one before you talk to us, and the conversation will be twice as useful.',
    more: { label: 'All services', path: '/services' },
  },
  about: {
    heading: 'People who have stood in the same queue',
    text: [
      'Our founders were international students first. They filled in the forms at a kitchen table and waited for the email. In {founded} they started the practice they had needed then: it explains, puts its fees in writing, and says no when the answer is no.',
      'Every application is read by a registered migration agent before it is lodged.',
    ],
    more: { label: 'Our story', path: '/about' },
  },
  partners: {
    heading: 'Where our students study',
    lead: 'Universities, colleges and schools where our clients have enrolled.',
  },
  blog: {
    heading: 'From our desk',
    lead: 'Rules change, usually in July. We explain what it means for you.',
    more: { label: 'All articles', path: '/blog' },
    /** Number of latest posts shown. */
    posts: 3,
    empty: 'New articles will appear here soon.',
  },
  closing: {
    heading: 'Half an hour can save you a year',
    text: 'Tell us where you are and where you want to be. We will tell you which visas are open to you, what they cost and what we would do first.{free: The first consultation is free.}',
    primary: { label: 'Book a {free:Free }Consultation' },
  },
} as const;

export const homeSeo: Seo = {
  title: 'Australian Visas, Migration and Study Advice',
  description:
    'Registered migration agents and education counsellors in {cities}. Student, skilled, work and partner visas.{free: Free consultation.}',
  keywords: [
    'migration agent Australia',
    'student visa Australia',
    'permanent residency Australia',
    'migration agent {cities}',
  ],
};
