import type { Seo } from './guides/guide';

export interface Specialization {
  title: string;
  text: string;
  path: string;
}

export interface Value {
  title: string;
  text: string;
}

/** Texts of the about page. People and offices are the firm's. */
export const about = {
  hero: {
    eyebrow: 'Our story',
    title: 'We came as students and stayed to help',
    lead: 'A small practice of registered migration agents and education counsellors, founded in {founded} by former international students.',
  },
  story: {
    heading: 'How it began',
    paragraphs: [
      'Three of us met in a share house in Canberra: a law student from Chennai, an accountant from Chengdu and an engineer from Ahmedabad. Between us we had five visas, two refusals and a drawer full of letters that began “Dear Sir/Madam”. Friends started bringing us their own letters. Then friends of friends did.',
      'What struck us was how little help most people needed: somebody to read the rule aloud, count the weeks, and ask whether the course they had paid a deposit for led anywhere. Some had been sold an expensive answer to a question they had never asked.',
      'So in 2022 one of us registered as a migration agent, another rented a room in Adelaide, and the third went home to Ahmedabad, to sit at kitchen tables with students and both their parents. We have grown since, though not by much. We like to know our clients’ names.',
      'We still send people away. If your case is simple, we will show you how to do it yourself. If it can’t succeed, we will say so in the first {half:half-hour, which is free}{!half:talk}.',
    ],
  },
  specializations: {
    heading: 'What we do most',
    items: [
      {
        title: 'Student visas',
        text: 'From choosing a course to the first week of classes: offers, funds, health cover and Genuine Student answers that sound like you.',
        path: '/services/student-visa',
      },
      {
        title: 'Permanent residency',
        text: 'Points, skills assessments, nomination and the timing of all three. We test each claim as an officer would.',
        path: '/services/permanent-residency',
      },
      {
        title: 'Work visas',
        text: 'Sponsorship for employers and workers together, and the graduate visa that often comes first.',
        path: '/services/employer-sponsored',
      },
      {
        title: 'Family visas',
        text: 'Partners, parents and visitors. Careful work on the evidence, for people who have waited long enough.',
        path: '/services/partner-visa',
      },
    ] satisfies readonly Specialization[],
  },
  values: {
    heading: 'How we work',
    items: [
      {
        title: 'We explain before we act',
        text: 'You should be able to tell a friend what we are doing and why. If you can’t, we have explained it badly.',
      },
      {
        title: 'Fees in writing, first',
        text: 'You sign an agreement that lists every cost, ours and the government’s, before any work begins.',
      },
      {
        title: 'Nothing embellished, nothing left out',
        text: 'We lodge what is true. We would rather lose a client than a client’s good name.',
      },
      {
        title: 'We follow the Code',
        text: 'Our agents are bound by the Code of Conduct for registered migration agents, and we give every client the consumer guide that goes with it.',
      },
    ] satisfies readonly Value[],
  },
  offices: {
    heading: 'Our offices',
    lead: 'Come in, call, or meet us by video. You deal with the same people either way.',
  },
  closing: {
    heading: 'Start your journey',
    text: '{half:The first consultation is free and takes half an hour. }Bring your questions and whatever letters you have.',
    primary: { label: 'Start Your Journey' },
    secondary: { label: 'See our services', path: '/services' },
  },
} as const;

export const aboutSeo: Seo = {
  title: 'Our Story, Our People, Our Offices',
  description:
    'Founded in {founded} by former international students: meet our registered migration agents and education counsellors in {cities}.',
  keywords: [
    'registered migration agents',
    'education consultants Australia',
    'about us',
    'migration agent {cities}',
  ],
};
