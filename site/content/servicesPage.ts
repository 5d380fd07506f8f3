import type { Seo } from './guides/guide';

/** Texts of the services page. The six services are in `services.ts`. */
export const servicesPage = {
  hero: {
    eyebrow: 'All services',
    title: 'Six visas, and help with each',
    lead: 'Every guide is free and complete. If you can do it yourself after reading one, we will be pleased. If you would rather not, a registered agent will do it with you.',
  },
  card: { guide: 'Read the guide', book: 'Book a Consultation' },
  closing: {
    heading: 'Book Your {free:Free }Consultation',
    text: 'Not sure which of the six is yours? Half an hour with one of us usually settles it.',
    primary: { label: 'Book Your {free:Free }Consultation' },
  },
} as const;

export const servicesSeo: Seo = {
  title: 'Visa Services: Six Guides and Help With Each',
  description:
    'Permanent residency, employer sponsorship, student, post-study work, visitor and partner visas: a full guide to each and a {free:free }first consultation.',
  keywords: [
    'Australian visa services',
    'permanent residency',
    'employer sponsored visa',
    'student visa',
    'partner visa',
    'visitor visa',
  ],
};
