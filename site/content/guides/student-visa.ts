import type { Guide } from './guide';

export const guide: Guide = {
  path: '/services/student-visa',
  seo: {
    title: 'Student Visa (Subclass 500): Requirements, Costs and Steps',
    description:
      'Who can apply for Australia’s student visa, what it costs, the English scores, the documents and the six steps from choosing a course to arriving.',
    keywords: [
      'student visa Australia',
      'subclass 500',
      'Genuine Student requirement',
      'Confirmation of Enrolment',
      'OSHC',
      'English test scores student visa',
    ],
  },
  title: 'Student visa guide',
  subclass: 'Subclass 500',
  lead: 'The student visa lets you live in Australia while you study full time in a registered course. Most of the work is in choosing a course that makes sense for you and showing the evidence behind that choice.',
  facts: [
    {
      label: 'Processing time',
      value: '{{visa-500-processing}}',
      note: 'For a complete application; longer before semesters start',
      icon: 'calendar',
    },
    {
      label: 'Government fee',
      value: 'From {{visa-500-charge}}',
      note: 'For the main applicant; some pay less',
      icon: 'fee',
    },
    {
      label: 'Work rights',
      value: '{{visa-500-work-hours}}',
      note: 'While your course is in session',
      icon: 'work',
    },
    {
      label: 'Length of stay',
      value: 'Course length + {{visa-500-later-stay}}',
      note: 'The extra years need separate graduate visas',
      icon: 'stay',
    },
    {
      label: 'Living costs to show',
      value: '{{visa-500-living-costs}} a year',
      note: 'For the student alone, on top of tuition and travel; in force {{visa-500-living-costs since}}',
      icon: 'living',
    },
  ],
  sections: [
    {
      id: 'what-it-allows',
      heading: 'What the visa allows',
      blocks: [
        {
          kind: 'paragraph',
          text: 'You may study the course you enrolled in, leave and re-enter Australia while the visa lasts, and work up to {{visa-500-work-hours}} while your course is in session. In scheduled breaks you may work any number of hours. Students who have begun a master’s by research or a doctorate may work any number of hours at any time. You can’t start work before your course starts.',
        },
        {
          kind: 'paragraph',
          text: [
            'The visa lasts for your course and usually a little longer, so that you can receive your results. After an eligible qualification you may be able to stay for another {{visa-500-later-stay}} on a ',
            { text: 'post-study work visa', href: '/services/post-study-work' },
            ', which is a separate application with its own deadline.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Your partner and your unmarried children under {{visa-500-child-age}} can be included, in the first application or later. Declare them in your own application even if they are staying at home, or they may not be able to join you.',
        },
      ],
    },
    {
      id: 'eligibility',
      heading: 'Who can apply',
      blocks: [
        {
          kind: 'checklist',
          title: 'You need all of these',
          items: [
            [
              'A Confirmation of Enrolment in a full-time course on ',
              { text: 'CRICOS', href: 'https://cricos.education.gov.au/' },
              ', the government register',
            ],
            'To be a genuine student: study is the true and main reason you are coming',
            'Enough money for your first year: travel, tuition and living costs',
            'English at the level your course and your visa require, unless you are exempt',
            'Overseas Student Health Cover (OSHC) for the whole of your stay',
            'To meet the health and character requirements',
            'To be at least {{visa-500-least-age}} old, with welfare arranged if you are under {{visa-500-child-age}}',
          ],
        },
        {
          kind: 'paragraph',
          text: 'The Genuine Student requirement replaced the older Genuine Temporary Entrant one for applications made from 23 March 2024. The form asks for short answers, up to {{visa-500-answer-length}} each, about your circumstances, your choice of course and provider, and what you will gain from it. Hoping to stay in Australia one day doesn’t count against you. A course with no clear purpose does.',
        },
        {
          kind: 'note',
          title: 'Already in Australia?',
          text: 'Since 1 July 2024, holders of certain visas, including visitor and temporary graduate visas, can’t apply for a student visa from inside Australia. Ask us before you make plans.',
        },
      ],
    },
    {
      id: 'english',
      heading: 'English scores',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Two bodies look at your score. The provider sets what its course needs, and the Department of Home Affairs sets a minimum for the visa. You must reach the higher of the two.',
        },
        {
          kind: 'table',
          caption: 'What courses commonly ask for, and the visa minimum',
          columns: ['Test', 'Usual range, by course', 'Visa minimum without an English course'],
          rows: [
            ['IELTS', '{{course-english-ielts}}', '{{visa-500-english-ielts}}'],
            ['PTE Academic', '{{course-english-pte}}', '{{visa-500-english-pte}}'],
            [
              'TOEFL iBT, tests before 21 January 2026',
              '{{course-english-toefl}}',
              '{{visa-500-english-toefl}}',
            ],
            ['Cambridge C1 Advanced', '{{course-english-c1}}', '{{visa-500-english-c1}}'],
          ],
          note: 'The minimums are for tests taken from 7 August 2025; earlier tests are measured by the earlier scores. Since 21 January 2026 only the “TOEFL iBT for Australia”, marked from 0 to 30, counts for a visa: say so when you book. The lower ends of the ranges are for packages that begin with an English course.',
        },
        {
          kind: 'paragraph',
          text: 'The test must be in the {{visa-500-english-validity in words}} before you apply, and taken at a test centre: versions taken at home aren’t accepted. Citizens of Canada, Ireland, New Zealand, the United Kingdom and the United States are among those who don’t need a test.',
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
            'The government’s charge starts from {{visa-500-charge}}, {{visa-500-charge as of}}; some, such as citizens of Pacific island countries and Timor-Leste, pay less. Charges rise most years on 1 July. The ',
            {
              text: 'visa pricing estimator',
              href: 'https://immi.homeaffairs.gov.au/visas/visa-pricing-estimator',
            },
            ' gives the charge on the day you ask. It isn’t refunded if the visa is refused.',
          ],
        },
        {
          kind: 'familyCost',
          visas: [
            {
              name: 'Student visa (500)',
              main: '{{visa-500-charge}}',
              adult: '{{visa-500-charge-adult}}',
              child: '{{visa-500-charge-child}}',
            },
          ],
        },
        {
          kind: 'paragraph',
          text: 'Where evidence of funds is asked for, a single student shows {{visa-500-living-costs}} for a year’s living costs, in force {{visa-500-living-costs since}}, with the first year’s tuition and travel on top. This is what the visa asks for; a year in a big city can cost more, so plan with real prices. Our free budget planner helps.',
        },
        {
          kind: 'list',
          items: [
            'OSHC for the whole stay, paid before the visa is granted',
            'The English test, health examination, police certificates and, where asked, biometrics',
            'Certified translations of anything not in English',
          ],
        },
      ],
    },
    {
      id: 'process',
      heading: 'Six steps, in order',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Choose a course and a provider',
              text: 'Start from the work you want afterwards and find a course that leads there. Check that both course and provider are on CRICOS.',
            },
            {
              title: 'Apply, and accept your offer',
              text: 'The provider sends a letter of offer. When you accept it and pay the deposit, it issues your Confirmation of Enrolment (CoE). Read its refund policy first.',
            },
            {
              title: 'Arrange health cover',
              text: 'Buy OSHC that begins when you arrive and lasts as long as the visa will. Many providers can include it in your offer.',
            },
            {
              title: 'Gather the evidence',
              text: 'Money, English, study and work history, and your answers to the Genuine Student questions. Every claim in an answer should have a document behind it.',
            },
            {
              title: 'Lodge online and pay',
              text: 'Apply in ImmiAccount with everything attached. A complete application can be decided without a request for more.',
            },
            {
              title: 'Health, biometrics, decision',
              text: 'Do the examination and biometrics when the Department asks. Complete applications typically take {{visa-500-processing}}. Book your flight once the visa is granted.',
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
          title: 'About you',
          items: [
            'Passport, if possible valid for longer than your course',
            'Birth certificate or national identity card, and proof of any change of name',
            'Recent photograph',
            'Marriage and children’s birth certificates, where family is included or declared',
          ],
        },
        {
          kind: 'checklist',
          title: 'About your study',
          items: [
            'Confirmation of Enrolment for each course in the package',
            'Transcripts and certificates from earlier study',
            'English test result, or evidence of your exemption',
            'CV and employment letters, with an explanation of any long gap',
            'Genuine Student answers, with supporting evidence',
          ],
        },
        {
          kind: 'checklist',
          title: 'About money, health and character',
          items: [
            'Bank statements, an education loan or a sponsor’s income, with the sponsor’s relationship to you',
            'Receipt for tuition already paid',
            'OSHC certificate',
            'Health examination reference and police certificates, when requested',
          ],
        },
      ],
    },
    {
      id: 'keeping-the-visa',
      heading: 'Once you are here',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Stay enrolled, attend, and pass enough to show progress. Tell your provider your new address within {{visa-500-report-address in words}} of moving. Count your working hours by the fortnight. Any Monday starts one, so two busy weeks in a row can break the limit.',
        },
        {
          kind: 'paragraph',
          text: [
            'You have the same pay and workplace protections as everyone else. The ',
            { text: 'Fair Work Ombudsman', href: 'https://www.fairwork.gov.au/' },
            ' explains them, in many languages. If something goes wrong with the course, speak to us before you withdraw: leaving it can affect your visa quickly.',
          ],
        },
      ],
    },
  ],
  callToAction: {
    heading: 'Bring us your plan',
    text: 'In 30 minutes we can tell you whether the course, the money and the dates fit together, and what to do about what doesn’t. Or see first which visa your answers point to.',
    primary: { label: 'Book {free:Free }Consultation' },
    secondary: { label: 'Free Visa Assessment', path: '/points-calculator' },
    other: { label: 'Student Visa Assessment', path: '/visa-assessment?goal=study' },
  },
  sources: [
    {
      title: 'Student visa (subclass 500), Department of Home Affairs',
      url: 'https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing/student-500',
    },
    {
      title: 'Visa pricing estimator, Department of Home Affairs',
      url: 'https://immi.homeaffairs.gov.au/visas/visa-pricing-estimator',
    },
    {
      title: 'Global visa processing times, Department of Home Affairs',
      url: 'https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-processing-times/global-visa-processing-times',
    },
  ],
};
