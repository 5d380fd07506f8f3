import type { FreeGuide } from './freeGuide';

const months = [
  'Month 1',
  'Month 2',
  'Month 3',
  'Month 4',
  'Month 5',
  'Month 6',
  'Month 7',
  'Month 8',
  'Month 9',
  'Month 10',
  'Month 11',
  'Month 12',
];

export const budgetPlanner: FreeGuide = {
  slug: 'student-budget-planner',
  title: 'Student Budget Planner',
  description:
    'A printable budget for a first year of study in Australia: the money to show for the visa, the cost of arriving, and each month’s real spending.',
  keywords: ['student budget Australia', 'student visa funds', 'living costs', 'printable planner'],
  lead: 'Two different sums matter: what the visa asks you to show, and what your life here will cost. Do both, with whoever is paying at the table. All amounts are in Australian dollars.',
  sections: [
    {
      id: 'to-show',
      heading: 'What the visa asks you to show',
      blocks: [
        {
          kind: 'text',
          text: 'These are the amounts for a year, in force {{visa-500-living-costs since}}. Check them on the Department’s student visa page before you rely on them. Tuition is that of the first year, less what you have paid already. For a course shorter than a year, take a share of each.',
        },
        {
          kind: 'worksheet',
          caption: 'Money to show',
          columns: ['Item', 'Amount', 'Mine'],
          rows: [
            ['Living costs, student', '{{visa-500-living-costs}}', ''],
            ['Living costs, accompanying partner', '{{visa-500-living-costs-partner}}', ''],
            ['Living costs, each child', '{{visa-500-living-costs-child}}', ''],
            ['Schooling, each school-age child', '{{visa-500-schooling}}', ''],
            ['First year’s tuition still to pay', '', ''],
            ['Travel here and home', '', ''],
            ['Total', '', ''],
          ],
          total: true,
        },
        {
          kind: 'worksheet',
          caption: 'Where it comes from',
          columns: ['Source', 'Whose, and their relationship to me', 'Amount', 'Proof'],
          rows: [
            ['Savings', '', '', ''],
            ['Education loan', '', '', ''],
            ['Scholarship', '', '', ''],
            ['Sponsor’s income', '', '', ''],
            ['Total', '', '', ''],
          ],
          total: true,
        },
        {
          kind: 'lines',
          prompt: 'Large deposits in the last six months, and where each came from',
          hint: 'An officer will notice them. Explain before you are asked.',
          lines: 3,
        },
      ],
    },
    {
      id: 'before',
      heading: 'Before you leave',
      blocks: [
        {
          kind: 'text',
          text: 'The visa charge starts from {{visa-500-charge}}, {{visa-500-charge as of}}. Charges rise most years on 1 July: use the visa pricing estimator for the current figure.',
        },
        {
          kind: 'worksheet',
          caption: 'One-off costs',
          columns: ['Item', 'Estimate', 'Paid', 'Date'],
          rows: [
            ['English test', '', '', ''],
            ['Application fees to providers', '', '', ''],
            ['Tuition deposit', '', '', ''],
            ['Health cover for the whole stay (OSHC)', '', '', ''],
            ['Visa charge', '', '', ''],
            ['Health examination and biometrics', '', '', ''],
            ['Police certificates and translations', '', '', ''],
            ['Flight and luggage', '', '', ''],
            ['Total', '', '', ''],
          ],
          total: true,
        },
      ],
    },
    {
      id: 'arriving',
      heading: 'The first month',
      blocks: [
        {
          kind: 'text',
          text: 'This is the most expensive month. A bond and rent in advance are usually due on the same day, and your first wages may be weeks away.',
        },
        {
          kind: 'worksheet',
          caption: 'Arriving',
          columns: ['Item', 'Estimate', 'Spent'],
          rows: [
            ['First nights somewhere temporary', '', ''],
            ['Bond', '', ''],
            ['Rent in advance', '', ''],
            ['Bedding, kitchen things, a desk', '', ''],
            ['Phone and transport card', '', ''],
            ['Books, laptop, student fees', '', ''],
            ['Total', '', ''],
          ],
          total: true,
        },
      ],
    },
    {
      id: 'monthly',
      heading: 'An ordinary month',
      blocks: [
        {
          kind: 'text',
          text: 'Ask two people who live in your city what they really pay, and write down the higher. For comparison, the visa’s amount for a student is {{visa-500-living-costs}} for a year: a month’s share is a twelfth of that.',
        },
        {
          kind: 'worksheet',
          caption: 'Each month',
          columns: ['Item', 'Estimate', 'Actual, month 2', 'Actual, month 3'],
          rows: [
            ['Rent', '', '', ''],
            ['Electricity, gas, internet', '', '', ''],
            ['Groceries', '', '', ''],
            ['Transport', '', '', ''],
            ['Phone', '', '', ''],
            ['Medicine, and what OSHC doesn’t cover', '', '', ''],
            ['Clothes, going out, a present for somebody', '', '', ''],
            ['Saved for next semester’s fees', '', '', ''],
            ['Total', '', '', ''],
          ],
          total: true,
        },
      ],
    },
    {
      id: 'work',
      heading: 'What work can add',
      blocks: [
        {
          kind: 'text',
          text: 'While the course is in session you may work {{visa-500-work-hours}}. Plan for fewer: exams come, shifts are cancelled, and it may take weeks to find a job. Don’t count on wages for tuition. Check the minimum you must be paid with the Fair Work Ombudsman’s pay calculator.',
        },
        {
          kind: 'worksheet',
          caption: 'A careful estimate',
          columns: [
            'Hours a fortnight I could keep up',
            'Pay an hour, after tax',
            'A fortnight',
            'A month',
          ],
          rows: [['', '', '', '']],
        },
      ],
    },
    {
      id: 'year',
      heading: 'The year at a glance',
      blocks: [
        {
          kind: 'worksheet',
          caption: 'In and out',
          columns: ['Month', 'Money in', 'Living', 'Fees due', 'Left at the end'],
          rows: months.map((month) => [month, '', '', '', '']),
        },
        {
          kind: 'checklist',
          title: 'A budget that will hold',
          items: [
            'No month ends below zero',
            'I could live three months without wages',
            'The money for next semester’s fees is there a month before they are due',
            'Somebody at home has seen this page',
          ],
        },
        { kind: 'lines', prompt: 'What I would give up first, if I had to', lines: 2 },
      ],
    },
  ],
};
