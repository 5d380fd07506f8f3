/** Texts of the search and its page. */
export const searchPage = {
  path: '/search',
  title: 'Search',
  lead: 'Search guides, articles, figures and pages. Enter a visa’s number or name, or a question in your own words.',
  label: 'What are you looking for?',
  button: 'Search',
  /** Shown before anything is typed. */
  start: 'Or go straight to a guide',
  /** Shown before the corrected words. */
  corrected: 'Nothing matches what you typed. These results are for',
  /** Shown for a topic without a page. */
  noGuide: 'We have no guide to this yet. Here is the nearest we have, or ask us:',
  contact: { label: 'Send us your question', path: '/contact' },
  /** Heading of the figure that was asked for. */
  answer: 'The figure',
  /** Headings of result groups. */
  groups: {
    guide: 'Visa guides',
    sheet: 'Free guides to print',
    tool: 'Tools',
    post: 'Articles',
    page: 'Pages',
    fact: 'Figures',
  },
  none: {
    heading: 'Nothing found',
    tips: [
      'Try fewer words, or only the most important one.',
      'Try the visa’s number: 189, 482, 485, 500, 600, 820.',
      'Try the English word, or the word used on the form.',
    ],
    ask: 'Or ask one of us:',
  },
  unreachable:
    'The search can’t be reached just now. What you typed is still there: press Search to try again.',
} as const;
