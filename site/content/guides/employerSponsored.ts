import type { Guide } from './guide';

export const employerSponsored: Guide = {
  path: '/services/employer-sponsored',
  title: 'Employer-sponsored visa guide',
  subclass: 'Subclasses 482, 186 and 494',
  lead: 'An employer who can’t find the person it needs in Australia may sponsor somebody from overseas. It takes three applications by two parties, and they are read side by side, so it pays to prepare them together.',
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
  facts: [
    {
      label: 'Length of the 482',
      value: '2–4 years',
      note: 'As long as the employer nominates, up to four',
      icon: 'stay',
    },
    {
      label: 'Age',
      value: 'Under 45',
      note: 'For the permanent 186 and the regional 494; exceptions exist',
      icon: 'age',
    },
    {
      label: 'Salary at least',
      value: '$79,499',
      note: 'Core Skills stream, nominations lodged from 1 July 2026',
      icon: 'fee',
    },
    {
      label: 'Experience for the 482',
      value: '1 year',
      note: 'Full time or equal to it, in the last five years',
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
              figure: '2–4 years',
              figureLabel: 'temporary',
              text: 'The usual first step. It replaced the Temporary Skill Shortage visa on 7 December 2024 and kept its number. Its streams are Core Skills, Specialist Skills and Labour Agreement.',
              items: [
                'Occupation on the Core Skills Occupation List, or a salary above the specialist threshold',
                'One year of relevant experience in the last five',
                'English at the required level, or an exemption',
              ],
            },
            {
              title: 'Employer Nomination Scheme (186)',
              figure: 'Permanent',
              figureLabel: 'from the grant',
              text: 'Residence for good, either directly or after time with a sponsor on a 482.',
              items: [
                'Temporary Residence Transition: two years of sponsored work within the last three',
                'Direct Entry: a skills assessment and three years of experience',
                'Under 45 when you apply, unless an exemption fits',
              ],
            },
            {
              title: 'Skilled Employer Sponsored Regional (494)',
              figure: '5 years',
              figureLabel: 'provisional',
              text: 'For jobs in regional Australia, which is everywhere outside Sydney, Melbourne and Brisbane. After three years it can lead to the permanent subclass 191.',
              items: [
                'Employer in a designated regional area',
                'Skills assessment and three years of experience',
                'Under 45 when you apply, unless an exemption fits',
              ],
            },
          ],
        },
        {
          kind: 'note',
          title: 'About the age limit',
          text: 'The 482 itself sets no upper age. Most people who take it want to stay, though, and the 186 asks that they be under 45, so work the dates out before the first visa rather than after it.',
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
              text: 'The employer becomes an approved standard business sponsor. It shows that it operates lawfully and takes on duties: to pay properly, keep records, and tell the Department when things change. Approval lasts five years.',
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
            'Labour market testing: at least two advertisements, each running for at least four weeks, in the four months before the nomination is lodged',
            'A salary no lower than the threshold, and no lower than an Australian would be paid for the same work in the same place',
            'A written contract of employment',
          ],
        },
        {
          kind: 'table',
          caption: 'Least salary for a 482 nomination',
          columns: ['Stream', 'From 1 July 2025', 'From 1 July 2026'],
          rows: [
            ['Core Skills', '$76,515', '$79,499'],
            ['Specialist Skills', '$141,210', '$146,717'],
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
          kind: 'paragraph',
          text: 'The Skilling Australians Fund levy is paid with the nomination: for a 482, $1,200 for each year of the visa where turnover is under $10 million and $1,800 otherwise. The levy and the costs of sponsorship are the employer’s. Asking the worker to repay them is against the law, as is taking any benefit in return for sponsorship.',
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
          text: 'Time you have already worked in Australia with permission counts as experience. So may work with an earlier sponsor. Keep payslips and tax notices: two years from now they will be the proof that turns a 482 into a 186.',
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
              text: 'Run the advertisements as the rules require and keep copies. One that ran for 27 days is worth nothing.',
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
          text: 'Since 1 July 2024, a 482 holder who stops working for a sponsor has up to 180 days at a time, and 365 days in all, to find another sponsor, apply for another visa or leave. You may work elsewhere in that time. The days are easily spent, so ask for advice in the first week.',
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
      asAt: '2026-07-01',
    },
    {
      title: 'Employer Nomination Scheme visa (subclass 186), Department of Home Affairs',
      url: 'https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing/employer-nomination-scheme-186',
      asAt: '2025-08-25',
    },
    {
      title:
        'Skilled Employer Sponsored Regional (Provisional) visa (subclass 494), Department of Home Affairs',
      url: 'https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing/skilled-employer-sponsored-regional-494',
      asAt: '2025-08-25',
    },
  ],
};
