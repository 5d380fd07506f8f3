import type { Guide } from './guide';

export const postStudyWork: Guide = {
  path: '/services/post-study-work',
  title: 'Post-study work visa guide',
  subclass: 'Subclass 485',
  lead: 'The Temporary Graduate visa lets you stay and work after you finish studying in Australia. Its rules are few, and nearly all of them are about dates. Read this before your last exam rather than after your graduation.',
  seo: {
    title: 'Post-Study Work Visa (485): Dates, Streams and Length of Stay',
    description:
      'The Temporary Graduate visa (485): the six-month deadline, the 92-week study rule, the age limit, both streams, and how long each qualification gives.',
    keywords: [
      'post study work visa Australia',
      'Temporary Graduate visa',
      'subclass 485',
      '485 visa age limit',
      'Australian study requirement 92 weeks',
    ],
  },
  facts: [
    {
      label: 'Age',
      value: 'Under 35',
      note: 'The official rule is 35 or under when you apply; some may be under 50',
      icon: 'age',
    },
    {
      label: 'Apply within',
      value: '6 months',
      note: 'Of the day you completed your course',
      icon: 'calendar',
    },
    {
      label: 'Study in Australia',
      value: '2 years (92 weeks)',
      note: 'Over no fewer than 16 calendar months',
      icon: 'study',
    },
    {
      label: 'Length of stay',
      value: '18 months to 4 years',
      note: 'By qualification, and for some by passport',
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
          text: 'Your qualification decides the stream. Both were renamed on 1 July 2024, and the old names are still in use, so here they are together.',
        },
        {
          kind: 'cards',
          items: [
            {
              title: 'Graduate Work stream',
              figure: '18 months',
              figureLabel: 'at most, for most passports',
              text: 'Now called Post-Vocational Education Work. For associate degrees, diplomas and trade qualifications that are closely related to an occupation on the Department’s list.',
              items: [
                'A skills assessment applied for before you lodge',
                'A qualification related to the nominated occupation',
              ],
            },
            {
              title: 'Post-Study Work stream',
              figure: '2–4 years',
              figureLabel: 'by qualification and passport',
              text: 'Now called Post-Higher Education Work. For bachelor, master’s and doctoral degrees from an Australian institution. No occupation list, no skills assessment.',
              items: [
                'A degree from a CRICOS-registered course',
                'The Australian study requirement',
              ],
            },
          ],
        },
        {
          kind: 'note',
          title: 'A second visa',
          text: 'Graduates who studied at a regional campus and then lived in regional Australia on their first 485 may qualify for a second one. Where you live during the first visa decides it, so choose your postcode with that in mind.',
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
            ['Associate degree, diploma or trade', '18 months', '18 months'],
            ['Bachelor, including honours', '2–3 years', '2 years'],
            ['Master’s by coursework', '2–4 years', '2 years'],
            ['Master’s by research, or PhD', '2–4 years', '3 years'],
          ],
          note: 'The usual maximum is the Department’s, in force since 1 July 2024. The upper ends of the ranges belong to longer grants for certain passports and earlier rules.',
        },
        {
          kind: 'paragraph',
          text: 'Two groups have longer arrangements. Indian nationals may, under the trade agreement between Australia and India, receive up to three years after a master’s and four after a doctorate, and up to three after a bachelor with first-class honours in science, technology, engineering or mathematics. Hong Kong and British National (Overseas) passport holders may receive up to five years.',
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
            'You are under 35, or 35. Graduates of a master’s by research or a doctorate, and Hong Kong and British National (Overseas) passport holders, may be under 50',
            'You completed your course no more than 6 months ago',
            'You have held a student visa at some time in those 6 months',
            'You meet the Australian study requirement: at least two academic years, counted as 92 weeks of CRICOS-registered study, taught in English, over no fewer than 16 calendar months',
            'You have a recent English result, or a passport that exempts you',
            'You are in Australia',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Weeks are counted by what the course was registered for, and not by how long you sat in the library. Credit for earlier study takes weeks away; a repeated subject adds none. Do the sum with your transcript and your Confirmations of Enrolment beside you.',
        },
        {
          kind: 'definition',
          items: [
            {
              term: 'Completion date',
              text: 'The day your provider tells you that you have met the requirements of the course: by letter, e-mail, noticeboard or website. The ceremony comes later and doesn’t matter.',
            },
            {
              term: 'English',
              text: 'For most applicants IELTS 6.5 overall with at least 5.5 in each part, or the equal in another approved test, taken within the year before you apply.',
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
              text: 'Sit the English test. If you are in the vocational stream, start the skills assessment: it is the slowest document of all.',
            },
            {
              title: 'After your last exam',
              text: 'Order the Australian Federal Police check and arrange health cover that begins the day you apply. A student policy may not be enough.',
            },
            {
              title: 'When results are final',
              text: 'Ask for a completion letter that states the completion date, and for your transcript. Write down the day six months later.',
            },
            {
              title: 'Lodge in ImmiAccount',
              text: 'Attach everything. Before you press the button, check that your student visa is still in force and that you are in Australia.',
            },
            {
              title: 'While you wait',
              text: 'You will normally hold a bridging visa. Read its conditions in VEVO before you travel or start a job.',
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
          title: 'Must be there when you lodge',
          items: [
            'English test result, unless your passport exempts you',
            'Evidence that you have applied for an Australian Federal Police check, for each person aged 16 or over',
            'Evidence of adequate health insurance from that day',
            'For the vocational stream, evidence that you have applied for the skills assessment',
          ],
        },
        {
          kind: 'checklist',
          title: 'Have ready as well',
          items: [
            'Passport, and proof of any change of name',
            'Completion letter with the completion date, and transcript',
            'Confirmations of Enrolment for all the study you rely on',
            'Relationship and birth certificates for family in the application',
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
            'This visa became much dearer in 2026. The charge for most applicants doubled on 1 March 2026, to $4,600, and rose again on 1 July 2026. Look up the present one in the ',
            {
              text: 'visa pricing estimator',
              href: 'https://immi.homeaffairs.gov.au/visas/visa-pricing-estimator',
            },
            ', and put it in your budget a year ahead. If you include a partner, there is a second charge.',
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
            'You may work full time, for any employer, in any field. Use that. Since 1 July 2024 most people on a 485 can’t go back to a student visa from inside Australia, so the months you are given are for finding the next step: ',
            { text: 'points', href: '/services/permanent-residency' },
            ', ',
            { text: 'an employer', href: '/services/employer-sponsored' },
            ', or a good career at home with Australian experience behind it.',
          ],
        },
        {
          kind: 'list',
          items: [
            'Ask each employer for a reference with dates, hours and duties as you leave, while people remember you.',
            'Find out how your assessing authority counts experience before you accept a job for its title.',
            'Note the birthday that changes your points.',
          ],
        },
      ],
    },
  ],
  callToAction: {
    heading: 'Three dates on one piece of paper',
    text: 'Bring us your completion date, the day six months after it, and the day your student visa ends. We will tell you which stream is yours and what to have in hand on the day you lodge.',
    primary: { label: 'Book Free Consultation' },
    secondary: { label: 'Calculate Your Points', path: '/points-calculator' },
  },
  sources: [
    {
      title: 'Temporary Graduate visa (subclass 485), Department of Home Affairs',
      url: 'https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing/temporary-graduate-485',
      asAt: '2025-08-25',
    },
    {
      title: 'Visa pricing estimator, Department of Home Affairs',
      url: 'https://immi.homeaffairs.gov.au/visas/visa-pricing-estimator',
      asAt: '2026-07-01',
    },
    {
      title: 'Visa details and conditions (VEVO), Department of Home Affairs',
      url: 'https://immi.homeaffairs.gov.au/visas/already-have-a-visa/check-visa-details-and-conditions/check-conditions-online',
      asAt: '2025-08-25',
    },
  ],
};
