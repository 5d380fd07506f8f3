import { about, charges2026, department, proposed, specification } from './fact';

/** The graduate visa (485). */
export const graduate = about('Graduate visa', {
  'visa-485-charge': {
    name: 'Graduate visa (485): charge',
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
  /** The specification’s figure; the law is the rule below. */
  'visa-485-age-limit': {
    name: 'Graduate visa (485): highest age',
    kind: 'age',
    values: [{ value: '35', from: '2024-07-01', ...specification }],
  },
  'visa-485-age-rule': {
    name: 'Graduate visa (485): rule on age',
    kind: 'text',
    values: [
      {
        value:
          'You must be 35 or under on the day you apply. If you have a master’s by research or a doctorate, or hold a Hong Kong or British National (Overseas) passport, you must be under 50',
        from: '2024-07-01',
        ...department('temporary-graduate-485'),
      },
    ],
  },
  'visa-485-apply-within': {
    name: 'Graduate visa (485): time to apply after the course',
    kind: 'duration',
    values: [{ value: '6 months', words: 'six months', ...specification }],
  },
  'visa-485-study-time': {
    name: 'Graduate visa (485): least study',
    kind: 'duration',
    values: [{ value: '2 years', words: 'two academic years', ...specification }],
  },
  'visa-485-study-weeks': {
    name: 'Graduate visa (485): least registered study',
    kind: 'duration',
    values: [{ value: '92 weeks', ...specification }],
  },
  'visa-485-study-months': {
    name: 'Graduate visa (485): least time over which to study',
    kind: 'duration',
    values: [{ value: '16 calendar months', ...department('temporary-graduate-485') }],
  },
  'visa-485-stay-vocational': {
    name: 'Graduate visa (485): stay, vocational stream',
    kind: 'duration',
    values: [{ value: '18 months', ...specification }],
  },
  'visa-485-stay-higher': {
    name: 'Graduate visa (485): stay, higher education stream',
    kind: 'range',
    values: [{ value: '2–4 years', ...specification }],
  },
  'visa-485-stay-longest': {
    name: 'Graduate visa (485): longest stay',
    kind: 'duration',
    values: [{ value: '4 years', ...specification }],
  },
  'visa-485-stay-bachelor': {
    name: 'Graduate visa (485): stay after a bachelor',
    kind: 'range',
    values: [{ value: '2–3 years', ...specification }],
  },
  'visa-485-stay-coursework': {
    name: 'Graduate visa (485): stay after a master by coursework',
    kind: 'range',
    values: [{ value: '2–4 years', ...specification }],
  },
  'visa-485-stay-research': {
    name: 'Graduate visa (485): stay after a master by research or doctorate',
    kind: 'range',
    values: [{ value: '2–4 years', ...specification }],
  },
  'visa-485-most-bachelor': {
    name: 'Graduate visa (485): usual maximum after a bachelor',
    kind: 'duration',
    values: [{ value: '2 years', from: '2024-07-01', ...department('temporary-graduate-485') }],
  },
  'visa-485-most-coursework': {
    name: 'Graduate visa (485): usual maximum after a master by coursework',
    kind: 'duration',
    values: [{ value: '2 years', from: '2024-07-01', ...department('temporary-graduate-485') }],
  },
  'visa-485-most-research': {
    name: 'Graduate visa (485): usual maximum after a master by research or doctorate',
    kind: 'duration',
    values: [{ value: '3 years', from: '2024-07-01', ...department('temporary-graduate-485') }],
  },
  'visa-485-india-bachelor': {
    name: 'Graduate visa (485): Indian nationals after a bachelor with honours',
    kind: 'duration',
    values: [{ value: '3 years', words: 'three years', ...department('temporary-graduate-485') }],
  },
  'visa-485-india-master': {
    name: 'Graduate visa (485): Indian nationals after a master',
    kind: 'duration',
    values: [{ value: '3 years', words: 'three years', ...department('temporary-graduate-485') }],
  },
  'visa-485-india-doctorate': {
    name: 'Graduate visa (485): Indian nationals after a doctorate',
    kind: 'duration',
    values: [{ value: '4 years', words: 'four years', ...department('temporary-graduate-485') }],
  },
  'visa-485-hong-kong': {
    name: 'Graduate visa (485): holders of Hong Kong and BN(O) passports',
    kind: 'duration',
    values: [{ value: '5 years', words: 'five years', ...department('temporary-graduate-485') }],
  },
  'visa-485-police-check-age': {
    name: 'Graduate visa (485): age from which a police check is needed',
    kind: 'age',
    values: [{ value: '16', ...department('temporary-graduate-485') }],
  },
});
