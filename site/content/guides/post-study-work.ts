import type { Guide } from './guide';

export const guide: Guide = {
  path: '/services/post-study-work',
  seo: {
    title: 'Post-Study Work Visa (485): Dates, Streams and Length of Stay',
    description:
      'The Temporary Graduate visa (485): {{visa-485-apply-within in words}} to apply, {{visa-485-study-weeks}} of study, the age limit, both streams, and how long each qualification gives.',
    keywords: [
      'post study work visa Australia',
      'Temporary Graduate visa',
      'subclass 485',
      '485 visa age limit',
      'Australian study requirement {{visa-485-study-weeks}}',
    ],
  },
  title: 'Post-study work visa guide',
  subclass: 'Subclass 485',
  lead: 'The Temporary Graduate visa lets you stay and work after your studies in Australia. Most of its rules are about dates, so read this before your last exam.',
  facts: [
    {
      label: 'Age',
      value: 'Under {{visa-485-age-limit}}',
      note: 'On the day you apply; higher for some applicants',
      icon: 'age',
    },
    {
      label: 'Apply within',
      value: '{{visa-485-apply-within}}',
      note: 'Of completing your course',
      icon: 'calendar',
    },
    {
      label: 'Study in Australia',
      value: '{{visa-485-study-time}} ({{visa-485-study-weeks}})',
      note: 'Over at least {{visa-485-study-months}}',
      icon: 'study',
    },
    {
      label: 'Length of stay',
      value: '{{visa-485-stay-vocational}} to {{visa-485-stay-longest}}',
      note: 'Longer on a Hong Kong or BN(O) passport',
      icon: 'stay',
    },
  ],
  sections: [
    {
      id: 'streams',
      heading: 'Which stream is yours?',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Your qualification decides. The streams were renamed on 1 July 2024.',
        },
        {
          kind: 'cards',
          items: [
            {
              title: 'Post-Vocational Education Work stream',
              figure: '{{visa-485-stay-vocational}}',
              figureLabel: 'at most, for most passports',
              text: 'Formerly Graduate Work. For associate degrees, diplomas and trades closely related to an occupation on the Department’s list.',
              items: ['A skills assessment applied for before you lodge'],
            },
            {
              title: 'Post-Higher Education Work stream',
              figure: '{{visa-485-stay-higher}}',
              figureLabel: 'by qualification and passport',
              text: 'Formerly Post-Study Work. For bachelor, master’s and doctoral degrees from CRICOS-registered courses.',
              items: ['No occupation list and no skills assessment'],
            },
          ],
        },
        {
          kind: 'note',
          title: 'Second Post-Higher Education Work stream',
          text: 'Formerly Second Post-Study Work. If you studied at a regional campus and lived in regional Australia on your first 485, you may qualify for a second.',
        },
      ],
    },
    {
      id: 'length',
      heading: 'How long it lasts',
      blocks: [
        {
          kind: 'table',
          caption: 'Length of a 485 visa by qualification',
          columns: ['Qualification', 'Range', 'Usual maximum for a first visa'],
          rows: [
            [
              'Associate degree, diploma or trade',
              '{{visa-485-stay-vocational}}',
              '{{visa-485-stay-vocational}}',
            ],
            [
              'Bachelor, including honours',
              '{{visa-485-stay-bachelor}}',
              '{{visa-485-most-bachelor}}',
            ],
            [
              'Master’s by coursework',
              '{{visa-485-stay-coursework}}',
              '{{visa-485-most-coursework}}',
            ],
            [
              'Master’s by research, or PhD',
              '{{visa-485-stay-research}}',
              '{{visa-485-most-research}}',
            ],
          ],
          note: 'The usual maximum has applied since 1 July 2024. Longer stays are for certain passports and earlier rules.',
        },
        {
          kind: 'list',
          items: [
            'Indian nationals: up to {{visa-485-india-master in words}} after a master’s, {{visa-485-india-doctorate in words}} after a doctorate, and {{visa-485-india-bachelor in words}} after a bachelor degree with first-class honours in science, technology, engineering or mathematics.',
            'Hong Kong and British National (Overseas) passport holders: up to {{visa-485-hong-kong in words}}.',
          ],
        },
      ],
    },
    {
      id: 'eligibility',
      heading: 'Who can apply',
      blocks: [
        {
          kind: 'checklist',
          title: 'On the day you apply',
          items: [
            '{{visa-485-age-rule}}',
            'You completed your course no more than {{visa-485-apply-within}} ago, and held a student visa at some time since',
            'You have studied in Australia for {{visa-485-study-time in words}}: {{visa-485-study-weeks}} of CRICOS-registered study taught in English, over at least {{visa-485-study-months}}',
            'You have a recent English result, or a passport that exempts you',
            'You are in Australia',
          ],
        },
        {
          kind: 'definition',
          items: [
            {
              term: 'Completion date',
              text: 'The day your provider tells you, by letter, email, noticeboard or website, that you have met the course requirements; not the day of the ceremony.',
            },
            {
              term: 'Study weeks',
              text: 'Counted by the course’s registered length. Credit for earlier study reduces them; a repeated subject adds none.',
            },
            {
              term: 'English',
              text: 'Usually IELTS {{visa-485-english-overall}} overall with at least {{visa-485-english-part}} in each part, or the equivalent in another approved test, taken in the {{visa-485-english-validity in words}} before you apply.',
            },
          ],
        },
      ],
    },
    {
      id: 'process',
      heading: 'The last months of study, step by step',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'In your last semester',
              text: 'Sit the English test. For the vocational stream, start the skills assessment.',
            },
            {
              title: 'After your last exam',
              text: 'Order the police check, and arrange health cover from the day you apply: a student policy may not be enough.',
            },
            {
              title: 'When results are final',
              text: 'Ask for a completion letter that states the date. Note the day {{visa-485-apply-within in words}} later.',
            },
            {
              title: 'Lodge in ImmiAccount',
              text: 'First check that you are in Australia and your student visa is still in force.',
            },
            {
              title: 'While you wait',
              text: 'You will normally hold a bridging visa. Check its conditions in VEVO before you travel or work.',
            },
          ],
        },
      ],
    },
    {
      id: 'documents',
      heading: 'Documents to prepare',
      blocks: [
        {
          kind: 'checklist',
          title: 'Attach when you lodge',
          items: [
            'English test result, unless exempt',
            'Proof of having applied for an Australian Federal Police check, for everyone aged {{visa-485-police-check-age}} or over',
            'Proof of adequate health insurance',
            'For the vocational stream, proof of having applied for the skills assessment',
            'Passport, and proof of any change of name',
            'Completion letter, transcript and Confirmations of Enrolment',
            'Relationship and birth certificates of family who apply with you',
          ],
        },
      ],
    },
    {
      id: 'costs',
      heading: 'What it costs',
      blocks: [
        {
          kind: 'paragraph',
          text: [
            'Look up the current charge in the ',
            {
              text: 'visa pricing estimator',
              href: 'https://immi.homeaffairs.gov.au/visas/visa-pricing-estimator',
            },
            '. Charges rise most years on 1 July, and each family member adds a further one.',
          ],
        },
        {
          kind: 'familyCost',
          visas: [
            {
              name: 'Temporary Graduate visa (485)',
              main: '{{visa-485-charge}}',
            },
          ],
        },
      ],
    },
    {
      id: 'what-next',
      heading: 'Plan the visa after this one',
      blocks: [
        {
          kind: 'paragraph',
          text: [
            'You may work full time for any employer. Since 1 July 2024 most people on a 485 can’t apply for a student visa from inside Australia, so prepare the next step: ',
            { text: 'points', href: '/services/permanent-residency' },
            ', ',
            { text: 'an employer', href: '/services/employer-sponsored' },
            ', or a career at home.',
          ],
        },
      ],
    },
  ],
  callToAction: {
    heading: 'Bring us three dates',
    text: 'Your completion date, the day {{visa-485-apply-within in words}} later, and the day your student visa ends. We will tell you which stream is yours and what you need.',
    primary: { label: 'Book {free:Free }Consultation' },
    secondary: { label: 'Calculate Your Points', path: '/points-calculator' },
  },
  sources: [
    {
      title: 'Temporary Graduate visa (subclass 485), Department of Home Affairs',
      url: 'https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing/temporary-graduate-485',
    },
    {
      title: 'Visa pricing estimator, Department of Home Affairs',
      url: 'https://immi.homeaffairs.gov.au/visas/visa-pricing-estimator',
    },
    {
      title: 'Visa details and conditions (VEVO), Department of Home Affairs',
      url: 'https://immi.homeaffairs.gov.au/visas/already-have-a-visa/check-visa-details-and-conditions/check-conditions-online',
    },
  ],
};
