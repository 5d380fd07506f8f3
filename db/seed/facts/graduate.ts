import { about, charges2026, ours, proposed } from './fact';

/** The graduate visa (485). */
export const graduate = about('Graduate visa', {
  'visa-485-charge': {
    name: 'Temporary Graduate visa (485): application charge',
    kind: 'money',
    values: [
      {
        value: '2300',
        from: '2025-07-01',
        ...proposed('business-standard.com, 6 March 2026', 'high'),
      },
      {
        value: '4600',
        from: '2026-03-01',
        ...proposed('business-standard.com, 6 March 2026', 'high'),
      },
      { value: '5750', ...charges2026 },
    ],
  },
  'visa-485-age-limit': {
    name: 'Temporary Graduate visa (485): age limit',
    kind: 'age',
    values: [{ value: '35', from: '2024-07-01', ...ours }],
  },
  'visa-485-age-rule': {
    name: 'Temporary Graduate visa (485): age rule in full',
    kind: 'text',
    values: [
      {
        value:
          'You must be under 35 on the day you apply; if you are already 35, ask us before you rule it out. If you have a master’s by research or a doctorate, or hold a Hong Kong or British National (Overseas) passport, you must be under 50',
        from: '2024-07-01',
        ...ours,
      },
      {
        value:
          'You must be 35 or under on the day you apply. If you have a master’s by research or a doctorate, or hold a Hong Kong or British National (Overseas) passport, you must be under 50',
        from: '2024-07-01',
        ...proposed('Summaries of the rule in force since 1 July 2024', 'high'),
      },
    ],
  },
  'visa-485-apply-within': {
    name: 'Temporary Graduate visa (485): deadline after completing a course',
    kind: 'duration',
    values: [{ value: '6 months', words: 'six months', ...ours }],
  },
  'visa-485-study-time': {
    name: 'Temporary Graduate visa (485): Australian study requirement',
    kind: 'duration',
    values: [{ value: '2 years', words: 'two academic years', ...ours }],
  },
  'visa-485-study-weeks': {
    name: 'Temporary Graduate visa (485): Australian study requirement in weeks',
    kind: 'duration',
    values: [{ value: '92 weeks', ...ours }],
  },
  'visa-485-study-months': {
    name: 'Temporary Graduate visa (485): minimum duration of study',
    kind: 'duration',
    values: [{ value: '16 calendar months', ...ours }],
  },
  'visa-485-stay-vocational': {
    name: 'Temporary Graduate visa (485): length of stay, vocational stream',
    kind: 'duration',
    values: [{ value: '18 months', ...ours }],
  },
  'visa-485-stay-higher': {
    name: 'Temporary Graduate visa (485): length of stay, higher education stream',
    kind: 'range',
    values: [{ value: '2–4 years', ...ours }],
  },
  'visa-485-stay-longest': {
    name: 'Temporary Graduate visa (485): maximum stay, most passports',
    kind: 'duration',
    values: [{ value: '4 years', ...ours }],
  },
  'visa-485-stay-bachelor': {
    name: 'Temporary Graduate visa (485): length of stay after a bachelor degree',
    kind: 'range',
    values: [{ value: '2–3 years', ...ours }],
  },
  'visa-485-stay-coursework': {
    name: 'Temporary Graduate visa (485): length of stay after a master’s by coursework',
    kind: 'range',
    values: [{ value: '2–4 years', ...ours }],
  },
  'visa-485-stay-research': {
    name: 'Temporary Graduate visa (485): length of stay after a master’s by research or PhD',
    kind: 'range',
    values: [{ value: '2–4 years', ...ours }],
  },
  'visa-485-most-bachelor': {
    name: 'Temporary Graduate visa (485): usual maximum after a bachelor degree',
    kind: 'duration',
    values: [{ value: '2 years', from: '2024-07-01', ...ours }],
  },
  'visa-485-most-coursework': {
    name: 'Temporary Graduate visa (485): usual maximum after a master’s by coursework',
    kind: 'duration',
    values: [{ value: '2 years', from: '2024-07-01', ...ours }],
  },
  'visa-485-most-research': {
    name: 'Temporary Graduate visa (485): usual maximum after a master’s by research or PhD',
    kind: 'duration',
    values: [{ value: '3 years', from: '2024-07-01', ...ours }],
  },
  'visa-485-india-bachelor': {
    name: 'Temporary Graduate visa (485): Indian graduates, bachelor with first-class honours in STEM',
    kind: 'duration',
    values: [{ value: '3 years', words: 'three years', ...ours }],
  },
  'visa-485-india-master': {
    name: 'Temporary Graduate visa (485): Indian graduates, master’s degree',
    kind: 'duration',
    values: [{ value: '3 years', words: 'three years', ...ours }],
  },
  'visa-485-india-doctorate': {
    name: 'Temporary Graduate visa (485): Indian graduates, PhD',
    kind: 'duration',
    values: [{ value: '4 years', words: 'four years', ...ours }],
  },
  'visa-485-hong-kong': {
    name: 'Temporary Graduate visa (485): Hong Kong and BN(O) passport holders',
    kind: 'duration',
    values: [{ value: '5 years', words: 'five years', ...ours }],
  },
  'visa-485-english-overall': {
    name: 'Temporary Graduate visa (485): IELTS score, overall',
    kind: 'number',
    values: [{ value: '6.5', ...ours }],
  },
  'visa-485-english-part': {
    name: 'Temporary Graduate visa (485): IELTS score, each part',
    kind: 'number',
    values: [{ value: '5.5', ...ours }],
  },
  'visa-485-english-validity': {
    name: 'Temporary Graduate visa (485): how long an English test is valid',
    kind: 'duration',
    values: [{ value: '12 months', words: 'twelve months', ...ours }],
  },
  'visa-485-police-check-age': {
    name: 'Temporary Graduate visa (485): minimum age for a police check',
    kind: 'age',
    values: [{ value: '16', ...ours }],
  },
});
