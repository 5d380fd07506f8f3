import type { Seo } from './guides/guide';
import { withOfficial } from './official';
import { visaTypes } from './points';

const nominated = {
  '189': 'no nomination',
  '190': 'nominated by a state or territory',
  '491': 'nominated, or sponsored by a relative',
} as const;

/**
 * Texts of the official points test. Its numbers are in `official/`. `part` refers to Schedule 6D.
 */
export const officialCalculator = withOfficial({
  path: '/points-calculator/official',
  title: 'Official Points Test',
  lead: 'Your points for the skilled visas 189, 190 and 491, item by item, as Schedule 6D to the Migration Regulations counts them. Nothing is stored: your answers are kept in this page’s address, so you can save, share or print the result.',
  back: { label: 'Free Points Calculator', path: '/points-calculator' },
  quick: {
    text: 'In a hurry? The quick estimate asks six questions and uses simpler rules of our own.',
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
    question: 'Which English test did you take?',
    hint: 'Choose the test and give its date and your four scores: we work out your level from the scores required on that date. The test must have been taken at a test centre, as versions taken at home don’t count. You can also skip this and choose your level below.',
    taken: 'Date of the test',
    scores: ['Listening', 'Reading', 'Writing', 'Speaking'],
    levelQuestion: 'Your level of English, if you know it',
    levelHint: 'Used only if you gave no scores above. We can’t check it then.',
    levels: {
      none: 'Below competent',
      competent: 'Competent',
      proficient: 'Proficient',
      superior: 'Superior',
    },
    passport: {
      question: 'Your passport',
      claim:
        'I am a citizen of the United Kingdom, the United States, Canada, New Zealand or Ireland, and hold a passport of that country',
      hint: 'This counts as competent English without a test. To earn points you still need a test.',
      said: 'by passport',
    },
    unchecked:
      'Your level of English is the one you told us. We couldn’t check it against test scores: look it up on the Department’s site before you rely on it.',
    errors: {
      test: 'Choose the test these scores are from.',
      taken: 'Give the date of the test: the scores required depend on it.',
      future:
        'This date is still to come. Give the date of a test you have taken, or choose a level below.',
      tooOld:
        'Results count for {{points-english-validity in words}} before the invitation. This one is too old.',
      notAccepted: 'Results of this test from that date don’t count for the points test.',
      missing: 'Give all four scores.',
      scores: 'Scores of this test are',
      from: 'from',
      to: 'to',
      steps: { '0.5': 'in whole or half bands', '1': 'in whole numbers', '10': 'in tens' },
      grades: 'grades',
    },
  },
  overseas: {
    label: 'Skilled work overseas',
    part: '6D.3',
    question: 'How long have you done skilled work overseas?',
    hint: 'In your nominated occupation or a closely related one, in the last {{points-work-window in words}}, for at least {{points-work-hours}}.',
  },
  australian: {
    label: 'Skilled work in Australia',
    part: '6D.4',
    question: 'How long have you done skilled work in Australia?',
    hint: 'The same rules apply, and your visa must have allowed the work. Work in Australia and overseas together earns at most {{points-work-most}} points.',
  },
  workMax: {
    label: 'Maximum for work, both together',
    part: '6D.5',
    said: 'Above the maximum for work',
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
      {
        id: 'diploma',
        label: 'Diploma, trade, or an award that the assessing authority recognises',
      },
      { id: 'none', label: 'None of these' },
    ],
  },
  claims: {
    question: 'Which of these apply to you?',
    yes: 'Yes',
    no: 'No',
  },
  specialist: {
    label: 'Specialist education',
    part: '6D.7A',
    claim: 'A master’s degree by research, or a doctorate, from Australia in a STEM field',
    without: 'Counts only with a master’s degree or a doctorate as your qualification',
  },
  study: {
    label: 'Australian study',
    part: '6D.8',
    claim:
      'The Australian study requirement: a degree, diploma or trade qualification after {{points-study-time in words}} of study in Australia',
  },
  regional: {
    label: 'Regional study',
    part: '6D.10',
    claim: 'That study was in regional Australia',
    without: 'Counts only if you meet the Australian study requirement',
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
          'Yes, applying with me: under {{points-age-limit}}, with competent English and a skills assessment for an occupation on the same list',
      },
      { id: 'english', label: 'Yes, applying with me: with competent English only' },
      { id: 'other', label: 'Yes, with neither, or not applying with me' },
    ],
  },
  result: {
    none: 'No result yet.',
    eligible: 'Enough for the pool',
    notEligible: 'Not enough yet',
    tooOld: 'Can’t be invited',
    englishNeeded: 'English needed',
    ageNeeded: 'Age needed',
    obstacles: {
      age: 'Nobody aged {{points-age-limit}} or over can be invited, whatever their points.',
      ageMissing: 'Tell us your age: without it we can’t say whether you can be invited.',
      english: 'Competent English is needed for an invitation.',
      points: 'The total is under the pass mark.',
    },
    unanswered: 'Not answered, so counted as 0:',
    part: 'Schedule 6D, part',
    rates: 'Rates of',
    basis:
      'Points as in Schedule 6D, as amended by F2019L00578 and in force since 16 November 2019; the pass mark by IMMI 18/067; English scores by LIN 25/016. We have these from secondary sources: have them confirmed before you rely on them.',
    changes: 'What would raise it',
    changesLead:
      'Each change on its own, best first, with every cap applied. Gaining work experience takes time: meanwhile a birthday may move you into another age band, and earlier work may stop counting.',
    noChanges: 'Nothing you can still change adds points.',
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
    lead: 'For answers like yours our quick estimate gives',
    detail: 'The official test differs from it as follows:',
    link: 'See the quick estimate',
  },
  indicative:
    'Results are indicative only. The Department of Home Affairs decides, on the documents you give it, under the rules in force on the day you are invited.',
} as const);

export const officialSeo: Seo = {
  title: 'Official Points Test for the 189, 190 and 491 Visas',
  description:
    'Count your points as Schedule 6D does: age at invitation, English by test, work, study, partner and nomination, and what would raise your total most.',
  keywords: [
    'official points test Australia',
    'Schedule 6D points',
    'SkillSelect points',
    'points test partner skills',
    'PTE IELTS points',
  ],
};
