import { withOfficial } from './official';
import { visaTypes } from './points';

const nominated = {
  '189': 'no nomination',
  '190': 'nominated by a state or territory',
  '491': 'nominated, or sponsored by a relative',
} as const;

/** The official points test's words. Its numbers are in `official/`. `part` is of Schedule 6D. */
export const officialCalculator = withOfficial({
  path: '/points-calculator/official',
  title: 'Official Points Test',
  lead: 'The points as Schedule 6D to the Migration Regulations counts them, item by item, for the skilled visas 189, 190 and 491. Nothing is stored: your answers are kept in this page’s address, so that you can save, share or print the result.',
  back: { label: 'Free Points Calculator', path: '/points-calculator' },
  quick: {
    text: 'In a hurry? The quick estimate asks six questions, and counts by simpler rules of ours.',
    label: 'Quick estimate',
  },
  button: 'Count the points',
  visa: {
    label: 'Nomination',
    part: '6D.12, 6D.13',
    question: 'Which visa, and with what nomination?',
    choices: (['189', '190', '491'] as const).map((id) => ({
      id,
      figure: id,
      label: `${visaTypes[id].name}: ${nominated[id]}`,
    })),
  },
  age: {
    label: 'Age at invitation',
    part: '6D.1',
    question: 'How old will you be on the day you are invited?',
  },
  english: {
    label: 'English',
    part: '6D.2',
    question: 'Which test of English did you take?',
    hint: 'Choose the test, its day and your four scores, and we read the level from the bands of that day. You can skip this and say your level below.',
    taken: 'Day of the test',
    scores: ['Listening', 'Reading', 'Writing', 'Speaking'],
    levelQuestion: 'Your level of English, if you know it',
    levelHint:
      'Counts where you gave no scores above, or where we don’t have the bands of your test. We can’t check it then.',
    levels: {
      none: 'Below competent',
      competent: 'Competent',
      proficient: 'Proficient',
      superior: 'Superior',
    },
    unchecked:
      'Your level of English is what you told us. We couldn’t check it against a test’s bands: look it up at the Department before you rely on it.',
    errors: {
      test: 'Choose the test that these scores are of.',
      taken: 'Give the day of the test: the bands depend on it.',
      scores: 'Give all four scores,',
      numbers: 'each as a number from 0 to',
      grades: 'each as one of the grades',
      unknown:
        'We don’t have every band of this test for that day. Choose your level here, as your test report or the Department says it.',
      tooHigh: 'Your scores above don’t reach this level by the bands of that day. Choose another.',
    },
  },
  overseas: {
    label: 'Skilled work overseas',
    part: '6D.3',
    question: 'How long was your skilled work overseas?',
    hint: 'In your nominated or a closely related occupation, in the last {{points-work-window in words}}, for {{points-work-hours}} or more.',
  },
  australian: {
    label: 'Skilled work in Australia',
    part: '6D.4',
    question: 'And your skilled work in Australia?',
    hint: 'The same rules, on a visa that allowed the work. Both together earn {{points-work-most}} at most.',
  },
  workMost: {
    label: 'Most for work, both together',
    part: '6D.5',
    said: 'Over the most that counts',
  },
  qualification: {
    label: 'Qualification',
    part: '6D.7',
    question: 'What is your highest qualification?',
    hint: 'From Australia, or of a recognised standard.',
    choices: [
      { id: 'doctorate', label: 'Doctorate' },
      { id: 'master', label: 'Master’s degree' },
      { id: 'bachelor', label: 'Bachelor degree' },
      { id: 'diploma', label: 'Diploma, trade, or an award that the assessing body recognises' },
      { id: 'none', label: 'None of these' },
    ],
  },
  claims: {
    question: 'Which of these are true of you?',
    yes: 'Yes',
    no: 'No',
  },
  specialist: {
    label: 'Specialist education',
    part: '6D.7A',
    claim: 'A master’s degree by research, or a doctorate, from Australia in a STEM field',
  },
  study: {
    label: 'Australian study',
    part: '6D.8',
    claim:
      'The Australian study requirement: a degree, diploma or trade after two academic years of study in Australia',
  },
  regional: {
    label: 'Regional study',
    part: '6D.10',
    claim: 'That study was in regional Australia',
    without: 'Counts only with the Australian study requirement',
  },
  year: {
    label: 'Professional year',
    part: '6D.6',
    claim: 'A professional year in Australia',
  },
  language: {
    label: 'Community language',
    part: '6D.9',
    claim: 'A credentialled community language',
  },
  partner: {
    label: 'Partner',
    part: '6D.11',
    question: 'Do you have a partner?',
    choices: [
      { id: 'single', label: 'No, or my partner is an Australian citizen or permanent resident' },
      {
        id: 'skilled',
        label:
          'Yes: younger than {{points-age-limit}}, with competent English and a skills assessment for an occupation on the same list',
      },
      { id: 'english', label: 'Yes, with competent English only' },
      { id: 'other', label: 'Yes, with neither' },
    ],
  },
  result: {
    none: 'No result yet.',
    eligible: 'Enough for the pool',
    notEligible: 'Not enough yet',
    tooOld: 'Can’t be invited',
    obstacles: {
      age: 'From {{points-age-limit}} on nobody can be invited, whatever the points.',
      ageMissing: 'Your age is missing. Without it nobody can say whether you can be invited.',
      english: 'Competent English is needed for an invitation.',
      points: 'The total is under the pass mark.',
    },
    unanswered: 'Not answered, and so counted as nothing:',
    part: 'Schedule 6D, part',
    rates: 'Rates of',
    basis:
      'Points as in Schedule 6D, as amended by F2019L00578 and in force since 16 November 2019; the pass mark by IMMI 18/067. Read at second hand: have them confirmed before you rely on them.',
    changes: 'What would raise it',
    changesLead:
      'Each alone, the best first, after every cap. Work takes time: a birthday may move you to another age band, and work from earlier years may stop counting.',
    noChanges: 'Nothing that you can still change adds points.',
    tooOldChanges: 'No other answer would make an invitation possible.',
    needed: 'needed for an invitation',
    becomes: 'makes',
    regionalToo: 'Australian study, in regional Australia',
    print: 'Print this result',
    changed:
      'You’ve changed an answer since. Press Count the points to bring this result up to date.',
  },
  differs: {
    heading: 'Why the quick estimate says otherwise',
    lead: 'For answers like yours our quick estimate comes to',
    detail: 'This is how the official test differs from it:',
    link: 'See the quick estimate',
  },
  indicative:
    'Results are indicative only. The Department of Home Affairs decides, on documents, by the rules of the day on which you are invited.',
  carry: {
    heading: 'Take the official points test',
    text: 'We carry your answers over; it asks for the rest.',
    label: 'Official points test',
  },
} as const);
