import type { Guide } from './guide';

export const employerSponsored: Guide = {
  path: '/services/employer-sponsored',
  title: 'Employer-sponsored visa guide',
  subclass: 'Subclasses 482, 186 and 494',
  lead: 'An employer who can’t find the person it needs in Australia may sponsor somebody from overseas. It takes three applications by two parties, and they are read side by side, so it pays to prepare them together.',
  facts: [
    {
      label: 'Length of the 482',
      value: '{{visa-482-stay}}',
      note: 'As long as the employer nominates, within that',
      icon: 'stay',
    },
    {
      label: 'Age',
      value: 'Under {{visa-186-age-limit}}',
      note: 'For the permanent 186 and the regional 494; exceptions exist',
      icon: 'age',
    },
    {
      label: 'Salary at least',
      value: '{{visa-482-core-income}}',
      note: 'Core Skills stream, nominations lodged {{visa-482-core-income since}}',
      icon: 'fee',
    },
    {
      label: 'Experience for the 482',
      value: '{{visa-482-experience}}',
      note: 'Full time or equal to it, in the last {{visa-482-experience-window in words}}',
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
              text: 'The usual first step. It replaced the Temporary Skill Shortage visa on 7 December 2024 and kept its number. Its streams are Core Skills, Specialist Skills and Labour Agreement.',
              items: [
                'Occupation on the Core Skills Occupation List, or a salary above the specialist threshold',
                'At least {{visa-482-experience in words}} of relevant experience in the last {{visa-482-experience-window in words}}',
                'English at the required level, or an exemption',
              ],
            },
            {
              title: 'Employer Nomination Scheme (186)',
              figure: 'Permanent',
              figureLabel: 'from the grant',
              text: 'Residence for good, either directly or after time with a sponsor on a 482.',
              items: [
                'Temporary Residence Transition: {{visa-186-sponsored-work in words}} of sponsored work within the last {{visa-186-sponsored-work-window in words}}',
                'Direct Entry: a skills assessment and {{visa-186-experience in words}} of experience',
                'Under {{visa-186-age-limit}} when you apply, unless an exemption fits',
              ],
            },
            {
              title: 'Skilled Employer Sponsored Regional (494)',
              figure: '{{visa-494-stay}}',
              figureLabel: 'provisional',
              text: 'For jobs in regional Australia, which is everywhere outside Sydney, Melbourne and Brisbane. After {{visa-191-after in words}} it can lead to the permanent subclass 191.',
              items: [
                'Employer in a designated regional area',
                'Skills assessment and {{visa-494-experience in words}} of experience',
                'Under {{visa-186-age-limit}} when you apply, unless an exemption fits',
              ],
            },
          ],
        },
        {
          kind: 'note',
          title: 'About the age limit',
          text: 'The 482 itself sets no upper age. Most people who take it want to stay, though, and the 186 asks that they be under {{visa-186-age-limit}}, so work the dates out before the first visa rather than after it.',
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
              text: 'The employer becomes an approved standard business sponsor. It shows that it operates lawfully and takes on duties: to pay properly, keep records, and tell the Department when things change. Approval lasts {{sponsor-approval in words}}.',
            },
            {
              term: 'Nomination',
              text: 'The employer names the position, the occupation, the salary and the person. It shows that the job is genuine and, in most cases, that it advertised the job in Australia first.',
            },
            {
              term: 'Visa',
              text: 'The worker shows skill, experience, English, health and character. Family can be included.',
            },
          ],
        },
        {
          kind: 'paragraph',
          text: 'Three people may write these three applications, and the officer reads all of them. If the advertisement says one thing, the contract another and the reference a third, the best worker in the country won’t rescue it.',
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
            'A lawful, operating business: registration, financial statements, an organisation chart',
            'A position that the business needs, full time, with duties that match the occupation',
            'Labour market testing: at least two advertisements, each running for at least {{sponsor-advertising in words}}, in the {{sponsor-advertising-window in words}} before the nomination is lodged',
            'A salary no lower than the threshold, and no lower than an Australian would be paid for the same work in the same place',
            'A written contract of employment',
          ],
        },
        {
          kind: 'table',
          caption: 'Least salary for a 482 nomination',
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
            'Indexed each July to average earnings under regulation 5.42A of the Migration Regulations 1994. Check the ',
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
          text: 'The Skilling Australians Fund levy is paid with the nomination: for a 482, {{training-levy-small}} for each year of the visa where turnover is under {{training-levy-turnover}} and {{training-levy-large}} otherwise. The levy and the costs of sponsorship are the employer’s. Asking the worker to repay them is against the law, as is taking any benefit in return for sponsorship.',
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
            'Qualifications and experience that match the occupation, with references that give dates, hours and duties',
            'A skills assessment, where the occupation and passport call for one, and always for Direct Entry unless exempt',
            'An English result at the required level, or the exemption',
            'Registration or a licence, where the work needs it',
            'Health cover for a 482, and health and police checks when asked',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Time you have already worked in Australia with permission counts as experience. So may work with an earlier sponsor. Keep payslips and tax notices: one day they will be the proof that turns a 482 into a 186.',
        },
      ],
    },
    {
      id: 'process',
      heading: 'The order of things',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Test the idea',
              text: 'Check occupation, salary, age and experience against the rules before anyone signs. This is the cheapest hour of the whole business.',
            },
            {
              title: 'Advertise the position',
              text: 'Run the advertisements as the rules require and keep copies. One that ran a day short is worth nothing.',
            },
            {
              title: 'Apply to be a sponsor',
              text: 'It can be lodged at the same time as the rest, so long as it is decided first.',
            },
            {
              title: 'Lodge the nomination',
              text: 'With the contract, the evidence of advertising, the salary comparison and the levy.',
            },
            {
              title: 'Lodge the visa application',
              text: 'Within the nomination’s life, with family included or declared.',
            },
            {
              title: 'Start work, and keep the promises',
              text: 'Work in the nominated occupation for the sponsor. The employer reports changes; the worker keeps the payslips.',
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
          text: 'Since 1 July 2024, a 482 holder who stops working for a sponsor has up to {{visa-482-between-jobs}} at a time, and {{visa-482-between-jobs-total}} in all, to find another sponsor, apply for another visa or leave. You may work elsewhere in that time. The days are easily spent, so ask for advice in the first week.',
        },
        {
          kind: 'paragraph',
          text: [
            'A sponsor can’t cancel your visa; only the Department can. If you are underpaid, the ',
            { text: 'Fair Work Ombudsman', href: 'https://www.fairwork.gov.au/' },
            ' will help you whatever visa you hold.',
          ],
        },
      ],
    },
  ],
  callToAction: {
    heading: 'Talk to us, both of you',
    text: 'We prefer to meet the employer and the worker together at the first consultation. Thirty minutes is enough to find out whether the three applications tell one story.',
    primary: { label: 'Book Free Consultation' },
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
