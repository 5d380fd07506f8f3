/** The fixed five-step layout of the post with this slug; its own text follows the steps. */
export const developmentProcess = {
  slug: 'from-idea-to-launch-development-process',
  heading: 'Five steps from idea to launch',
  steps: [
    {
      title: 'Understand the idea',
      text: 'One page on who has the problem, what they do about it now, and what they would pay for instead.',
    },
    {
      title: 'Build the first prototype',
      text: 'It answers a single question and may be ugly. Keep the receipts, and note who did which part.',
    },
    {
      title: 'Test and refine',
      text: 'Decide what counts as a pass before you test. Change one thing at a time and number the versions.',
    },
    {
      title: 'Prepare for production',
      text: 'Drawings, a parts list, a second supplier for the awkward parts, and the rules that apply to what you sell.',
    },
    {
      title: 'Launch',
      text: 'Small, to people you can talk to. Count the returns as carefully as the sales.',
    },
  ],
} as const;
