import type { FreeGuide } from './freeGuide';

export const genuineStudentWorkbook: FreeGuide = {
  slug: 'genuine-student-workbook',
  title: 'Genuine Student Questions Workbook',
  description:
    'A printable workbook for the Genuine Student questions and a telephone interview: what each question is for, space to think, and evidence to attach.',
  keywords: [
    'Genuine Student questions',
    'student visa interview',
    'GS statement',
    'printable workbook',
  ],
  lead: 'The form gives you {{visa-500-answer-length}} for each answer. Think here first, on paper, in any language. Then write your answers yourself: officers read a great many copied answers.',
  sections: [
    {
      id: 'facts',
      heading: 'Collect your facts',
      blocks: [
        {
          kind: 'text',
          text: 'Good answers are made of facts that can be checked. Fill in this page before you write a sentence.',
        },
        {
          kind: 'worksheet',
          caption: 'My study and work, latest first',
          columns: ['From', 'To', 'Where', 'What I did', 'Proof'],
          rows: [
            ['', '', '', '', ''],
            ['', '', '', '', ''],
            ['', '', '', '', ''],
            ['', '', '', '', ''],
          ],
        },
        {
          kind: 'lines',
          prompt: 'Gaps of more than three months, and what I did in them',
          lines: 2,
        },
      ],
    },
    {
      id: 'circumstances',
      heading: 'Question 1: your circumstances now',
      blocks: [
        {
          kind: 'text',
          text: 'The form asks about your ties to family, community and work, and about your finances. The officer wants to see a life that the course fits into.',
        },
        {
          kind: 'lines',
          prompt: 'Who lives with me, who depends on me, and who I depend on',
          lines: 3,
        },
        { kind: 'lines', prompt: 'What I do at present, and for whom', lines: 2 },
        { kind: 'lines', prompt: 'How my study will be paid for, and by whom', lines: 2 },
        {
          kind: 'checklist',
          title: 'Could attach',
          items: [
            'Employment letter or business registration',
            'Family certificates',
            'Bank statements or tax returns, mine or my sponsor’s',
          ],
        },
      ],
    },
    {
      id: 'course',
      heading: 'Question 2: why this course, here, with this provider',
      blocks: [
        {
          kind: 'text',
          text: 'This question decides most cases. Compare the course with two others, one of them at home, and say what made the difference. Prices, subjects and placements are reasons. Praise isn’t.',
        },
        {
          kind: 'worksheet',
          caption: 'Three courses',
          columns: ['', 'My choice', 'Another in Australia', 'One at home'],
          rows: [
            ['Course and provider', '', '', ''],
            ['CRICOS code', '', '', 'none'],
            ['Length and yearly fee', '', '', ''],
            ['Two subjects I need', '', '', ''],
            ['What it lacks', '', '', ''],
          ],
        },
        {
          kind: 'lines',
          prompt: 'What I know about living in that city: rent, transport, weather',
          lines: 3,
        },
        {
          kind: 'lines',
          prompt:
            'If it is at a lower level or in another field than before: what happened, and what I have done about it since',
          lines: 3,
        },
      ],
    },
    {
      id: 'benefit',
      heading: 'Question 3: what completing it will do for you',
      blocks: [
        {
          kind: 'text',
          text: 'Find three real job advertisements for the work you want. Write down what they ask for that you don’t have yet.',
        },
        {
          kind: 'worksheet',
          caption: 'Three jobs',
          columns: ['Position and employer', 'Country', 'Asks for', 'The course gives', 'Pay'],
          rows: [
            ['', '', '', '', ''],
            ['', '', '', '', ''],
            ['', '', '', '', ''],
          ],
        },
        { kind: 'lines', prompt: 'Five years from now I would like to be', lines: 2 },
      ],
    },
    {
      id: 'history',
      heading: 'Question 4: earlier study in Australia, and anything else',
      blocks: [
        {
          kind: 'text',
          text: 'If you have held a student visa before, or are applying in Australia while you hold another visa, explain each step. Declare every refusal, by any country. A refusal that is explained can be overcome; a refusal that is left out may not be.',
        },
        {
          kind: 'lines',
          prompt: 'Visas, refusals and changes of course, with dates and reasons',
          lines: 4,
        },
      ],
    },
    {
      id: 'drafts',
      heading: 'Write, then cut',
      blocks: [
        {
          kind: 'checklist',
          title: 'For each answer',
          items: [
            'It answers the question that was asked',
            'Every sentence has a fact in it',
            'Each fact has a document, and I have named it',
            'It is in my own words, and no more than {{visa-500-answer-length}}',
            'A friend has read it and could tell me why I am going',
          ],
        },
        {
          kind: 'lines',
          prompt: 'The one sentence I would keep if I could keep only one',
          lines: 2,
        },
      ],
    },
    {
      id: 'interview',
      heading: 'If an officer calls',
      blocks: [
        {
          kind: 'text',
          text: 'An officer may call to check. Ask for a moment to sit down. Answer briefly, tell the truth, and say so if you don’t know. Practise aloud with a person who will interrupt you.',
        },
        {
          kind: 'worksheet',
          caption: 'Practice',
          columns: ['They may ask', 'My answer, in a few words'],
          rows: [
            ['What will you study, and for how long?', ''],
            ['Name three subjects in the first year.', ''],
            ['Why not study it at home?', ''],
            ['What does a year cost, fees and living?', ''],
            ['Who is paying, and what do they do?', ''],
            ['Where will you live, and how far is the campus?', ''],
            ['Will you work? How many hours are allowed?', ''],
            ['What will you do when you finish?', ''],
            ['Have you ever been refused a visa?', ''],
            ['Who helped you with this application?', ''],
          ],
        },
        {
          kind: 'text',
          text: 'The last question is easy if you wrote the answers yourself. In Australia only a registered migration agent, a legal practitioner or an exempt person may give you immigration assistance; an education agent may help you enrol.',
        },
      ],
    },
  ],
};
