/** The words of the page that says what changed. */
export const changesPage = {
  path: '/changes',
  title: 'What changed, and when',
  lead: 'Every charge, time, age and threshold that this site names stands once, with the day from which it holds, its source and the day of our last check. When one changes, every page that names it changes with it.',
  feeds: {
    text: 'Follow the changes:',
    links: [
      { label: 'RSS', path: '/changes.rss' },
      { label: 'JSON', path: '/changes.json' },
    ],
  },
  years: 'Changes by year',
  toCome: 'to come',
  was: 'was',
  now: {
    id: 'figures',
    heading: 'Every figure today',
    from: 'from',
    checked: 'checked',
    old: 'Due for another check: ask us for today’s',
  },
} as const;
