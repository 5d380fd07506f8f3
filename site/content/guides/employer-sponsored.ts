import type { Guide } from './guide';

export const guide: Guide = {
  path: '/services/employer-sponsored',
  seo: {
    title: 'Employer-Sponsored Visas: 482, 186 and Regional 494 Explained',
    description:
      'How an Australian employer sponsors a skilled worker: the 482, 186 and 494 visas, who pays for what, the salary rules, age and experience, and the steps.',
    keywords: [
      'employer sponsored visa Australia',
      'Skills in Demand visa',
      'subclass 482',
      'subclass 186',
      'subclass 494',
      'standard business sponsor',
    ],
  },
  title: 'Employer-sponsored visa guide',
  subclass: 'Subclasses 482, 186 and 494',
  lead: 'An employer who can’t find the right person in Australia can sponsor someone from overseas. It takes three applications, read together.',
  facts: [
    {
      label: 'Length of the 482',
      value: '{{visa-482-stay}}',
      note: 'As nominated by the employer',
      icon: 'stay',
    },
    {
      label: 'Age',
      value: 'Under {{visa-186-age-limit}}',
      note: 'For the permanent 186 and the regional 494; exceptions exist',
      icon: 'age',
    },
    {
      label: 'Minimum salary',
      value: '{{visa-482-core-income}}',
      note: 'Core Skills stream, nominations lodged {{visa-482-core-income since}}',
      icon: 'fee',
    },
    {
      label: 'Experience for the 482',
      value: '{{visa-482-experience}}',
      note: 'Full time or equivalent, in the last {{visa-482-experience-window in words}}',
      icon: 'work',
    },
  ],
  sections: [
    {
      id: 'visas',
      heading: 'Three ways to sponsor',
      blocks: [
        {
          kind: 'cards',
          items: [
            {
              title: 'Skills in Demand (482)',
              figure: '{{visa-482-stay}}',
              figureLabel: 'temporary',
              text: 'The usual first step, which replaced the Temporary Skill Shortage visa on 7 December 2024. Streams: Core Skills, Specialist Skills and Labour Agreement.',
              items: [
                'Occupation on the Core Skills Occupation List, or a salary above the specialist threshold',
                'Relevant experience: {{visa-482-experience in words}} in the last {{visa-482-experience-window in words}}',
                'No upper age limit, but the 186 has one: check the dates before the first visa',
              ],
            },
            {
              title: 'Employer Nomination Scheme (186)',
              figure: 'Permanent',
              figureLabel: 'from the grant',
              text: 'Permanent residence, directly or after time with a sponsor on a 482.',
              items: [
                'Temporary Residence Transition: {{visa-186-sponsored-work in words}} of sponsored work within the last {{visa-186-sponsored-work-window in words}}',
                'Direct Entry: a skills assessment and {{visa-186-experience in words}} of experience',
                'Under {{visa-186-age-limit}} when you apply, unless exempt',
              ],
            },
            {
              title: 'Skilled Employer Sponsored Regional (494)',
              figure: '{{visa-494-stay}}',
              figureLabel: 'provisional',
              text: 'For jobs in regional Australia: everywhere outside Sydney, Melbourne and Brisbane. After {{visa-191-after in words}} it can lead to the permanent subclass 191.',
              items: [
                'Employer in a designated regional area',
                'Skills assessment and {{visa-494-experience in words}} of experience',
                'Under {{visa-186-age-limit}} when you apply, unless exempt',
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'three-applications',
      heading: 'Sponsor, position, person',
      blocks: [
        {
          kind: 'definition',
          items: [
            {
              term: 'Sponsorship',
              text: 'The employer becomes an approved standard business sponsor, with duties to pay properly, keep records and report changes. Approval lasts {{sponsor-approval in words}}.',
            },
            {
              term: 'Nomination',
              text: 'The employer names the position, occupation, salary and person, and shows that the job is genuine.',
            },
            {
              term: 'Visa',
              text: 'The worker applies, with family if they wish.',
            },
          ],
        },
        {
          kind: 'paragraph',
          text: 'Advertisement, contract and references must agree.',
        },
      ],
    },
    {
      id: 'employer',
      heading: 'What the employer must show',
      blocks: [
        {
          kind: 'checklist',
          items: [
            'A lawfully operating business: registration, financial statements, organisation chart',
            'A full-time position the business needs, with duties that match the occupation',
            'Labour market testing (LMT), unless exempt: at least two advertisements, each running for at least {{sponsor-advertising in words}}, in the {{sponsor-advertising-window in words}} before the nomination is lodged',
            'A salary at or above the threshold, and what an Australian would earn for the same work in the same place',
            'A written employment contract',
          ],
        },
        {
          kind: 'table',
          caption: 'Minimum salary for a 482 nomination',
          columns: ['Stream', 'At least', 'For nominations lodged'],
          rows: [
            ['Core Skills', '{{visa-482-core-income}}', '{{visa-482-core-income since}}'],
            [
              'Specialist Skills',
              '{{visa-482-specialist-income}}',
              '{{visa-482-specialist-income since}}',
            ],
          ],
          note: [
            'The core threshold was formerly called TSMIT. Both are indexed each July under regulation 5.42A of the Migration Regulations 1994: check the ',
            {
              text: 'Department’s page on salaries',
              href: 'https://immi.homeaffairs.gov.au/visas/employing-and-sponsoring-someone/sponsoring-workers/nominating-a-position/salary-requirements',
            },
            ' on the day you nominate.',
          ],
        },
        {
          kind: 'familyCost',
          visas: [
            {
              name: 'Skills in Demand visa (482)',
              main: '{{visa-482-charge}}',
              adult: '{{visa-482-charge-adult}}',
              child: '{{visa-482-charge-child}}',
            },
            {
              name: 'Employer Nomination Scheme visa (186)',
              main: '{{visa-186-charge}}',
              adult: '{{visa-186-charge-adult}}',
              child: '{{visa-186-charge-child}}',
            },
          ],
        },
        {
          kind: 'paragraph',
          text: 'The Skilling Australians Fund levy is paid with the nomination: for a 482, {{training-levy-small}} for each year of the visa if turnover is under {{training-levy-turnover}}, otherwise {{training-levy-large}}. The employer pays the levy and the costs of sponsorship. Recovering them from the worker, or taking any benefit in return for sponsorship, is against the law.',
        },
      ],
    },
    {
      id: 'worker',
      heading: 'What the worker must show',
      blocks: [
        {
          kind: 'checklist',
          items: [
            'Qualifications and experience that match the occupation, with references giving dates, hours and duties',
            'A skills assessment, if the occupation and passport require one; for Direct Entry always, unless exempt',
            'English at the required level, unless exempt',
            'Registration or a licence, if the work requires it',
            'Health cover for a 482; health and police checks when asked',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Authorised work in Australia counts as experience; work for an earlier sponsor may. Keep payslips and tax notices for the 186.',
        },
      ],
    },
    {
      id: 'process',
      heading: 'Step by step',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Check the basics',
              text: 'Occupation, salary, age and experience, before anyone signs.',
            },
            {
              title: 'Advertise the position',
              text: 'Keep copies. One that ran too short doesn’t count.',
            },
            {
              title: 'Apply to be a sponsor',
              text: 'Lodged with the others if you like, but decided first.',
            },
            {
              title: 'Lodge the nomination',
              text: 'With contract, advertisements, salary comparison and levy.',
            },
            {
              title: 'Lodge the visa application',
              text: 'While the nomination is valid, with all family declared.',
            },
            {
              title: 'Start work',
              text: 'In the nominated occupation, for the sponsor.',
            },
          ],
        },
      ],
    },
    {
      id: 'changing-jobs',
      heading: 'If the job ends',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Since 1 July 2024, a 482 holder whose job ends has up to {{visa-482-between-jobs}} at a time, and {{visa-482-between-jobs-total}} in total, to find another sponsor, apply for another visa or leave, and may work elsewhere meanwhile. Get advice in the first week.',
        },
        {
          kind: 'paragraph',
          text: [
            'Only the Department can cancel your visa; a sponsor can’t. If you are underpaid, the ',
            { text: 'Fair Work Ombudsman', href: 'https://www.fairwork.gov.au/' },
            ' will help you, whatever your visa.',
          ],
        },
      ],
    },
  ],
  callToAction: {
    heading: 'Talk to us, both of you',
    text: 'In 30 minutes we can tell employer and worker whether the three applications fit together.',
    primary: { label: 'Book {free:Free }Consultation' },
    secondary: { label: 'Compare With the Points Test', path: '/points-calculator' },
  },
  sources: [
    {
      title: 'Skills in Demand visa (subclass 482), Department of Home Affairs',
      url: 'https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing/skills-in-demand-visa-subclass-482',
    },
    {
      title: 'Employer Nomination Scheme visa (subclass 186), Department of Home Affairs',
      url: 'https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing/employer-nomination-scheme-186',
    },
    {
      title:
        'Skilled Employer Sponsored Regional (Provisional) visa (subclass 494), Department of Home Affairs',
      url: 'https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing/skilled-employer-sponsored-regional-494',
    },
  ],
};
