import type { Guide } from './guide';

export const guide: Guide = {
  path: '/services/visitor-visa',
  seo: {
    title: 'Visitor Visa (Subclass 600): Streams, Stays and Evidence',
    description:
      'Australia’s visitor visa: stays of {{visa-600-stay}}, the tourist, family and business streams, conditions to watch, and evidence that you will go home.',
    keywords: [
      'visitor visa Australia',
      'subclass 600',
      'tourist visa Australia',
      'sponsored family stream',
      'business visitor stream',
      'visitor visa for parents',
    ],
  },
  title: 'Visitor visa guide',
  subclass: 'Subclass 600',
  lead: 'For a holiday, a family visit or a short business trip. The officer has one question: do you really intend to visit and then go home? A good application answers it with ordinary documents.',
  facts: [
    {
      label: 'Length of stay',
      value: '{{visa-600-stay}}',
      note: 'The officer decides; ask for what you need',
      icon: 'stay',
    },
    {
      label: 'Study',
      value: 'Up to {{visa-600-study}}',
      note: 'In total, of any kind',
      icon: 'study',
    },
    {
      label: 'Work',
      value: 'No work',
      note: 'Except business visitor activities, in the business stream',
      icon: 'work',
    },
  ],
  sections: [
    {
      id: 'first',
      heading: 'Do you need a 600?',
      blocks: [
        {
          kind: 'paragraph',
          text: [
            'Depending on your passport you may be able to use an Electronic Travel Authority (601) or an eVisitor (651), which are cheaper and quicker. The Department’s ',
            {
              text: 'visa finder',
              href: 'https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-finder',
            },
            ' tells you which. The 600 is for everyone else, and for longer stays.',
          ],
        },
      ],
    },
    {
      id: 'streams',
      heading: 'Choose the stream',
      blocks: [
        {
          kind: 'cards',
          items: [
            {
              title: 'Tourist stream',
              figure: '{{visa-600-stay}}',
              text: 'A holiday, or a visit to family and friends. You can apply inside or outside Australia.',
              items: [
                'No formal sponsor',
                'An invitation from family helps, and their evidence with it',
              ],
            },
            {
              title: 'Sponsored Family stream',
              figure: 'Up to {{visa-600-stay-family}}',
              text: 'For a visit to a relative who is a settled citizen or permanent resident and who sponsors you. Apply from outside Australia.',
              items: [
                'The Department may ask your sponsor for a security bond',
                'No further stay: you generally can’t apply for another visa while you are here',
              ],
            },
            {
              title: 'Business Visitor stream',
              figure: 'Up to {{visa-600-stay-business}}',
              text: 'Meetings, conferences, contract negotiations and enquiries. Apply from outside Australia.',
              items: [
                'No work for an Australian business',
                'No selling of goods or services directly to the public',
              ],
            },
          ],
        },
        {
          kind: 'paragraph',
          text: 'Two more streams, Approved Destination Status (for organised tours) and Frequent Traveller, are open to citizens of certain countries: check the Department’s page. You can’t move an application from one stream to another; you have to apply and pay again.',
        },
      ],
    },
    {
      id: 'may-and-may-not',
      heading: 'What you may and may not do',
      blocks: [
        {
          kind: 'table',
          caption: 'Everyday questions',
          columns: ['You would like to', 'On a visitor visa'],
          rows: [
            [
              'Stay with your daughter for a season',
              'Yes, for as long as you are granted: {{visa-600-stay}}',
            ],
            ['Take a short course', 'Yes, up to {{visa-600-study}} of study'],
            ['Attend a trade fair for your company', 'Yes, in the Business Visitor stream'],
            ['Take a job, paid or for board', 'No'],
            ['Look after your grandchildren now and then', 'Yes, as family life, but not as a job'],
            ['Be treated under Medicare', 'Generally not; some countries have agreements'],
          ],
        },
        {
          kind: 'definition',
          items: [
            {
              term: 'Condition 8101',
              text: 'No work. Every tourist grant carries it.',
            },
            {
              term: 'Condition 8201',
              text: 'No more than {{visa-600-study in words}} of study.',
            },
            {
              term: 'Condition 8503',
              text: 'No further stay. If it is on your grant, you generally can’t apply for another visa in Australia unless the Department waives it, which it seldom does.',
            },
            {
              term: 'Condition 8558',
              text: 'No more than {{visa-8558-stay}} in Australia in any {{visa-8558-period}}. It is put on some long visas.',
            },
          ],
        },
      ],
    },
    {
      id: 'cost',
      heading: 'What it costs',
      blocks: [
        {
          kind: 'paragraph',
          text: [
            'Each visitor pays a charge, children too. It is higher if you apply in Australia: look yours up in the ',
            {
              text: 'visa pricing estimator',
              href: 'https://immi.homeaffairs.gov.au/visas/visa-pricing-estimator',
            },
            '. It isn’t refunded if the application is refused.',
          ],
        },
        {
          kind: 'familyCost',
          visas: [
            {
              name: 'Visitor visa (600), Tourist stream, from overseas',
              main: '{{visa-600-charge}}',
            },
          ],
        },
      ],
    },
    {
      id: 'eligibility',
      heading: 'What you need to show',
      blocks: [
        {
          kind: 'checklist',
          items: [
            'That you genuinely intend a temporary stay',
            'Enough money for the visit, yours or your host’s',
            'A reason for the visit that fits the length of stay you ask for',
            'Good health and character',
            'That you have kept to the conditions of earlier visas, here and elsewhere',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Reasons to go home matter most: a job with approved leave, a house, a pension, a business, a parent who needs you, a place at university. Retired people sometimes fear they have nothing to show, but a settled life at home counts too.',
        },
      ],
    },
    {
      id: 'documents',
      heading: 'Documents to prepare',
      blocks: [
        {
          kind: 'checklist',
          title: 'The visitor',
          items: [
            'Passport, with the pages that show earlier travel',
            'Bank statements for at least three months; explain any large deposit',
            'Employment letter with approved leave, or proof of business, study or pension',
            'Proof of property and of family who will stay at home',
            'A short itinerary: dates, places, accommodation',
          ],
        },
        {
          kind: 'checklist',
          title: 'The host in Australia',
          items: [
            'Invitation letter with dates, the reason, and who pays for what',
            'Proof of status: citizenship, permanent residency or visa',
            'Payslips and bank statements, if you are paying',
            'Proof of the relationship: birth or marriage certificates',
          ],
        },
      ],
    },
    {
      id: 'process',
      heading: 'How to apply',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Agree on dates and a reason',
              text: '“From 2 June to 30 August, for a birth due on 20 June” is convincing. “Six months, to see our son” raises questions.',
            },
            {
              title: 'Pick the stream',
              text: 'Tourist for most families. Sponsored Family where an officer may want more than your word.',
            },
            {
              title: 'Gather the home documents first',
              text: 'They take longest, especially if they need translating.',
            },
            {
              title: 'Lodge in ImmiAccount and pay',
              text: 'Each person applies separately. Declare earlier refusals: one left out does more harm than one explained.',
            },
            {
              title: 'Answer what is asked',
              text: 'Biometrics, or a medical examination for some older or longer-staying visitors.',
            },
            {
              title: 'Read the grant letter',
              text: 'Length of stay, number of entries and conditions are all on it. Buy insurance for the whole stay.',
            },
          ],
        },
        {
          kind: 'note',
          title: 'Staying for years rather than months?',
          text: [
            'Parents of citizens and permanent residents can also apply for the Sponsored Parent (Temporary) visa (870), for {{visa-870-stay}}. The ',
            {
              text: 'Department’s visa list',
              href: 'https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing',
            },
            ' has both.',
          ],
        },
      ],
    },
    {
      id: 'refused',
      heading: 'If it was refused before',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Read the decision letter closely. It says which requirement the officer wasn’t satisfied about, and a new application should answer that point. Sending the same papers with a longer letter seldom helps: wait until something has changed, or until you can show what you didn’t show before.',
        },
      ],
    },
  ],
  callToAction: {
    heading: 'Tell us who is coming, and why',
    text: 'We will tell you which stream fits, what to send, and whether you need our help at all. Many families don’t.',
    primary: { label: 'Book {free:Free }Consultation' },
    secondary: { label: 'Free Points Calculator', path: '/points-calculator' },
    note: 'A visa with condition 8503 doesn’t let you apply for most others while you are in Australia.',
  },
  sources: [
    {
      title: 'Visitor visa (subclass 600), Department of Home Affairs',
      url: 'https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing/visitor-600',
    },
    {
      title: 'Visa pricing estimator, Department of Home Affairs',
      url: 'https://immi.homeaffairs.gov.au/visas/visa-pricing-estimator',
    },
  ],
};
