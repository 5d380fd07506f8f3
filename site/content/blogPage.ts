import type { Seo } from './guides/guide';

/** Texts of the blog's list and posts. */
export const blogPage = {
  hero: {
    eyebrow: 'Blog',
    title: 'Migration news, explained',
    lead: 'What changed, who is affected and what to do about it, by the people who do the work.',
  },
  featured: 'Featured',
  related: 'Related articles',
  upcoming: {
    title: 'Upcoming article',
    text: 'We are writing this one. Subscribe below and it will come to you.',
  },
  unavailable: 'The articles can’t be loaded just now. Please try again in a minute.',
  /** Reasons beside the five-step article. */
  whyChoose: {
    heading: 'Why Choose Us',
    items: [
      {
        title: 'Agents you can look up',
        text: 'Registered, and named on every file they answer for.',
      },
      { title: 'We have done it ourselves', text: 'Our founders came as international students.' },
      { title: 'Fees before work', text: 'One written agreement, with every cost in it.' },
      {
        title: 'A straight answer',
        text: 'Including no, in the first {half:half-hour, free}{!half:talk}.',
      },
    ],
    contact: { label: 'Contact us', path: '/contact' },
  },
} as const;

export const blogSeo: Seo = {
  title: 'Migration News, Explained',
  description:
    'What changed in Australian migration and study rules, who is affected and what to do about it, by the agents and counsellors who do the work.',
  keywords: ['Australian migration news', 'visa changes', 'student visa news', 'migration blog'],
};
