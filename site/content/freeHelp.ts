/**
 * Free tools for visitors, linked from guides, articles, the calculator's result and the footer.
 */
export const freeHelp = {
  heading: 'Free help',
  links: [
    { label: 'Free Visa Assessment', path: '/visa-assessment' },
    { label: 'Official points test', path: '/points-calculator/official' },
    { label: 'Free guides and checklists', path: '/resources' },
  ],
} as const;
