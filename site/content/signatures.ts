/** What a page says of who checked it, and the page of a person. */
export const signatures = {
  /** Followed by a name. */
  by: 'Checked by',
  agent: 'registered migration agent',
  /** Followed by a day. */
  on: 'on',
};

export const personPage = {
  back: { label: 'All our people', path: '/about' },
  eyebrow: 'Our people',
  /** Followed by the number, with a link to the register. */
  registered: 'Registered migration agent, MARN',
  register: 'Look it up in the register',
  languages: 'Languages',
  specialization: 'Specialises in',
  meet: {
    heading: 'Meet',
    text: '{half:A first consultation is free and takes half an hour.}',
    button: 'See free times',
  },
  signed: {
    heading: 'What they have checked',
    none: 'Nothing at the moment.',
  },
};
