import type { Seo } from './guides/guide';

/** Texts of the page listing changes. */
export const changesPage = {
  path: '/changes',
  title: 'What changed, and when',
  lead: 'Every charge, time, age and threshold on this site, with the day it applies from where that is known, and the Department’s page for it. When one changes, every page that uses it changes too.',
  feeds: {
    text: 'Follow the changes:',
    links: [
      { label: 'RSS', path: '/changes.rss' },
      { label: 'JSON', path: '/changes.json' },
    ],
  },
  years: 'Changes by year',
  visas: 'Changes by visa',
  all: 'All visas',
  ofVisa: 'subclass',
  none: 'Nothing of this visa has changed since we began to write changes down.',
  toCome: 'to come',
  was: 'was',
  history: {
    open: 'Its history',
    copy: 'Copy as cited',
    copied: 'Copied',
    /** Where a value without a title was read. */
    kinds: {
      law: 'the law',
      department: 'the Department’s page',
      other: 'another site',
      firm: 'as we gave it',
      estimate: 'our estimate',
    },
  },
  now: {
    id: 'figures',
    heading: 'Every figure today',
    units: ['figure', 'figures'],
    /** By how a figure's key begins; the last takes the rest. */
    topics: [
      { title: 'Student visas', keys: /^(visa-500|course)-/ },
      { title: 'Post-study work visas', keys: /^visa-485-/ },
      {
        title: 'Skilled and regional visas',
        keys: /^(visa-(189|190|191|491)|points|assessment-189)-/,
      },
      {
        title: 'Employer-sponsored visas',
        keys: /^(visa-(186|482|494)|sponsor|training-levy|superannuation)-/,
      },
      { title: 'Partner visas', keys: /^(visa-(300|309|820)|partner|assessment-820)-/ },
      { title: 'Visitor and parent visas', keys: /^visa-(600|870|8558)-/ },
      { title: 'Other figures', keys: /^/ },
    ],
  },
} as const;

export const changesSeo: Seo = {
  title: 'What Changed in Australian Visa Fees and Rules',
  description:
    'Every charge, time and threshold on this site: what changed, from which day, and the Department’s page for each.',
  keywords: ['visa fee changes', 'Australian visa charges history', 'migration rule changes'],
};
