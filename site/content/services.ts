export interface Service {
  title: string;
  /** Name in the Services menu. */
  menuTitle: string;
  path: string;
  description: string;
  /** Visa subclasses, as shown on the card. */
  subclasses: readonly string[];
}

export const services: readonly Service[] = [
  {
    title: 'Permanent Residency',
    menuTitle: 'Permanent Residency',
    path: '/services/permanent-residency',
    description:
      'Points-tested visas for skilled workers: independent, state nominated and regional. We check your occupation, your points and your timing before you spend a dollar on fees.',
    subclasses: ['189', '190', 'Regional'],
  },
  {
    title: 'Employer-Sponsored Visas',
    menuTitle: 'Employer-Sponsored Visas',
    path: '/services/employer-sponsored',
    description:
      'Sponsorship, nomination and visa, prepared together for the employer and the worker, so that the three applications tell one story.',
    subclasses: ['482', '186', 'Regional'],
  },
  {
    title: 'Student Visa Applications',
    menuTitle: 'Student Visas',
    path: '/services/student-visa',
    description:
      'Course, provider, evidence of funds and the Genuine Student answers: a study plan that makes sense to you and to a case officer.',
    subclasses: ['500'],
  },
  {
    title: 'Post-Study Work Visas',
    menuTitle: 'Post Study Work Visa',
    path: '/services/post-study-work',
    description:
      'The months after your last exam are full of deadlines. We work out your stream, your dates and what comes after the visa.',
    subclasses: ['485'],
  },
  {
    title: 'Visitor Visas',
    menuTitle: 'Visitor Visas',
    path: '/services/visitor-visa',
    description:
      'For parents, partners and business visitors: a clear purpose, honest evidence and a stay as long as you actually need.',
    subclasses: ['600'],
  },
  {
    title: 'Partner Visas',
    menuTitle: 'Partner Visas',
    path: '/services/partner-visa',
    description:
      'Offshore, onshore and prospective marriage. We help you turn a real relationship into evidence that somebody who has never met you can follow.',
    subclasses: ['309/100', '820/801', '300'],
  },
];
