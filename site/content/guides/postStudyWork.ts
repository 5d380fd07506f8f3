import type { Guide } from './guide';

export const postStudyWork: Guide = {
  path: '/services/post-study-work',
  title: 'Post-study work visa guide',
  subclass: 'Subclass 485',
  lead: 'The Temporary Graduate visa lets you stay and work after you finish studying in Australia. Its rules are few, and nearly all of them are about dates. Read this before your last exam rather than after your graduation.',
  facts: [
    {
      label: 'Age',
      value: 'Under {{visa-485-age-limit}}',
      note: 'Or {{visa-485-age-limit}} itself on the day you apply; for some the limit is higher',
      icon: 'age',
    },
    {
      label: 'Apply within',
      value: '{{visa-485-apply-within}}',
      note: 'Of the day you completed your course',
      icon: 'calendar',
    },
    {
      label: 'Study in Australia',
      value: '{{visa-485-study-time}} ({{visa-485-study-weeks}})',
      note: 'Over no fewer than {{visa-485-study-months}}',
      icon: 'study',
    },
    {
      label: 'Length of stay',
      value: '{{visa-485-stay-vocational}} to {{visa-485-stay-longest}}',
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
          text: 'Your qualification decides the stream. The streams were renamed on 1 July 2024, and the old names are still about, so each stands beside the present one.',
        },
        {
          kind: 'cards',
          items: [
            {
              title: 'Post-Vocational Education Work stream',
              figure: '{{visa-485-stay-vocational}}',
              figureLabel: 'at most, for most passports',
              text: 'Formerly Graduate Work. For associate degrees, diplomas and trade qualifications that are closely related to an occupation on the Department’s list.',
              items: [
                'A skills assessment applied for before you lodge',
                'A qualification related to the nominated occupation',
              ],
            },
            {
              title: 'Post-Higher Education Work stream',
              figure: '{{visa-485-stay-higher}}',
              figureLabel: 'by qualification and passport',
              text: 'Formerly Post-Study Work. For bachelor, master’s and doctoral degrees from an Australian institution. No occupation list, no skills assessment.',
              items: [
                'A degree from a CRICOS-registered course',
                'The Australian study requirement',
              ],
            },
          ],
        },
        {
          kind: 'note',
          title: 'Second Post-Higher Education Work stream',
          text: 'Formerly Second Post-Study Work. Graduates who studied at a regional campus and then lived in regional Australia on their first 485 may qualify for a second one in this stream. Where you live during the first visa decides it, so choose your postcode with that in mind.',
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
          note: 'The usual maximum is the Department’s, in force since 1 July 2024. The upper ends of the ranges belong to longer grants for certain passports and earlier rules.',
        },
        {
          kind: 'paragraph',
          text: 'Two groups have longer arrangements. Indian nationals may, under the trade agreement between Australia and India, receive up to {{visa-485-india-master in words}} after a master’s, {{visa-485-india-doctorate in words}} after a doctorate, and {{visa-485-india-bachelor in words}} after a bachelor with first-class honours in science, technology, engineering or mathematics. Hong Kong and British National (Overseas) passport holders may receive up to {{visa-485-hong-kong in words}}.',
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
            'You completed your course no more than {{visa-485-apply-within}} ago',
            'You have held a student visa at some time in those {{visa-485-apply-within}}',
            'You meet the Australian study requirement: at least {{visa-485-study-time in words}}, counted as {{visa-485-study-weeks}} of CRICOS-registered study, taught in English, over no fewer than {{visa-485-study-months}}',
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
              text: 'The day your provider tells you that you have met the requirements of the course: by letter, email, noticeboard or website. The ceremony comes later and doesn’t matter.',
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
              text: 'Ask for a completion letter that states the completion date, and for your transcript. Write down the day {{visa-485-apply-within in words}} later.',
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
            'Evidence that you have applied for an Australian Federal Police check, for each person aged {{visa-485-police-check-age}} or over',
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
            'This visa became much dearer in 2026: the charge for most applicants doubled on 1 March and rose again on 1 July. Look up the present one in the ',
            {
              text: 'visa pricing estimator',
              href: 'https://immi.homeaffairs.gov.au/visas/visa-pricing-estimator',
            },
            ', and put it in your budget a year ahead. If you include a partner, there is a second charge.',
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
    text: 'Bring us your completion date, the day {{visa-485-apply-within in words}} after it, and the day your student visa ends. We will tell you which stream is yours and what to have in hand on the day you lodge.',
    primary: { label: 'Book Free Consultation' },
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
