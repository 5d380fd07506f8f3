import { withOfficial } from '../official';
import { type Criterion, inGuide, pointsTable, visaTypes } from '../points';
import type { FreeGuide, PrintBlock } from './freeGuide';

/** Builds a table of a criterion's items in the guide's version, with room to write. */
function itemsOf(criterion: Criterion): PrintBlock {
  const { label, extra } = pointsTable[criterion];
  const items = inGuide(pointsTable[criterion]);
  const scoring = items.filter(({ points }) => points > 0 || items.length > 2);
  const rows = scoring.map((item) => [item.label, String(item.points), '', '']);
  if (extra) rows.push([extra.label, `+${extra.points}`, '', '']);
  return {
    kind: 'worksheet',
    caption: label,
    columns: ['If this is you', 'Points', 'Mine', 'The document that proves it'],
    rows,
  };
}

const independent = visaTypes['189'];
const nominated = visaTypes['190'];

export const pointsWorksheet: FreeGuide = withOfficial({
  slug: 'points-test-worksheet',
  title: 'Points Test Worksheet',
  description:
    'A printable worksheet for Australia’s points test: count each item, write down the document that proves it, and find the dates on which your score changes.',
  keywords: ['points test worksheet', 'PR points', 'skilled visa points', 'printable worksheet'],
  lead: 'Fill this in with your documents on the table. If a line has no document, it has no points. Use a pencil: you will do it again.',
  sections: [
    {
      id: 'how',
      heading: 'How to use it',
      blocks: [
        {
          kind: 'text',
          text: 'Choose one line in each table, write its points under “Mine”, and name the document that proves it. Answer as you will be on the day you are invited, which may be months away. The values are those of our permanent residency guide; our calculator gives more points for a master’s degree and none for having no partner. Where they differ, rely on the official calculator.',
        },
        {
          kind: 'worksheet',
          caption: 'About me',
          columns: ['What', 'Answer'],
          rows: [
            ['My nominated occupation', ''],
            ['My assessing authority', ''],
            ['The visa I am aiming for (189, 190 or 491)', ''],
            ['Today’s date', ''],
          ],
        },
      ],
    },
    {
      id: 'age',
      heading: 'Age',
      blocks: [
        {
          kind: 'text',
          text: 'Your age on the day of the invitation. You must be under {{points-age-limit}} on that day.',
        },
        itemsOf('age'),
        {
          kind: 'lines',
          prompt: 'The next birthday that changes my age band is on',
          lines: 1,
        },
      ],
    },
    {
      id: 'english',
      heading: 'English',
      blocks: [
        {
          kind: 'text',
          text: 'Your level is set by the weakest of the four parts. IELTS is named here; other approved tests have scores of their own for each level.',
        },
        itemsOf('englishLevel'),
        { kind: 'lines', prompt: 'Test, date, and result in each of the four parts', lines: 2 },
      ],
    },
    {
      id: 'education',
      heading: 'Education',
      blocks: [
        {
          kind: 'text',
          text: 'Your highest qualification, as the assessing authority recognises it. The last line is added if you qualified in Australia after at least {{visa-485-study-time in words}} of study here.',
        },
        itemsOf('education'),
        itemsOf('regionalStudy'),
      ],
    },
    {
      id: 'experience',
      heading: 'Skilled work',
      blocks: [
        {
          kind: 'text',
          text: 'Only work in your nominated or a closely related occupation, at least {{points-work-hours}}, in the {{points-work-window in words}} before the invitation. Your authority may decide that skilled work began later than your first job: use the authority’s date. Write each job on a line and add up the months.',
        },
        {
          kind: 'worksheet',
          caption: 'My jobs',
          columns: ['Employer and position', 'From', 'To', 'Months that count', 'Proof'],
          rows: [
            ['', '', '', '', ''],
            ['', '', '', '', ''],
            ['', '', '', '', ''],
            ['', '', '', '', ''],
            ['Total', '', '', '', ''],
          ],
          total: true,
        },
        itemsOf('experience'),
      ],
    },
    {
      id: 'partner',
      heading: 'Partner',
      blocks: [
        {
          kind: 'text',
          text: 'A partner with skills is under {{points-age-limit}}, has competent English and a suitable skills assessment in an occupation on the same list, all before the invitation.',
        },
        itemsOf('partnerPoints'),
      ],
    },
    {
      id: 'total',
      heading: 'Add it up',
      blocks: [
        {
          kind: 'worksheet',
          caption: 'My total',
          columns: ['Item', 'Today', 'Next', 'Later'],
          rows: [
            ['Age', '', '', ''],
            ['English', '', '', ''],
            ['Education and study in Australia', '', '', ''],
            ['Skilled work', '', '', ''],
            ['Partner', '', '', ''],
            ['Other items of the official test', '', '', ''],
            ['Total', '', '', ''],
          ],
          total: true,
        },
        {
          kind: 'text',
          text: `The pass mark for all three visas is ${independent.passmark}. For the 189, scores of ${independent.typicalInvitation?.text} are typical among those invited; for the 190, ${nominated.typicalInvitation?.text}. The other items of the official test are Australian work, specialist education, a professional year, a community language, and nomination.`,
        },
      ],
    },
    {
      id: 'next',
      heading: 'What would raise it?',
      blocks: [
        {
          kind: 'worksheet',
          caption: 'My options',
          columns: ['What I could do', 'Points it adds', 'By when', 'What it costs'],
          rows: [
            ['Sit the English test again, for the next level', '', '', ''],
            ['Reach the next step of work experience', '', '', ''],
            ['Have my partner’s skills assessed', '', '', ''],
            ['Seek nomination by a state or territory', '', '', ''],
            ['', '', '', ''],
          ],
        },
        {
          kind: 'checklist',
          title: 'Before I lodge the expression of interest',
          items: [
            'The occupation is on the list for the visa I chose',
            'The skills assessment is in hand and will still be valid',
            'Every line above has its document',
            'I checked the total on the Department’s own calculator',
          ],
        },
        { kind: 'lines', prompt: 'Questions for an agent', lines: 3 },
      ],
    },
  ],
});
